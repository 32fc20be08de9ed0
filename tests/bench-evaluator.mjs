// Runs the benchmark with the product's own evaluator and prints every table beside its baselines.
//   BENCH_DATA=<folder with SPLIT_*.jsonl> npm run bench:evaluator [-- dev|held]
// No row of the benchmark belongs into this repository.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { cpuInWorkerd } from "./bench/cpu-in-workerd.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const split = process.argv[2] ?? "dev";
const given = resolve(process.env.BENCH_DATA ?? "");
const data = [given, join(given, "data")].find((folder) => existsSync(join(folder, `${split}_jobs.jsonl`)));
const tools = [given, dirname(given)].find((folder) => existsSync(join(folder, "bench.py")));

if (!data || !tools) {
  console.error(
    `No benchmark for "${split}": BENCH_DATA must name a folder with ${split}_jobs.jsonl and bench.py, ` +
      "or the one above.",
  );
  process.exit(1);
}

const env = { ...process.env, BENCH_DATA: data };
const work = mkdtempSync(join(tmpdir(), "bench-evaluator-"));
try {
  await bundle();
  run("CVs against postings, answers and essays", () => {
    const out = join(work, "scores.jsonl");
    const tasks = ["category", "match_he", "rank_vanetik", "tclef_ro", "answers_noref", "writing_ielts"];
    node(join(tools, "adapter.mjs"), split, join(work, "scorer.mjs"), out, ...tasks);
    python("bench.py", "eval", split, out);
  });
  run("The same by the baselines", () =>
    python("bench.py", "base", split, "length", "jaccard", "coverage", "tfidf", "bm25"),
  );
  run("Robustness: one CV, one change", () => {
    const out = join(work, "robust.jsonl");
    node(join(tools, "adapter.mjs"), split, join(work, "scorer.mjs"), out, "robust");
    python("robust.py", "eval", split, out);
  });
  run("Robustness by a baseline: coverage", () => python("robust.py", "base", split, "coverage"));
  const { report } = await import(pathToFileURL(join(work, "report.mjs")).href);
  const applications = await report(data, split);
  const ms = await cpuInWorkerd(work, applications);
  console.log(`The same in workerd: ${ms === null ? "not measured here" : `${ms.toFixed(1)} ms on average`}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The product's TypeScript as it stands, in plain modules. */
async function bundle() {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: work,
      emptyOutDir: false,
      rollupOptions: {
        input: {
          scorer: join(root, "tests/bench/scorer.ts"),
          report: join(root, "tests/bench/report.ts"),
          "evaluator-worker": join(root, "tests/bench/evaluator-worker.ts"),
        },
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
}

function run(title, step) {
  console.log(`\n== ${title} (${split})`);
  step();
}

function node(...args) {
  command(process.execPath, args);
}

function python(script, ...args) {
  command("python3", [join(tools, script), ...args]);
}

function command(program, args) {
  const { status, error } = spawnSync(program, args, { env, stdio: "inherit" });
  if (error || status !== 0)
    throw new Error(`${program} ${args[0]} failed: ${error?.message ?? `exit ${status}`}`);
}
