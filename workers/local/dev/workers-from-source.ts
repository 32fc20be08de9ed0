import type { Plugin } from "vite";

const ENTRYPOINT = "\0worker-entrypoint";

/** In place of workerd, which the Workers name: a stand-in. */
export const workersFromSource: Plugin = {
  name: "workers-from-source",
  enforce: "pre",
  resolveId: (id) => (id === "cloudflare:workers" ? ENTRYPOINT : null),
  load: (id) =>
    id === ENTRYPOINT
      ? "export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }"
      : null,
};
