import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LARGEST_FILE } from "../../../workers/cv-text/limits";
import { OUTCOMES } from "./outcomes";
import { hostilePdfs } from "./pdf";
import { hostileDocs, hostileDocxs } from "./word";

/** A reader that hangs is killed after this; none should come near it. */
const MOST_SECONDS = 20;
const MOST_HEAP_MB = 400;
/** Address space, in kB: Node alone takes about 1.5 GB of it. */
const MOST_ADDRESSES_KB = 4_000_000;
/** Resident at the peak; Node alone takes about 75, the worst of these files 194. */
const MOST_MEMORY_MB = 300;

/** Those that take a second and more to make or to read. */
const LONG = new Set([
  "eleven million saved states",
  "a body that inflates to 60 MB",
  "twenty megabytes of lines",
  "a hundred and ten thousand objects",
  "a run-length bomb",
  "pictures in the page that never end",
  "a hundred thousand pieces of one page",
  "eleven million letters, one by one",
  "a part that says it is small",
  "a body of nothing but brackets",
  "millions of ampersands",
  "elements nested two million deep",
  "forty pages of 1 MB that share one packed stream",
  "millions of empty paragraphs",
  "one string of 20 MB",
  "a page that inflates to 60 MB",
  "two hundred fonts with 65,536 letters each",
  "a directory that is its own neighbour",
  "a third of a million pieces of one text",
  "a page deflated twice",
]);

/** Registers a test for each hostile file, of those that are quick to read or of those that are not. */
export function readHostileFiles(which: "quick" | "long"): void {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-hostile-"));
  beforeAll(() => bundleReader(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  const files = [
    ...Object.entries(hostilePdfs).map(([name, make]) => ({ name, type: "pdf", make })),
    ...Object.entries(hostileDocxs).map(([name, make]) => ({ name, type: "docx", make })),
    ...Object.entries(hostileDocs).map(([name, make]) => ({ name, type: "doc", make })),
  ];
  const wanted = files.filter(({ name }) => LONG.has(name) === (which === "long"));
  test.for(wanted)(
    "$type: $name ends quickly and harms nothing",
    { timeout: 60_000 },
    async ({ name, type, make }) => {
      const bytes = make();
      expect(bytes.length, "small enough to be uploaded").toBeLessThan(LARGEST_FILE);
      const path = join(folder, `hostile.${type}`);
      writeFileSync(path, bytes);
      const cost = await readInChild(folder, path, type);
      if (process.env.SHOW_COST) console.log(type, name, JSON.stringify(cost));
      expect(cost.megabytes).toBeLessThan(MOST_MEMORY_MB);
      expect(cost.kind === "unreadable" ? cost.detail : cost.kind).toBe(OUTCOMES[name]);
    },
  );
  test("every file called long is there", () => {
    expect([...LONG].filter((name) => !files.some((file) => file.name === name))).toEqual([]);
  });
}

async function bundleReader(folder: string): Promise<void> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
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
}

/** Under limits of memory and time that the operating system enforces. */
async function readInChild(folder: string, path: string, type: string) {
  const node = `"${process.execPath}" --disable-wasm-trap-handler --max-old-space-size=${MOST_HEAP_MB}`;
  const command = `ulimit -v ${MOST_ADDRESSES_KB}; exec ${node} "$0" "$1" "$2"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", command, join(folder, "child.mjs"), path, type], {
    timeout: MOST_SECONDS * 1000,
    killSignal: "SIGKILL",
  });
  return JSON.parse(stdout) as {
    kind: string;
    detail: string | number;
    milliseconds: number;
    megabytes: number;
  };
}
