import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LARGEST_FILE } from "../workers/cv-text/limits";
import { OUTCOMES } from "./support/hostile/outcomes";
import { hostilePdfs } from "./support/hostile/pdf";
import { hostileDocs, hostileDocxs } from "./support/hostile/word";

/** A reader that hangs is killed after this; none should come near it. */
const MOST_SECONDS = 20;
const MOST_HEAP_MB = 400;
/** Address space, in kB: Node alone takes about 1.5 GB of it. */
const MOST_ADDRESSES_KB = 4_000_000;
/** Resident at the peak; Node alone takes about 75, the worst of these files 194. */
const MOST_MEMORY_MB = 300;

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
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe("a file built to exhaust its reader ends quickly and harms nothing", () => {
  const files = [
    ...Object.entries(hostilePdfs).map(([name, make]) => ({ name, type: "pdf", make })),
    ...Object.entries(hostileDocxs).map(([name, make]) => ({ name, type: "docx", make })),
    ...Object.entries(hostileDocs).map(([name, make]) => ({ name, type: "doc", make })),
  ];
  test.each(files.map((file) => [`${file.type}: ${file.name}`, file] as const))(
    "%s",
    async (_, { name, type, make }) => {
      const bytes = make();
      expect(bytes.length, "small enough to be uploaded").toBeLessThan(LARGEST_FILE);
      const path = join(folder, `hostile.${type}`);
      writeFileSync(path, bytes);
      const cost = await readInChild(path, type);
      if (process.env.SHOW_COST) console.log(type, name, JSON.stringify(cost));
      expect(cost.megabytes).toBeLessThan(MOST_MEMORY_MB);
      expect(cost.kind === "unreadable" ? cost.detail : cost.kind).toBe(OUTCOMES[name]);
    },
    60_000,
  );
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
