import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response } from "miniflare";
import { bundledWorker } from "./bundled-worker.ts";

/** The folders that hold each Worker's bundle. */
export type Bundles = { app: string; work: string; cvText: string };

/**
 * The built Workers in a process of their own, with their data on the disk, so that a test can kill them like
 * a machine that loses its power. Started by `killable.ts` with where everything lies; says "ready", and
 * answers "sweep" with "swept".
 */
export type ServerPlaces = Bundles & {
  client: string;
  state: string;
  port: number;
  origin: string;
  mailbox: string;
};

const places = JSON.parse(process.argv[2] ?? "{}") as ServerPlaces;
const shared = {
  d1Databases: ["DB"],
  r2Buckets: ["FILES"],
  queueProducers: { QUEUE: "rolecall-work" },
};
const settings = { PUBLIC_ORIGIN: places.origin, ENVIRONMENT: "development" };

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    port: places.port,
    host: "127.0.0.1",
    resourcePersistencePath: places.state,
    workers: [
      {
        name: "app",
        ...bundledWorker(places.app),
        ...shared,
        ratelimits: { LIMITER: { namespace_id: "1001", simple: { limit: 1000, period: 10 } } },
        serviceBindings: {
          WORK: { name: "work", entrypoint: "WorkAdviser" },
          CV_TEXT: { name: "cv-text", entrypoint: "CvTextReader" },
          ASSETS: asset,
        },
        bindings: { ...settings, SIGNING_SECRET: "a-secret-for-tests-of-forty-characters--" },
      },
      {
        name: "work",
        ...bundledWorker(places.work),
        ...shared,
        queueConsumers: { "rolecall-work": { maxBatchSize: 20, maxBatchTimeout: 0, maxRetries: 5 } },
        serviceBindings: { CV_TEXT: { name: "cv-text", entrypoint: "CvTextReader" } },
        bindings: {
          ...settings,
          MAIL_FROM: "Rolecall <hello@rolecall.example>",
          RESEND_BASE_URL: places.mailbox,
          RESEND_API_KEY: "re_test",
        },
      },
      { name: "cv-text", ...bundledWorker(places.cvText) },
    ],
  }),
);

function asset(request: { url: string }) {
  const file = join(places.client, new URL(request.url).pathname);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}

process.on("message", async () => {
  const work = await miniflare.getWorker("work");
  await work.scheduled({ cron: "* * * * *", scheduledTime: new Date(Date.now() + 6 * 60_000) });
  process.send?.("swept");
});
await miniflare.ready;
process.send?.("ready");
