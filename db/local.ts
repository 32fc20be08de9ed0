import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { getPlatformProxy, type PlatformProxy } from "wrangler";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The database and files that `wrangler dev --persist-to STATE_DIR` serves; dispose of it in the end. */
export const openLocal = (
  stateDir = ".wrangler/state",
): Promise<PlatformProxy<{ DB: D1Database; FILES: R2Bucket }>> =>
  getPlatformProxy({
    configPath: resolve(root, "wrangler.toml"),
    persist: { path: resolve(root, stateDir, "v3") },
    remoteBindings: false,
  });
