import { abandonMove, beginMove, shardOf } from "../../db/shards/move-company.ts";
import { ownRange } from "../../db/shards/own-range.ts";

/** What `npm run shard` says, once it is done or refused. */
export async function answerOperator(
  shards: D1Database[],
  [what = "", companyId = "", target = ""]: readonly string[],
  now: Date,
): Promise<string> {
  if (what === "ready") return ready(shards, companyId);
  const shard = await shardOf(shards, companyId);
  if (shard === null) return `There is no company ${companyId}.`;
  if (what === "where") return `Company ${companyId} is on shard ${shard}.`;
  if (what === "stop") {
    const stopped = await abandonMove(shards, companyId);
    return stopped ? `It stays on shard ${shard}.` : "It is not being moved, or has arrived already.";
  }
  const begun = what === "move" && (await beginMove(shards, companyId, Number(target), now));
  return begun
    ? `Company ${companyId} moves from shard ${shard} to ${target}: the sweep of each minute goes on with it.`
    : "Nothing is moved: say `move COMPANY SHARD`, another shard than its own, while no other company moves.";
}

async function ready(shards: D1Database[], named: string): Promise<string> {
  const number = Number(named);
  const db = shards[number];
  if (number === 0 || db === undefined) return `There is no database DB_${named}.`;
  await db.batch(ownRange(number).map((sql) => db.prepare(sql)));
  return `Shard ${number} counts in a range of its own, and may have companies.`;
}
