import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response } from "miniflare";

/**
 * The built Workers in a process of their own, with their data on the disk, so that a test can kill them like a machine that
 * loses its power. Started by `killable.ts` with where everything lies; says "ready", and answers "sweep" with "swept".
 */
export type ServerPlaces = {
  app: string;
  cvText: string;
  client: string;
  state: string;
  port: number;
  origin: string;
  mailbox: string;
};

const places = JSON.parse(process.argv[2] ?? "{}") as ServerPlaces;
const worker = (folder: string, file: string) => ({
  modulesRoot: folder,
  modules: [{ type: "ESModule" as const, path: join(folder, file) }],
  compatibilityDate: "2026-10-01",
  compatibilityFlags: ["nodejs_compat"],
});

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    port: places.port,
    host: "127.0.0.1",
    resourcePersistencePath: places.state,
    workers: [
      {
        name: "app",
        ...worker(places.app, "app.js"),
        d1Databases: ["DB"],
        r2Buckets: ["FILES"],
        kvNamespaces: ["CACHE"],
        queueProducers: { QUEUE: "rolecall-work" },
        queueConsumers: { "rolecall-work": { maxBatchSize: 20, maxBatchTimeout: 0, maxRetries: 5 } },
        ratelimits: { LIMITER: { namespace_id: "1001", simple: { limit: 1000, period: 10 } } },
        serviceBindings: { CV_TEXT: { name: "cv-text", entrypoint: "CvTextReader" }, ASSETS: asset },
        bindings: {
          PUBLIC_ORIGIN: places.origin,
          MAIL_FROM: "Rolecall <hello@rolecall.example>",
          RESEND_BASE_URL: places.mailbox,
          RESEND_API_KEY: "re_test",
          SIGNING_SECRET: "a-secret-for-tests-of-forty-characters--",
          ENVIRONMENT: "development",
        },
      },
      { name: "cv-text", ...worker(places.cvText, "index.js") },
    ],
  }),
);

function asset(request: { url: string }) {
  const file = join(places.client, new URL(request.url).pathname);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}

process.on("message", async () => {
  const app = await miniflare.getWorker("app");
  await app.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
  process.send?.("swept");
});
await miniflare.ready;
process.send?.("ready");
