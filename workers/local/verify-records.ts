import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import type { RecordsVerified } from "../../app/services/advice/advice.ts";
import { shardOf } from "../../db/shards/move-company.ts";
import type { SharedEnv } from "../env.ts";
import { shardsOf } from "../shards.ts";

type Verify = typeof import("../../app/features/records/verify-records.ts");

const root = resolve(import.meta.dirname, "../..");
const remote = process.argv.includes("--remote");
const persist = resolve(root, process.env.STATE_DIR ?? ".wrangler/state", "v3");

const { module: records } = await runnerImport<Verify>(
  resolve(root, "app/features/records/verify-records.ts"),
  {
    configFile: false,
    resolve: { alias: { "~": resolve(root, "app") } },
  },
);
// wrangler reaches the database that is deployed where the binding says `remote`.
const proxy = await getPlatformProxy<SharedEnv & Record<string, unknown>>({
  configPath: resolve(root, remote ? "workers/local/remote-database.toml" : "wrangler.toml"),
  persist: { path: persist },
  remoteBindings: remote,
});
try {
  const shards = shardsOf(proxy.env);
  for (const [shard, database] of shards.entries()) {
    const { results } = await database.prepare("select id from companies order by id").all<{ id: string }>();
    for (const { id } of results) {
      if (shards.length > 1 && (await shardOf(shards, id)) !== shard) continue;
      const all = [id, records.FROM_THE_START, Number.MAX_SAFE_INTEGER] as const;
      report(id, await records.verifyRecords(drizzle(database), ...all));
    }
  }
} finally {
  await proxy.dispose();
}

function report(
  companyId: string,
  { checked, erased, prior, waiting, problems, tip }: RecordsVerified,
): void {
  process.stdout.write(
    `Company ${companyId}: ${checked} records, ${erased} of them erased, ${prior} from before the chain, ` +
      `${waiting} not sealed yet. Last link: ${tip}\n`,
  );
  for (const { record, id, wrong } of problems) process.stdout.write(`  ${wrong}: ${record} ${id}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
