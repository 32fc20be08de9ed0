// CPU of the app Worker for a page, its database answering from memory: npm run bench:request-cpu (after a
// build). The Worker as it is deployed, in Node, every query asked once and its answer replayed. A bare page
// is a heading by the same framework.
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DEMO_ACCOUNTS } from "../../db/seed/demo-accounts.ts";
import { copyBuild } from "../../workers/local/copies.ts";
import { prepareDatabase } from "../../workers/local/database.ts";
import { openLog } from "../../workers/local/log.ts";
import { Processes } from "../../workers/local/processes.ts";

const WARM_UP = 60;
const VISITS = 300;
const ORIGIN = "http://localhost:8787";
const META = { rows_read: 0, rows_written: 0, duration: 0 };

const stateDir = mkdtempSync(join(tmpdir(), "rolecall-cpu-"));
const log = openLog(join(stateDir, "cpu.log"));
const processes = new Processes(log);
await prepareDatabase(stateDir, processes, log.path);
const copy = await copyBuild(processes, log.path);
const say = console.log;
const { default: worker } = await import(join(resolve(copy.folder), "app/worker.js"));
const database = openDatabase();
try {
  const env = bindings(replaying());
  const recruiter = signedIn("recruiter", "r");
  const applicant = signedIn("applicant", "a");
  const job = idOf("select id from jobs where status = 'active' limit 1");
  const candidate = idOf("select id from applications where submitted_at is not null limit 1");
  const pages = [
    { name: "a bare page", once: await bareVisit() },
    ...["/careers", `/apply/${job}`, "/login"].map((path) => page(path, "")),
    page("/applications", applicant),
    ...["/dashboard", "/jobs", "/dash", `/dash/${candidate}`, "/settings"].map((path) =>
      page(path, recruiter),
    ),
  ];
  const first: string[] = [];
  for (const { once } of pages) first.push(await cpuOf(once));
  say("| page | CPU, ms | once the Worker is warm, ms |\n|---|--:|--:|");
  for (const [at, { name, once }] of pages.entries())
    say(`| ${name} | ${first[at]} | ${await cpuOf(once)} |`);

  function page(path: string, cookie: string) {
    return { name: path.replace(/\w{26}/, "…"), once: () => visit(path, cookie, env) };
  }
} finally {
  database.close();
  copy.release();
  rmSync(stateDir, { recursive: true });
}

async function cpuOf(once: () => Promise<unknown>): Promise<string> {
  // The Worker writes a line for each request.
  console.log = () => {};
  for (let visit = 0; visit < WARM_UP; visit += 1) await once();
  const before = process.cpuUsage();
  for (let visit = 0; visit < VISITS; visit += 1) await once();
  const { user, system } = process.cpuUsage(before);
  console.log = say;
  return ((user + system) / 1000 / VISITS).toFixed(2);
}

async function bareVisit(): Promise<() => Promise<unknown>> {
  process.env.NODE_ENV = "production";
  const page = (await import("./bare-page.ts")).barePage();
  return async () => (await page(new Request(ORIGIN))).text();
}

/** Coming from a page of ours, as most visits do. @throws Error when the page is not there. */
async function visit(path: string, cookie: string, env: object): Promise<void> {
  const headers = { Cookie: cookie, Accept: "text/html", "Sec-Fetch-Site": "same-origin" };
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };
  const response: Response = await worker.fetch(new Request(ORIGIN + path, { headers }), env, context);
  await response.text();
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${response.headers.get("Location")}`);
}

function openDatabase(): DatabaseSync {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return new DatabaseSync(join(folder, file ?? ""));
}

function idOf(sql: string): string {
  return String(database.prepare(sql).get()?.id);
}

/** A Cookie header of the first demo account of that kind. */
function signedIn(role: (typeof DEMO_ACCOUNTS)[number]["role"], letter: string): string {
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const token = letter.repeat(40);
  database
    .prepare(
      `insert into sessions (id, user_id, expires_at, remembered, created_at, user_agent)
        select ?, id, ?, 1, ?, 'bench' from users where email = ?`,
    )
    .run(
      createHash("sha256").update(token).digest("hex"),
      Math.floor(Date.now() / 1000) + 86_400,
      Date.now(),
      email,
    );
  return `__Host-session=${token}`;
}

type Value = string | number | null;

function replaying() {
  const answers = new Map<string, { raw: unknown[]; results: object[] }>();
  const ask = (sql: string, values: Value[]) => {
    const key = JSON.stringify([sql, values]);
    const found = answers.get(key) ?? read(sql, values);
    answers.set(key, found);
    return found;
  };
  const statement = (sql: string, values: Value[] = []) => ({
    sql,
    values,
    bind: (...bound: Value[]) => statement(sql, bound),
    raw: async () => ask(sql, values).raw,
    all: async () => ({ results: ask(sql, values).results, meta: META }),
    run: async () => ({ results: ask(sql, values).results, meta: META }),
  });
  type Statement = ReturnType<typeof statement>;
  const batch = async (all: Statement[]) =>
    all.map(({ sql, values }) => ({ results: ask(sql, values).results, meta: META }));
  return { prepare: (sql: string) => statement(sql), batch };
}

function read(sql: string, values: Value[]) {
  const asked = database.prepare(sql);
  const names = asked.columns().map(({ name }) => name);
  asked.setReturnArrays(true);
  const raw = asked.all(...values) as unknown as unknown[][];
  return { raw, results: raw.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))) };
}

function bindings(DB: object) {
  return {
    DB,
    FILES: { get: async () => null, head: async () => null },
    QUEUE: { send: async () => {}, sendBatch: async () => {} },
    LIMITER: { limit: async () => ({ success: true }) },
    // The other Worker's answer, whose CPU is its own.
    WORK: { drawMarkdown: async (texts: string[]) => texts.map((text) => `<p>${text}</p>`) },
    ASSETS: { fetch: async (url: URL) => new Response(readFileSync(`build/client${url.pathname}`)) },
    PUBLIC_ORIGIN: ORIGIN,
    SIGNING_SECRET: "a-secret-for-a-bench-of-forty-characters",
    ENVIRONMENT: "production",
  };
}
