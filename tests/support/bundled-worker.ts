import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What Miniflare is told of a Worker's bundle in a folder. */
export const bundledWorker = (folder: string) => ({
  modulesRoot: folder,
  modules: [{ type: "ESModule" as const, path: join(folder, entryIn(folder)) }],
  compatibilityDate: "2026-10-01",
  compatibilityFlags: ["nodejs_compat"],
});

/** Named after its source: the app's is what the build made. */
function entryIn(folder: string): string {
  return readdirSync(folder).find((name) => /^(?:index|worker)\.js$/.test(name)) ?? "";
}
