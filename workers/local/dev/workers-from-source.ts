import type { Plugin } from "vite";

const STAND_INS: Record<string, string> = {
  "cloudflare:workers":
    "export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }",
  "cloudflare:sockets": "export function connect() { throw new Error('no sockets without workerd'); }",
};

/** In place of workerd, which the Workers name: stand-ins. */
export const workersFromSource: Plugin = {
  name: "workers-from-source",
  enforce: "pre",
  resolveId: (id) => (id in STAND_INS ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0cloudflare:") ? STAND_INS[id.slice(1)] : null),
};
