import type { Wake } from "~/services/jobs/jobs";
import { shardOf } from "../../db/shards/move-company";
import { type DatabaseCost, noCost } from "../counted-database";
import { log } from "../log";
import { shardsOf } from "../shards";
import { runSweep } from "./cron";
import type { Env } from "./env";
import { moveOn } from "./move-on";
import { consume } from "./queue";
import { backgroundFrom } from "./services";

export { WorkAdviser } from "./adviser";

/** What somebody looked at is written where the company is by now. */
async function byShard(messages: readonly Message<Wake>[], env: Env) {
  const shards = shardsOf(env);
  const placed = messages.map(async (message) => {
    const { body } = message;
    const moved = shards.length > 1 && body.kind === "read" ? await shardOf(shards, body.companyId) : null;
    return { message, shard: moved ?? body.shard ?? 0 };
  });
  const found = Map.groupBy(await Promise.all(placed), ({ shard }) => shard);
  return [...found].map(([shard, some]) => [shard, some.map(({ message }) => message)] as const);
}

export default {
  async queue(batch, env) {
    const cost = noCost();
    for (const [shard, messages] of await byShard(batch.messages, env))
      await consume({ queue: batch.queue, messages }, backgroundFrom(env, cost, shard));
    logCost("batch", cost, env, batch.messages.length);
  },

  async scheduled(event, env) {
    const cost = noCost();
    const now = new Date(event.scheduledTime);
    for (const shard of shardsOf(env).keys()) {
      await runSweep(backgroundFrom(env, cost, shard), now, shard === 0 ? "all" : "shard");
    }
    await moveOn(env, now);
    logCost("sweep", cost, env, 0);
  },
} satisfies ExportedHandler<Env, Wake>;

function logCost(event: string, cost: DatabaseCost, { ENVIRONMENT }: Env, messages: number): void {
  if (ENVIRONMENT !== "development") return;
  const { queries, rowsRead, rowsWritten } = cost;
  log(event, { messages, queries, rowsRead, rowsWritten });
}
