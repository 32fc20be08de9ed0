// Counts what the product's own evaluator says about labelled professions; --list prints every fault.
// --fit fits the weights of data/sign-weights.ts on all folders, and counts each profession with weights
// that never saw it.
//   npm run bench:evidence [-- FOLDER] [--list] [--verifier 0.9] [--fit]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const given = process.argv.slice(2);
const at = given.indexOf("--verifier");
const accuracy = at < 0 ? null : Number(given[at + 1]);
const folder = given.find((each, index) => !each.startsWith("--") && (at < 0 || index !== at + 1));

const FOLDS = 6;

async function withBundle(entry, use) {
  const work = mkdtempSync(join(tmpdir(), "bench-evidence-"));
  try {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      resolve: { alias: { "~": join(root, "app") } },
      build: {
        ssr: true,
        outDir: work,
        rollupOptions: {
          input: join(root, `tests/bench/${entry}.ts`),
          output: { entryFileNames: "bundle.mjs" },
        },
      },
      ssr: { noExternal: true },
    });
    return await use(await import(pathToFileURL(join(work, "bundle.mjs")).href));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const where = resolve(folder ?? join(root, "tests/evidence/dev"));
const all = ["dev", "own", "plain", "unseen", "apart", "trades", "others"].map((name) =>
  join(root, "tests/evidence", name),
);
const lines = given.includes("--fit")
  ? await withBundle("fit-signs", ({ fitReport }) => fitReport(all, FOLDS, accuracy))
  : await withBundle("evidence", ({ evidenceReport }) =>
      evidenceReport(where, accuracy, given.includes("--list")),
    );
for (const line of lines) console.log(line);
