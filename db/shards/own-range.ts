const COUNTED = ["applications", "jobs", "notifications", "question_sets"];

/** Below 2^40 for `candidates_ranked_search`, and apart in the 18 bits by which `open_jobs` tells jobs. */
const ROOM = 2 ** 33 + 2 ** 11;
const MOST_SHARDS = 127;

export function ownRange(shard: number): string[] {
  if (shard >= MOST_SHARDS) throw new Error(`there are no more than ${MOST_SHARDS} shards`);
  return COUNTED.flatMap((name) => [
    `insert into sqlite_sequence (name, seq) select '${name}', 0
      where not exists (select 1 from sqlite_sequence where name = '${name}')`,
    `update sqlite_sequence set seq = max(seq, ${shard * ROOM}) where name = '${name}'`,
  ]);
}
