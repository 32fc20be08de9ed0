import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { copyBuild } from "../../workers/local/copies.ts";
import { add, type Bench, type Counts, FAILED, PASSED } from "./stage.ts";

/** In bytes, gzipped; the reader of files has none. */
const BUDGETS = { work: 1_000_000, app: 400_000 };

/**
 * Every Worker is accepted for upload (what the tests drive was written by the dry run of its deployment),
 * and the bundles keep to their budgets: three checks. @throws Failure when one is not accepted.
 */
export async function deployable(bench: Bench): Promise<Counts> {
  const { folder, release } = await copyBuild(bench.processes, "the output above");
  const counts = Object.entries(BUDGETS)
    .map(([name, budget]) => withinBudget(name, join(folder, name), budget))
    .reduce(add, PASSED);
  release();
  return counts;
}

function withinBudget(name: string, folder: string, budget: number): Counts {
  const uploaded = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.map$|^README\.md$/.test(entry.name),
  );
  const bytes = uploaded.map(({ parentPath, name }) => gzipSync(readFileSync(join(parentPath, name))).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`  the bundle of ${name} has ${total} bytes gzipped of ${budget}`);
  return total > 0 && total <= budget ? PASSED : FAILED;
}
