import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { wranglerEnv } from "../../workers/local/wrangler.ts";
import { add, type Bench, type Counts, FAILED, NOTHING, PASSED } from "./stage.ts";

/** Absolute: wrangler reads a relative one from where the configuration is. */
const OUT = resolve(".tmp/deployable");

/** In the order of `npm run deploy`. A budget is in bytes, gzipped; the reader of files has none. */
const WORKERS = [
  { name: "cv-text", config: "workers/cv-text/wrangler.toml" },
  { name: "work", config: "workers/work/wrangler.toml", budget: 1_000_000 },
  { name: "app", config: "wrangler.toml", budget: 400_000 },
];

/** Every Worker is accepted for upload, and the bundles keep to their budgets: five checks. */
export async function deployable(bench: Bench): Promise<Counts> {
  rmSync(OUT, { recursive: true, force: true });
  let counts = NOTHING;
  for (const { name, config, budget } of WORKERS) {
    const outdir = join(OUT, name);
    const args = ["deploy", "--dry-run", "-c", config, "--outdir", outdir];
    const accepted = await bench.check("wrangler", args, wranglerEnv(OUT));
    counts = add(counts, accepted);
    if (budget === undefined) continue;
    counts = add(counts, accepted.failed ? FAILED : withinBudget(name, outdir, budget, bench));
  }
  return counts;
}

function withinBudget(name: string, folder: string, budget: number, bench: Bench): Counts {
  const uploaded = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.map$|^README\.md$/.test(entry.name),
  );
  const bytes = uploaded.map(({ parentPath, name }) => gzipSync(readFileSync(join(parentPath, name))).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  bench.say(`The bundle of ${name} has ${total} bytes gzipped; its budget is ${budget}.\n`);
  return total > 0 && total <= budget ? PASSED : FAILED;
}
