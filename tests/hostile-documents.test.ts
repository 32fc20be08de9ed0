import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LARGEST_FILE } from "../workers/cv-text/limits";
import { hostilePdfs } from "./support/hostile/pdf";
import { hostileDocs, hostileDocxs } from "./support/hostile/word";

/** A reader that hangs is killed after this; none should come near it. */
const MOST_SECONDS = 20;
const MOST_HEAP_MB = 400;
/** Address space, in kB: Node alone takes about 1.5 GB of it. */
const MOST_ADDRESSES_KB = 4_000_000;
/** Resident at the peak; Node alone takes about 75, the worst of these files 194. */
const MOST_MEMORY_MB = 300;

/** Odd, but with words that can be had at no great cost. Of the others nothing is read. */
const STILL_READ = new Set([
  "two billion pages that are one",
  "a form that shows itself",
  "two hundred fonts with 65,536 letters each",
  "a simple font of two billion codes",
  "a font that draws its letters with itself",
  "a font program made of look-alikes",
  "eleven million letters, one by one",
  "a table that leads back to itself",
  "an object stream that holds itself",
  "a letter with two hundred thousand accents",
  "a directory that is its own neighbour",
  "a third of a million pieces of one text",
  "a text that claims two billion characters",
]);

const folder = mkdtempSync(join(tmpdir(), "rolecall-hostile-"));
const child = join(folder, "child.mjs");
const run = promisify(execFile);

beforeAll(async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "tests/support/hostile/child.ts"),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: "node22",
      rollupOptions: { output: { entryFileNames: "child.mjs", inlineDynamicImports: true } },
    },
  });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe("a file built to exhaust its reader ends quickly and harms nothing", () => {
  const files = [
    ...Object.entries(hostilePdfs).map(([name, make]) => ({ name, type: "pdf", make })),
    ...Object.entries(hostileDocxs).map(([name, make]) => ({ name, type: "docx", make })),
    ...Object.entries(hostileDocs).map(([name, make]) => ({ name, type: "doc", make })),
  ];
  test.for(files)("$type: $name", { timeout: 60_000 }, async ({ name, type, make }) => {
    const bytes = make();
    expect(bytes.length, "small enough to be uploaded").toBeLessThan(LARGEST_FILE);
    const path = join(folder, `hostile.${type}`);
    writeFileSync(path, bytes);
    const cost = await readInChild(path, type);
    if (process.env.SHOW_COST) console.log(type, name, JSON.stringify(cost));
    expect(cost.megabytes).toBeLessThan(MOST_MEMORY_MB);
    expect(cost.kind === "text").toBe(STILL_READ.has(name));
  });
});

/** Under limits of memory and time that the operating system enforces. */
async function readInChild(path: string, type: string) {
  const node = `"${process.execPath}" --disable-wasm-trap-handler --max-old-space-size=${MOST_HEAP_MB}`;
  const { stdout } = await run(
    "sh",
    ["-c", `ulimit -v ${MOST_ADDRESSES_KB}; exec ${node} "$0" "$1" "$2"`, child, path, type],
    { timeout: MOST_SECONDS * 1000, killSignal: "SIGKILL" },
  );
  return JSON.parse(stdout) as {
    kind: string;
    detail: string | number;
    milliseconds: number;
    megabytes: number;
  };
}
