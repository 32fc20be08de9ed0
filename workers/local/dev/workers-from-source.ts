import type { Plugin } from "vite";

const ENTRYPOINT = "\0worker-entrypoint";

/** In place of the built pages and workerd, which the Workers name: the pages' sources and a stand-in. */
export const workersFromSource: Plugin = {
  name: "workers-from-source",
  enforce: "pre",
  resolveId(id) {
    if (id.endsWith("/build/server/index.js")) return this.resolve("virtual:remix/server-build");
    return id === "cloudflare:workers" ? ENTRYPOINT : null;
  },
  load: (id) =>
    id === ENTRYPOINT
      ? "export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }"
      : null,
};
