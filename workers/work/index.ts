import type { Wake } from "~/services/jobs/jobs";
import { runSweep } from "./cron";
import type { Env } from "./env";
import { consume } from "./queue";
import { backgroundFrom } from "./services";

export { WorkAdviser } from "./adviser";

export default {
  async queue(batch, env) {
    await consume(batch, backgroundFrom(env));
  },

  async scheduled(event, env) {
    await runSweep(backgroundFrom(env), new Date(event.scheduledTime));
  },
} satisfies ExportedHandler<Env, Wake>;
