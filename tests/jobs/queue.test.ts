import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ulid } from "ulid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Wake } from "~/services/jobs/jobs";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";

/** Batches are handed to the consumer here one by one, which the served product cannot do, and its verdicts are read. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = mkdtempSync(join(tmpdir(), "rolecall-queue-"));
let miniflare: Miniflare;
let mailbox: Mailbox;
let db: Awaited<ReturnType<Miniflare["getD1Database"]>>;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  await promisify(execFile)(process.execPath, [wrangler, "deploy", "--dry-run", "--outdir", bundle], {
    cwd: root,
  });
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: bundle,
      modules: [{ type: "ESModule", path: join(bundle, "app.js") }],
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      d1Databases: ["DB"],
      r2Buckets: ["FILES"],
      queueProducers: { QUEUE: "rolecall-work" },
      bindings: {
        PUBLIC_ORIGIN: "http://rolecall.test",
        MAIL_FROM: "Rolecall <hello@rolecall.example>",
        RESEND_BASE_URL: mailbox.url,
        RESEND_API_KEY: "re_test",
        SIGNING_SECRET: "a-secret-for-tests-of-forty-characters--",
        ENVIRONMENT: "development",
      },
    }),
  );
  db = await miniflare.getD1Database("DB");
  await migrate();
}, 120_000);

beforeEach(async () => {
  await db.prepare("delete from outbox").run();
  mailbox.clear();
});

afterAll(async () => {
  await miniflare?.dispose();
  await mailbox?.close();
  rmSync(bundle, { recursive: true, force: true });
});

test("a message that comes five times, out of order and beside others, has each mail sent once", async () => {
  const [first, second] = [await aMailTo("anna@example.org"), await aMailTo("ben@example.org")];
  const result = await deliver(
    "rolecall-work",
    [second, first, second, first, second, first, first].map(wake),
  );
  expect(result).toMatchObject({ outcome: "ok", retryMessages: [] });
  expect(result.explicitAcks).toHaveLength(7);
  expect(mailbox.messages().map((message) => message.to[0])).toEqual(["ben@example.org", "anna@example.org"]);
});

test("a message comes back when the database cannot be asked, and nothing is lost by it", async () => {
  const id = await aMailTo("anna@example.org");
  await db.prepare("alter table outbox rename to outbox_away").run();
  const result = await deliver("rolecall-work", [wake(id)]);
  await db.prepare("alter table outbox_away rename to outbox").run();
  expect(result.explicitAcks).toEqual([]);
  expect(result.retryMessages).toHaveLength(1);
  await deliver("rolecall-work", [wake(id)]);
  expect(mailbox.messages()).toHaveLength(1);
});

test("a dead letter is taken from its queue, and its work stays owed for the sweep", async () => {
  const id = await aMailTo("anna@example.org");
  const result = await deliver("rolecall-dead", [wake(id)]);
  expect(result.explicitAcks).toHaveLength(1);
  const row = await db.prepare("select state from outbox where id = ?").bind(id).first();
  expect(row).toEqual({ state: "waiting" });
});

test("visits that come twice are counted once", async () => {
  await db
    .prepare(
      `insert into jobs (id, company_id, user_id, title, job_type, location_type, description, final_job_posting, agreed, created_date, updated_date)
       select 'j1', 'c1', 'u1', 'Baker', 'full-time', 'office', '', '', 1, 1, 1`,
    )
    .run();
  const view = (visitor: string): Wake => ({ kind: "view", jobId: "j1", day: "2026-11-18", visitor });
  await deliver("rolecall-work", [view("a"), view("b"), view("a")]);
  await deliver("rolecall-work", [view("a"), view("c")]);
  const { views } =
    (await db.prepare("select views from jobs where id = 'j1'").first<{ views: number }>()) ?? {};
  const shown = await db
    .prepare("select value from counters where company_id = 'c1' and name = 'views'")
    .first();
  expect({ views, shown }).toEqual({ views: 3, shown: { value: 3 } });
});

const wake = (id: string): Wake => ({ kind: "outbox", ids: [id] });

async function deliver(queue: string, bodies: Wake[]) {
  const worker = await miniflare.getWorker();
  const messages = bodies.map((body) => ({ id: ulid(), timestamp: new Date(), attempts: 1, body }));
  return worker.queue(queue, messages);
}

async function aMailTo(to: string): Promise<string> {
  const id = ulid();
  await db
    .prepare("insert into outbox (id, topic, payload, run_after, created_at) values (?1, 'mail', ?2, ?3, ?3)")
    .bind(id, JSON.stringify({ to, subject: "Hello", text: "Hello", html: "<p>Hello</p>" }), Date.now())
    .run();
  return id;
}

/** The real migrations, in order, and a company for the jobs. */
async function migrate(): Promise<void> {
  const folder = join(root, "migrations");
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    await db.batch(statements.filter((sql) => sql.trim() !== "").map((sql) => db.prepare(sql)));
  }
  await db.prepare("insert into companies (id, company_name, created_at) values ('c1', 'Bakery', 1)").run();
}
