import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MS = 10;
const ROUNDS = 20;

/**
 * CPU milliseconds of one evaluation inside workerd; null where processes cannot be looked at (no /proc). A
 * Worker's own clock stands still while it computes, so it is the process that is looked at from outside,
 * before and after many evaluations.
 */
export async function cpuInWorkerd(folder, applications) {
  const before = new Set(workerds());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: folder,
      modules: ["evaluator-worker.mjs", ...chunksOf(folder)].map((file) => ({
        type: "ESModule",
        path: join(folder, file),
      })),
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
    }),
  );
  try {
    await miniflare.ready;
    const own = workerds().find((pid) => !before.has(pid));
    if (own === undefined) return null;
    const evaluate = async (times) => {
      const start = cpuOf(own);
      const body = JSON.stringify({ times, applications });
      await (await miniflare.dispatchFetch("http://evaluator.test", { method: "POST", body })).text();
      return cpuOf(own) - start;
    };
    // The first round compiles; what reading the request costs goes off.
    await evaluate(1);
    const idle = await evaluate(0);
    return ((await evaluate(ROUNDS)) - idle) / (ROUNDS * applications.length);
  } finally {
    await miniflare.dispose();
  }
}

/** What the bundler put into files of their own, since other bundles use it too. */
const chunksOf = (folder) => readdirSync(join(folder, "assets")).map((file) => join("assets", file));

/** The ids of this process's children that are workerd. */
function workerds() {
  try {
    return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isOwnWorkerd(pid));
  } catch {
    return [];
  }
}

function isOwnWorkerd(pid) {
  try {
    const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return name.startsWith("workerd") && Number(rest.split(" ")[1]) === process.pid;
  } catch {
    return false;
  }
}

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
