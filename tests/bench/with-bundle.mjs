import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs `use` with a module of tests/bench built with the product's own sources. */
export async function withBundle(entry, use) {
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
