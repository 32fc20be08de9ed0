/** `npm run shard -- ready SHARD`, and `where|move|stop COMPANY [SHARD]`: the sweeps do the moving. */
import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import { abandonMove, beginMove, shardOf } from "../../db/shards/move-company.ts";
import { ownRange } from "../../db/shards/own-range.ts";
import type { SharedEnv } from "../env.ts";
import { shardsOf } from "../shards.ts";

const root = resolve(import.meta.dirname, "../..");
const remote = process.argv.includes("--remote");
const [what = "", companyId = "", target = ""] = process.argv
  .slice(2)
  .filter((word: string) => word !== "--remote");

const proxy = await getPlatformProxy<SharedEnv & Record<string, unknown>>({
  configPath: resolve(root, remote ? "workers/local/remote-database.toml" : "wrangler.toml"),
  persist: { path: resolve(root, process.env.STATE_DIR ?? ".wrangler/state", "v3") },
  remoteBindings: remote,
});
try {
  const shards = shardsOf(proxy.env);
  process.stdout.write(`${await answer(shards)}\n`);
} finally {
  await proxy.dispose();
}

async function answer(shards: D1Database[]): Promise<string> {
  if (what === "ready") return ready(shards, Number(companyId));
  const shard = await shardOf(shards, companyId);
  if (shard === null) return `There is no company ${companyId}.`;
  if (what === "where") return `Company ${companyId} is on shard ${shard}.`;
  if (what === "stop") {
    const stopped = await abandonMove(shards, companyId);
    return stopped ? `It stays on shard ${shard}.` : "It is not being moved, or has arrived already.";
  }
  const begun = what === "move" && (await beginMove(shards, companyId, Number(target), new Date()));
  return begun
    ? `Company ${companyId} moves from shard ${shard} to ${target}: the sweep of each minute goes on with it.`
    : "Nothing is moved: say `move COMPANY SHARD`, another shard than its own, while no other company moves.";
}

async function ready(shards: D1Database[], number: number): Promise<string> {
  const db = shards[number];
  if (number === 0 || db === undefined) return `There is no database DB_${companyId}.`;
  await db.batch(ownRange(number).map((sql) => db.prepare(sql)));
  return `Shard ${number} counts in a range of its own, and may have companies.`;
}
