import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.mjs";
import type { Processes } from "./processes.ts";

const INPUTS = [
  "app",
  "db",
  "public",
  "workers",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
const NO_INPUT = /^workers\/local\b|^db\/seed\b|\.test\.tsx?$/;
const OUTPUTS = ["build/client", "build/server/worker.js", "build/work/index.js"];
const STAMP = "build/.built-from";

export const BUILD_LOCK = ".wrangler/building";

/** Unless the last build came from exactly these sources. Returns whether it did. */
export function buildWhenChanged(processes: Processes, logPath: string): Promise<boolean> {
  return alone(BUILD_LOCK, async () => {
    const fingerprint = fingerprintOf(INPUTS);
    if (isBuiltFrom(fingerprint)) return false;
    rmSync(STAMP, { force: true });
    await processes.run("npm", ["run", "build"], { advice: `The build failed: read ${logPath}.` });
    writeFileSync(STAMP, fingerprint);
    return true;
  });
}

/** A build made by hand since then is newer than the stamp, and may come from other sources. */
function isBuiltFrom(fingerprint: string): boolean {
  if (![STAMP, ...OUTPUTS].every((path) => existsSync(path))) return false;
  const stampedAt = statSync(STAMP).mtimeMs;
  return (
    readFileSync(STAMP, "utf8") === fingerprint && statSync("build/server/worker.js").mtimeMs <= stampedAt
  );
}

export function fingerprintOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.filter((path) => existsSync(path)).flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  if (NO_INPUT.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
