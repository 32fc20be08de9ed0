import { scryptSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createTestHarness, type TestHarness, type WorkerHandle } from "wrangler";
import type { Wake } from "~/services/jobs/jobs";
import { applyMigrations } from "../../db/apply-migrations";
import { ownRange } from "../../db/shards/own-range";
import { type Copy, configureCopies, copyBuild } from "../../workers/local/copies.ts";
import { openLog } from "../../workers/local/log.ts";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";
import { Processes } from "../../workers/local/processes.ts";
import { DATABASE, EMPTY, type Emptying, testDatabase } from "./test-database";

/** Hashed with little work: only how it is checked is tested here. */
export const PASS_PASSWORD = "the beta team knows it";
const PASS_HASH = (() => {
  const key = scryptSync(PASS_PASSWORD, "salt", 32, { N: 1024, r: 8, p: 1 });
  return ["scrypt", 1024, 8, 1, Buffer.from("salt").toString("base64url"), key.toString("base64url")].join(
    ":",
  );
})();

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Links in mails start with this; requests are sent to wherever the harness listens. */
export const ORIGIN = "http://rolecall.test";

/** By which the product knows what the mail service tells it. */
export const RESEND_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
export const SIGNING_SECRET = "a-secret-for-tests-of-forty-characters--";

/** Pages rendered ahead do not know it: the build had none. */
const BOOKING_URL = "https://cal.example/rolecall";

type Bindings = { DB: D1Database; FILES: R2Bucket; QUEUE: Queue<Wake> };

export type Product = {
  /** What the Workers are reached at from outside, by a hop more, without a trailing slash. */
  url: string;
  db: D1Database;
  /** All databases, of which `db` is the first. */
  shards: readonly D1Database[];
  files: R2Bucket;
  /** Of what people sent: without the feeds and sitemaps that are built for everybody. */
  storedKeys(): Promise<string[]>;
  mailbox: Mailbox;
  /** Sends a request as a browser would; redirects are not followed. Paths are relative to the product. */
  fetch(path: string, init?: RequestInit & { cookie?: string | null }): Promise<Response>;
  /** Sends a form, from this site unless the headers say otherwise. */
  post(path: string, fields: Fields, options?: PostOptions): Promise<Response>;
  /** Lets the cron's sweep run, and again until nothing is due, nor will be within seconds. */
  sweep(at?: Date): Promise<void>;
  /** Waits until the background has done what waits for it. */
  settle(): Promise<void>;
  /** Sends a queue message about tasks of the outbox. */
  wake(ids: string[]): Promise<void>;
  /** Sends a queue message about each application, in this order. */
  announceSent(applicationIds: string[]): Promise<void>;
  /** JSON lines that the Workers wrote since the product was last emptied. */
  logs(): Record<string, unknown>[];
  /** Runs the migrations again, as a deployment does. */
  migrate(): Promise<void>;
  /** Removes every row, file and mail. */
  empty(): Promise<void>;
};

export type Fields = Record<string, string | string[] | number | undefined>;
export type PostOptions = { cookie?: string | null; headers?: Record<string, string>; multipart?: boolean };

const shared = globalThis as { rolecallProduct?: Promise<Product> };

/**
 * The built product, running: its Workers with real D1 and R2, and a mailbox. Started once for all test
 * files.
 */
export function startProduct(): Promise<Product> {
  shared.rolecallProduct ??= start();
  return shared.rolecallProduct;
}

/** Another one, with settings of its own. Stop it in the end. */
export const startAnother = (settings: Record<string, string>) => start(settings);

/** Another one, on three databases. Stop it in the end. */
export const startOnThreeShards = (settings: Record<string, string> = {}) => start(settings, {}, 3);

/** Another one, in which nobody answers what pages ask the background for. Stop it in the end. */
export const startWithoutAdvice = () => start({}, { WORK: "away-adviser" });

async function start(
  more: Record<string, string> = {},
  bindingOverrides: Record<string, string> = {},
  databases = 1,
): Promise<Product & { stop(): Promise<void> }> {
  const mailbox = await startMailbox({ port: 0 });
  const vars = {
    PUBLIC_ORIGIN: ORIGIN,
    ENVIRONMENT: "development",
    QUICK_PASSWORDS: "on",
    BOOKING_URL,
    ...more,
  };
  const folder = mkdtempSync(join(tmpdir(), "rolecall-http-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const copy = await copyOfBuild();
  const [appConfig = "", workConfig = "", cvTextConfig = ""] = configureCopies(copy.folder, folder);
  for (const path of [appConfig, workConfig]) addDatabases(path, databases);
  const harness = createTestHarness({
    root,
    workers: [
      {
        configPath: appConfig,
        bindingOverrides,
        vars,
        secrets: { SIGNING_SECRET, PASS_HASH, RESEND_WEBHOOK_SECRET },
      },
      {
        configPath: workConfig,
        vars: { ...vars, RESEND_BASE_URL: mailbox.url },
        secrets: { RESEND_API_KEY: "re_test", SIGNING_SECRET },
      },
      { configPath: cvTextConfig },
      { configPath: "tests/support/door/wrangler.toml" },
      ...Object.values(bindingOverrides).map((name) => ({
        configPath: `tests/support/${name}/wrangler.toml`,
      })),
    ],
  });
  const { url } = await harness.listen();
  const app = harness.getWorker<Bindings>();
  const { FILES, QUEUE } = await app.getEnv();
  const work = harness.getWorker("rolecall-work");
  const door = harness.getWorker("door");
  const behind = { changed: false };
  const shards = Array.from({ length: databases }, (_, shard) =>
    testDatabase((ask) => {
      behind.changed ||= !ask.statements.every(({ sql }) => /^\s*(?:select|pragma)\b/i.test(sql));
      return door.fetch(`http://${DATABASE}/`, { method: "POST", body: JSON.stringify({ ...ask, shard }) });
    }),
  );
  const migrate = async () => {
    for (const db of shards) await applyMigrations(db);
  };
  await migrate();
  for (const [shard, db] of shards.entries())
    if (shard > 0) await db.batch(ownRange(shard).map((sql) => db.prepare(sql)));
  const db = shards[0] as D1Database;
  const reached = { harness, door, work, migrate, behind, url: url.origin };
  const parts = { ...reached, db, shards, files: FILES, queue: QUEUE, mailbox };
  const stop = async () => {
    await harness.close();
    await mailbox.close();
    copy.release();
  };
  return { ...assemble(parts), stop };
}

/** As an operator adds them, for companies that are more than one database holds. */
function addDatabases(path: string, databases: number): void {
  const configuration = JSON.parse(readFileSync(path, "utf8"));
  for (let shard = 1; shard < databases; shard += 1)
    configuration.d1_databases.push({
      ...configuration.d1_databases[0],
      binding: `DB_${shard}`,
      database_name: `rolecall-${shard}`,
      database_id: `00000000-0000-0000-0000-00000000000${shard}`,
    });
  writeFileSync(path, JSON.stringify(configuration));
}

/** Bundled once for every process that runs tests, and byte for byte what is deployed. */
export function copyOfBuild(): Promise<Copy> {
  const log = openLog(".tmp/bundling.log");
  return copyBuild(new Processes(log), log.path);
}

type Parts = {
  harness: TestHarness;
  door: WorkerHandle;
  work: WorkerHandle;
  migrate(): Promise<void>;
  /** Whether rows have changed by no act of the product's, which then may still keep a page of before. */
  behind: { changed: boolean };
  url: string;
  db: D1Database;
  shards: readonly D1Database[];
  files: R2Bucket;
  queue: Queue<Wake>;
  mailbox: Mailbox;
};

const KEPT = /^\/(?:careers|apply)\b/;

function assemble(parts: Parts): Product {
  const { harness, door, work, migrate, behind, url, db, shards, files, queue, mailbox } = parts;
  const send: Product["fetch"] = async (path, { cookie, ...init } = {}) => {
    if (behind.changed && !cookie && KEPT.test(path)) {
      behind.changed = false;
      await send("/sign-out", { method: "POST", headers: { Origin: ORIGIN } });
    }
    const request = new Request(path.startsWith("/") ? ORIGIN + path : path.replace(url, ORIGIN), init);
    if (cookie) request.headers.set("Cookie", cookie);
    const body = request.body === null ? null : await request.arrayBuffer();
    const { method, headers } = request;
    const asked = { method, headers: [...headers], body, redirect: "manual" as const };
    const { body: answered, status, headers: sent } = await door.fetch(request.url, asked);
    // Else its body is cancelled as soon as the answer that it came in is collected as garbage.
    const held = (answered as ReadableStream | null)?.pipeThrough(new TransformStream()) ?? null;
    return new Response(held, { status, headers: [...sent] as [string, string][] });
  };
  const names = tableNames(db);
  const allLeft = async () => {
    const found = await Promise.all(shards.map(workLeft));
    const sum = (of: "now" | "soon" | "unsealed") => found.reduce((all, left) => all + left[of], 0);
    return { now: sum("now"), soon: sum("soon"), unsealed: sum("unsealed") };
  };
  const sweep = async (at?: Date) => {
    const run = () => work.scheduled({ cron: "* * * * *", scheduledTime: at ?? new Date() });
    const startedAt = Date.now();
    behind.changed = true;
    await run();
    for (let left = await allLeft(); left.soon > 0; left = await allLeft()) {
      if (Date.now() - startedAt > PATIENCE_MS) throw new Error("the work of the background never ends");
      if (left.now > 0) await run();
      else await sleep(20);
    }
  };
  return {
    url,
    db,
    shards,
    files,
    async storedKeys() {
      const { objects } = await files.list();
      return objects.map(({ key }) => key).filter((key) => !key.startsWith("public/"));
    },
    mailbox,
    fetch: send,
    post: (path, fields, options = {}) =>
      send(path, {
        method: "POST",
        body: options.multipart ? asFormData(fields) : asQuery(fields),
        headers: { Origin: ORIGIN, ...options.headers },
        cookie: options.cookie ?? null,
      }),
    sweep,
    async settle() {
      const { soon, unsealed } = await allLeft();
      if (soon + unsealed > 0) await sweep();
    },
    async wake(ids) {
      await queue.send({ kind: "outbox", ids });
    },
    async announceSent(applicationIds) {
      for (let at = 0; at < applicationIds.length; at += 100) {
        const some = applicationIds.slice(at, at + 100);
        await queue.sendBatch(some.map((applicationId) => ({ body: { kind: "submission", applicationId } })));
      }
    },
    logs: () =>
      harness.getLogs().flatMap((line) => {
        const found = /\{"event".*\}/.exec(line.message);
        return found === null ? [] : [JSON.parse(found[0]) as Record<string, unknown>];
      }),
    migrate,
    async empty() {
      const all: Emptying = { statements: emptying(await names), databases: shards.length };
      const body = JSON.stringify(all);
      const { ok } = await door.fetch(`http://${DATABASE}${EMPTY}`, { method: "POST", body });
      if (!ok) throw new Error("something is left");
      behind.changed = true;
      mailbox.clear();
      mailbox.recover();
      harness.clearLogs();
    },
  };
}

/** Of a test that waits for the background; a busy machine is no failure. */
const PATIENCE_MS = 60_000;

/**
 * Submissions that have not been received, and tasks of the outbox: those that may be run `now`, and those
 * that are due, are being run (their lease ends within a minute) or wait a few seconds for another, `soon`.
 * Records that have no seal yet, `unsealed`, come with the next of these.
 */
async function workLeft(db: D1Database): Promise<{ now: number; soon: number; unsealed: number }> {
  const sql = `
    with received as (select count(*) as n from applications where submitted_at is not null and received_at
    is null),
      waiting as (select run_after, last_error from outbox where state = 'waiting')
    select (select n from received) + (select count(*) from waiting where run_after <= ?1) as now,
      (select n from received)
        + (select count(*) from waiting where run_after <= ?1 + 5500 and last_error is null) as soon,
      exists (select 1 from unsealed_records) as unsealed`;
  return (await db.prepare(sql).bind(Date.now()).first()) ?? { now: 0, soon: 0, unsealed: 0 };
}

/** The product's own tables: without the search indexes, and what SQLite and D1 keep for themselves. */
export async function tableNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("select name from pragma_table_list where type = 'table' and name not glob '*[_]search*'")
    .all<{ name: string }>();
  return results.map(({ name }) => name).filter((name) => !/^(sqlite_|_cf|d1_)/.test(name));
}

/**
 * In an order that the triggers allow: runs and verdicts go once their application has gone and their erasure
 * is recorded.
 */
function emptying(tables: string[]): string[] {
  const last = [
    "users",
    "companies",
    "counters",
    "erased_records",
    "activity",
    "unsealed_records",
    "record_chain",
  ];
  const first = ["sessions", "tokens", "applications", "jobs"];
  const rank = (name: string) =>
    first.includes(name) ? first.indexOf(name) : last.includes(name) ? 20 + last.indexOf(name) : 10;
  const erased = ["evaluation", "verdict"].map(
    (kind) =>
      `insert into erased_records (record_id, kind, company_id, evaluator, made_at, erased_at) select id,
        '${kind}', company_id, null, created_at, 0 from ${kind}s where true on conflict do nothing`,
  );
  const names = tables.toSorted((a, b) => rank(a) - rank(b));
  return [
    "PRAGMA defer_foreign_keys = on",
    ...erased,
    // The standard questions come with the migrations.
    ...names.map((name) => `delete from "${name}"${name === "question_sets" ? " where seq > 0" : ""}`),
  ];
}

function asQuery(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of pairs(fields)) query.append(name, value);
  return query;
}

function asFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) form.append(name, value);
  return form;
}

function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
  );
}
