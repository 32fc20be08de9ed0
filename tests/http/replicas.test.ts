import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepTemplate } from "~/features/messages/keep-template";
import { newId } from "~/lib/ids";
import { paths } from "~/paths";
import type { Adviser } from "~/services/advice/advice";
import { openDatabase } from "../../db/client";
import type { Copy } from "../../workers/local/copies.ts";
import { laggingDatabase } from "../support/lagging-database";
import { cookiesOf, wordsOf } from "../support/pages";
import { aRecruiter, PASSWORD } from "../support/people";
import { copyOfBuild, type Fields, ORIGIN, type Product, SIGNING_SECRET } from "../support/product";

let copy: Copy;
let app: { fetch(request: Request, env: object, context: object): Promise<Response> };
beforeAll(async () => {
  copy = await copyOfBuild();
  app = (await import(join(resolve(copy.folder), "app/worker.js"))).default;
});
afterAll(() => copy?.release());

// In Node its log is this process's.
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let lagging: ReturnType<typeof laggingDatabase>;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;
let jar: Map<string, string>;
beforeEach(async () => {
  lagging = laggingDatabase();
  recruiter = await aRecruiter({ db: lagging.database } as Product, { email: "priya@example.org" });
  lagging.catchUp();
  jar = new Map();
});

/** The Worker as it is deployed, asked by a browser that keeps its cookies. */
async function ask(path: string, fields?: Fields, more: object = {}): Promise<Response> {
  const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    ...(cookies !== "" && { Cookie: cookies }),
    ...(fields && { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" }),
  };
  const body = fields && new URLSearchParams(fields as Record<string, string>).toString();
  const request = new Request(ORIGIN + path, {
    method: fields ? "POST" : "GET",
    headers,
    body: body ?? null,
  });
  const waiting: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => waiting.push(work) };
  lagging.answeredBy();
  const response = await app.fetch(request, { ...BINDINGS(lagging.database), ...more }, context);
  await Promise.all(waiting);
  for (const [name = "", value = ""] of response.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)))
    if (value === "") jar.delete(name);
    else jar.set(name, value);
  return response;
}

const BINDINGS = (DB: D1Database) => ({
  DB,
  FILES: { get: async () => null, head: async () => null },
  QUEUE: { send: async () => {}, sendBatch: async () => {} },
  LIMITER: { limit: async () => ({ success: true }) },
  ASSETS: { fetch: async () => new Response("") },
  WORK: {
    whyFewGuesses: async () => null,
    drawMarkdown: async (texts) => [...texts],
    keepTemplate: (by, typed) => keepTemplate(by, typed, { db: openDatabase(DB), now: new Date() }),
  } satisfies Partial<Adviser>,
  PUBLIC_ORIGIN: ORIGIN,
  SIGNING_SECRET,
  ENVIRONMENT: "production",
  READ_REPLICATION: "on",
});

const signIn = () => ask("/login", { email: recruiter.email, password: PASSWORD });
const seenBy = (response: Response) => /__Host-seen=[^;]*/.exec(cookiesOf(response))?.[0] ?? null;
const rename = (personName: string) => ask("/settings", { personName, companyName: "Northwind Analytics" });

test("whoever has just signed in is in, however far the replica is behind", async () => {
  const answer = await signIn();
  expect([answer.status, seenBy(answer)]).toEqual([303, expect.stringMatching(/^__Host-seen=0/)]);
  expect((await ask("/dashboard")).status).toBe(200);
  expect([...lagging.answeredBy()]).toEqual(["primary"]);
});

test("people see what they changed at once, and read from the replica once it has it", async () => {
  await signIn();
  lagging.catchUp();
  expect(await wordsOf(await ask("/settings"))).toContain("Priya Nair");
  expect([...lagging.answeredBy()]).toEqual(["replica"]);
  const before = jar.get("__Host-seen") ?? "";
  expect((await rename("Priya Nair-Smith")).status).toBe(303);
  expect(await wordsOf(await ask("/settings"))).toContain("Priya Nair-Smith");
  expect([...lagging.answeredBy()]).toEqual(["primary"]);
  const after = jar.get("__Host-seen") ?? "";
  jar.set("__Host-seen", before);
  expect(await wordsOf(await ask("/settings"))).not.toContain("Priya Nair-Smith");
  jar.set("__Host-seen", after);
  lagging.catchUp();
  expect(await wordsOf(await ask("/settings"))).toContain("Priya Nair-Smith");
  expect([...lagging.answeredBy()]).toEqual(["replica"]);
});

test("people see at once what the background Worker wrote for them", async () => {
  await signIn();
  lagging.catchUp();
  const words = { name: "Welcome", subject: "Hello", body: "Dear {{first_name}},", language: "en" };
  const kept = await ask(paths.templates(), { id: newId(new Date()), version: 0, ...words });
  expect(kept.status).toBe(303);
  expect(await wordsOf(await ask(paths.templates()))).toContain("Welcome");
});

test("a browser without a place, or with one of its own making, reads what is latest", async () => {
  await signIn();
  lagging.catchUp();
  await rename("Priya Nair-Smith");
  for (const place of ["", "first-unconstrained", "'; --"]) {
    jar.set("__Host-seen", place);
    expect(await wordsOf(await ask("/settings"))).toContain("Priya Nair-Smith");
  }
});

test("visitors read from the replica, and no page that is looked at sets a place", async () => {
  for (const path of ["/careers", "/login"]) expect(cookiesOf(await ask(path))).not.toContain("__Host-seen");
  await ask("/careers?q=clerk");
  expect([...lagging.answeredBy()]).toEqual(["replica"]);
  await signIn();
  expect(seenBy(await ask("/dashboard"))).toBeNull();
  expect(seenBy(await ask("/settings", { personName: "" }))).toBeNull();
});

test("a link out of a mail finds what has just been written elsewhere", async () => {
  const password = "seven wooden spoons";
  const newcomer = { email: "anna@example.org", personName: "Anna Vogt", companyName: "Owls" };
  await ask("/register", { ...newcomer, password, confirmPassword: password });
  const mail = await lagging.database.prepare("select payload from outbox").first<{ payload: string }>();
  jar.clear();
  const link = /\/verifyemail\/[\w.~-]+/.exec(mail?.payload ?? "")?.[0] ?? "";
  expect(await wordsOf(await ask(link))).toContain("anna@example.org");
});

test("signing out takes the place away, and so does a page that fails", async () => {
  await signIn();
  await ask("/sign-out", {});
  expect(jar.has("__Host-seen")).toBe(false);
  await signIn();
  const prepare = () => {
    throw new Error("no such bookmark");
  };
  const broken = { withSession: () => ({ prepare, batch: prepare }) };
  expect((await ask("/dashboard", undefined, { DB: broken })).status).toBeGreaterThanOrEqual(500);
  expect(jar.has("__Host-seen")).toBe(false);
});

test("without the setting no replica is asked and no place is kept", async () => {
  const off = { READ_REPLICATION: "" };
  const answer = await ask("/login", { email: recruiter.email, password: PASSWORD }, off);
  expect([answer.status, seenBy(answer)]).toEqual([303, null]);
  expect((await ask("/dashboard", undefined, off)).status).toBe(200);
  expect([...lagging.answeredBy()]).toEqual(["primary"]);
  await ask("/careers", undefined, off);
  expect([...lagging.answeredBy()]).toEqual(["primary"]);
});
