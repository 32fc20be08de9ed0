import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ulid } from "ulid";
import type { Wake } from "~/services/jobs/jobs";
import { applyMigrations } from "../../db/apply-migrations";
import { copyOfBuild } from "./product";

/** The background's queue consumer, to which batches are handed one by one and whose verdicts can be read. */
export type Consumer = {
  db: Awaited<ReturnType<Miniflare["getD1Database"]>>;
  deliver(queue: string, bodies: Wake[]): ReturnType<Awaited<ReturnType<Miniflare["getWorker"]>>["queue"]>;
  /** One sweep of the cron. */
  sweep(): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts it with the real migrations and an empty database; `bindings` come on top of the usual ones. */
export async function startConsumer(bindings: Record<string, string>): Promise<Consumer> {
  const copy = await copyOfBuild();
  const bundle = join(copy.folder, "work");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: bundle,
      modules: [
        { type: "ESModule", path: join(bundle, "index.js") },
        ...dictionariesIn(bundle).map((path) => ({ type: "Text" as const, path })),
      ],
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      d1Databases: ["DB"],
      r2Buckets: ["FILES"],
      queueProducers: { QUEUE: "rolecall-work" },
      bindings: {
        PUBLIC_ORIGIN: "http://rolecall.test",
        MAIL_FROM: "Rolecall <hello@rolecall.example>",
        RESEND_BASE_URL: "http://127.0.0.1:1",
        RESEND_API_KEY: "re_test",
        ENVIRONMENT: "development",
        ...bindings,
      },
    }),
  );
  const db = await miniflare.getD1Database("DB");
  await applyMigrations(db);
  return {
    db,
    async deliver(queue, bodies) {
      const worker = await miniflare.getWorker();
      const messages = bodies.map((body) => ({ id: ulid(), timestamp: new Date(), attempts: 1, body }));
      return worker.queue(queue, messages);
    },
    async sweep() {
      return (await miniflare.getWorker()).scheduled({ cron: "* * * * *", scheduledTime: new Date() });
    },
    async stop() {
      await miniflare.dispose();
      copy.release();
    },
  };
}

const dictionariesIn = (bundle: string) =>
  readdirSync(bundle)
    .filter((name) => /\.(aff|dic)$/.test(name))
    .map((name) => join(bundle, name));
