// Counts what the product's own evaluator says about labelled professions; --list prints every fault.
//   npm run bench:evidence [-- FOLDER] [--list] [--verifier 0.9]
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

export async function evidence(where, right, list) {
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
          input: join(root, "tests/bench/evidence.ts"),
          output: { entryFileNames: "evidence.mjs" },
        },
      },
      ssr: { noExternal: true },
    });
    const { evidenceReport } = await import(pathToFileURL(join(work, "evidence.mjs")).href);
    return await evidenceReport(resolve(where ?? join(root, "tests/evidence/dev")), right, list);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const line of await evidence(folder, accuracy, given.includes("--list"))) console.log(line);
}
