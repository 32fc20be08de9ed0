import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "../../workers/local/failure.ts";
import type { Bench } from "./stage.ts";

/** Without the windows that nobody sees here: a journey takes a quarter less of the processor. */
const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const ELSEWHERE = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser on this machine: CHROMIUM_PATH when it is set, else the first one found; null when there is
 * none.
 */
export function findChromium(env: Record<string, string | undefined> = process.env): string | null {
  if (env.CHROMIUM_PATH) return isRunnable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isRunnable) ?? null;
}

/**
 * Finds Chromium, or installs Debian's.
 * @throws Failure that says what to do when neither works.
 */
export async function requireChromium(bench: Bench): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && (await installWithApt(bench))) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Failure(
    "No Chromium was found, and it could not be installed: run apt-get install chromium as root, or set " +
      "CHROMIUM_PATH.",
  );
}

async function installWithApt(bench: Bench): Promise<boolean> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return bench.run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  const install = (name: string) => apt("install", "-y", "--no-install-recommends", name);
  if ((await apt("update")) !== 0) return false;
  return (await install(HEADLESS)) === 0 || (await install("chromium")) === 0;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
