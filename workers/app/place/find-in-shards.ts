import { NOTICED } from "../../../db/shards/tables.ts";
import type { Lookup } from "./lookups";

type Row = { person?: string; company: string | null; taking?: string | null };
export type Found = Row & { lookup: Lookup; shard: number };

/** What this isolate has found lately is asked for there first, and everywhere where it is not there. */
const foundBefore = new Map<string, number>();
const MOST_REMEMBERED = 10_000;
const keyOf = ({ sql, values }: Lookup) => `${sql} ${values.join(" ")}`;

function remember(found: readonly Found[]): void {
  for (const { lookup, shard } of found) {
    foundBefore.delete(keyOf(lookup));
    foundBefore.set(keyOf(lookup), shard);
  }
  for (const key of foundBefore.keys()) {
    if (foundBefore.size <= MOST_REMEMBERED) break;
    foundBefore.delete(key);
  }
}

let movingRead = { at: 0, moving: new Map<string, number>() };

/** The shards of those that are moved; a move begins later than `lasts` can be wrong. */
async function movingCompanies([directory]: readonly D1Database[], lasts: number) {
  if (Date.now() - movingRead.at < lasts) return movingRead.moving;
  const found = await directory
    ?.prepare("select company_id as company, shard from company_places where step is not null")
    .all<{ company: string; shard: number }>();
  const moving = new Map(found?.results.map(({ company, shard }) => [company, shard]));
  movingRead = { at: Date.now(), moving };
  return moving;
}

export async function findInShards(
  shards: readonly D1Database[],
  lookups: readonly Lookup[],
): Promise<Found[]> {
  const likely = lookups.map((lookup) => foundBefore.get(keyOf(lookup)));
  if (likely.every((shard) => shard !== undefined)) {
    const moving = await movingCompanies(shards, NOTICED / 2);
    const found = await ask(shards, lookups, (shard, n) => likely[n] === shard);
    const stays = ({ company }: Found) => company === null || !moving.has(company);
    if (lookups.every((lookup) => found.some((one) => one.lookup === lookup && stays(one)))) return found;
  }
  const [moving, all] = await Promise.all([movingCompanies(shards, 0), ask(shards, lookups)]);
  // While a company is moved it is in both, and one of them counts.
  const found = all.filter(({ company, shard }) => (moving.get(company ?? "") ?? shard) === shard);
  remember(found);
  return found;
}

async function ask(
  shards: readonly D1Database[],
  lookups: readonly Lookup[],
  wanted: (shard: number, lookup: number) => boolean = () => true,
): Promise<Found[]> {
  const answers = await Promise.all(
    shards.map(async (db, shard) => {
      const some = lookups.filter((_, n) => wanted(shard, n));
      if (some.length === 0) return [];
      const results = await db.batch<Row>(some.map(({ sql, values }) => db.prepare(sql).bind(...values)));
      return results.flatMap((result, n) =>
        result.results.map((row) => ({ ...row, lookup: some[n] as Lookup, shard })),
      );
    }),
  );
  return lookups.flatMap((lookup) => answers.flat().filter((one) => one.lookup === lookup));
}
