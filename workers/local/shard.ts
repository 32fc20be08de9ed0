/** `npm run shard -- ready SHARD`, and `where|move|stop COMPANY [SHARD]`: the sweeps do the moving. */
import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { SharedEnv } from "../env.ts";
import { shardsOf } from "../shards.ts";
import { answerOperator } from "./shard-acts.ts";

const root = resolve(import.meta.dirname, "../..");
const remote = process.argv.includes("--remote");
const words = process.argv.slice(2).filter((word: string) => word !== "--remote");

const proxy = await getPlatformProxy<SharedEnv & Record<string, unknown>>({
  configPath: resolve(root, remote ? "workers/local/remote-database.toml" : "wrangler.toml"),
  persist: { path: resolve(root, process.env.STATE_DIR ?? ".wrangler/state", "v3") },
  remoteBindings: remote,
});
try {
  process.stdout.write(`${await answerOperator(shardsOf(proxy.env), words, new Date())}\n`);
} finally {
  await proxy.dispose();
}
