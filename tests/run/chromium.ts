import { Failure } from "../../workers/local/failure.ts";
import { findChromium, HEADLESS } from "../../workers/local/find-chromium.ts";
import type { Bench } from "./stage.ts";

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
