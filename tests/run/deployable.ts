import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { wranglerEnv } from "../../workers/local/wrangler.ts";
import { add, type Bench, type Counts, FAILED, PASSED } from "./stage.ts";

/** Absolute: wrangler reads a relative one from where the configuration is. */
const OUT = resolve(".tmp/deployable");
/** The app Worker's bundle, gzipped. */
const APP_BUDGET_BYTES = 400_000;

/** Both Workers are accepted for upload, and the app's bundle keeps to its budget: three checks. */
export async function deployable(bench: Bench): Promise<Counts> {
  rmSync(OUT, { recursive: true, force: true });
  const reader = await dryRun("workers/cv-text/wrangler.toml", join(OUT, "cv-text"), bench);
  const app = await dryRun("wrangler.toml", join(OUT, "app"), bench);
  return [reader, app, app.failed ? FAILED : withinBudget(bench)].reduce(add);
}

function dryRun(config: string, outdir: string, bench: Bench): Promise<Counts> {
  return bench.check("wrangler", ["deploy", "--dry-run", "-c", config, "--outdir", outdir], wranglerEnv(OUT));
}

function withinBudget(bench: Bench): Counts {
  const folder = join(OUT, "app");
  const uploaded = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.map$|^README\.md$/.test(entry.name),
  );
  const bytes = uploaded.map(({ parentPath, name }) => gzipSync(readFileSync(join(parentPath, name))).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  bench.say(`The app's bundle has ${total} bytes gzipped; its budget is ${APP_BUDGET_BYTES}.\n`);
  return total > 0 && total <= APP_BUDGET_BYTES ? PASSED : FAILED;
}
