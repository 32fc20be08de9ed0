import type { Wake } from "~/services/jobs/jobs";
import { type DatabaseCost, noCost } from "../counted-database";
import { log } from "../log";
import { runSweep } from "./cron";
import type { Env } from "./env";
import { consume } from "./queue";
import { backgroundFrom } from "./services";

export { WorkAdviser } from "./adviser";

export default {
  async queue(batch, env) {
    const cost = noCost();
    await consume(batch, backgroundFrom(env, cost));
    logCost("batch", cost, env, batch.messages.length);
  },

  async scheduled(event, env) {
    const cost = noCost();
    await runSweep(backgroundFrom(env, cost), new Date(event.scheduledTime));
    logCost("sweep", cost, env, 0);
  },
} satisfies ExportedHandler<Env, Wake>;

function logCost(event: string, cost: DatabaseCost, { ENVIRONMENT }: Env, messages: number): void {
  if (ENVIRONMENT !== "development") return;
  const { queries, rowsRead, rowsWritten } = cost;
  log(event, { messages, queries, rowsRead, rowsWritten });
}
