import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";
import { aCv, NEWCOMER, uploadForm } from "../support/applying";
import { bundleWorkers, type Killable, killable, migrate } from "../support/killable";
import { cookiesOf, leadsTo } from "../support/pages";
import { type Fields, ORIGIN } from "../support/product";

const folder = mkdtempSync(join(tmpdir(), "rolecall-killed-"));
let server: Killable;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  const bundles = await bundleWorkers(folder);
  const state = join(folder, "state");
  server = await killable({ ...bundles, state, origin: ORIGIN, mailbox: mailbox.url });
  await server.start();
  // The first question makes the database's file.
  await fetch(`${server.url}/apply/01ARZ3NDEKTSV4RRFFQ69G5FAV`);
  await server.kill();
  migrate(state);
});

afterAll(async () => {
  await server?.kill();
  await mailbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Kills at the registration, the second step of the job, its posting, the upload, the submission and the
 * first decision.
 */
const SEED = 152;
const PASSWORD = "seven wooden spoons";
const PRIYA = { email: "priya@bergwerk.example", companyName: "Bergwerk Tools", personName: "Priya Nair" };
const DESCRIPTION = "You will keep forty ovens hot and the bread good, from four in the morning until noon.";
const PEOPLE = ["recruiter", "applicant"] as const;
type Who = (typeof PEOPLE)[number];
const cookies: Record<Who, string> = { recruiter: "", applicant: "" };

test("a server killed again and again during a journey loses nothing acknowledged", async () => {
  await server.start();
  const kills = new Kills(SEED);
  await post("/register", { ...PRIYA, password: PASSWORD, confirmPassword: PASSWORD }, "recruiter", kills);
  await enter("recruiter", PRIYA.email);
  await post(
    "/postJob?step=1",
    { title: "Night Baker", jobType: "full-time", locationType: "remote", remoteFrom: "GB" },
    "recruiter",
    kills,
  );
  await post("/postJob?step=2", { description: DESCRIPTION }, "recruiter", kills);
  const review = await (await get("/postJob?step=3", "recruiter")).text();
  const posting = {
    draft: hiddenValue(review, "draft"),
    finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`,
    agreed: "on",
  };
  const posted = await post("/postJob?step=3", posting, "recruiter", kills);
  const jobId = posted.headers.get("Location")?.split("/").at(-1) ?? "";
  await post(`/buildAssessment/${jobId}`, questionnaire(), "recruiter", kills);

  await post(`/apply/${jobId}`, NEWCOMER, "applicant", kills);
  await enter("applicant", NEWCOMER.email.toLowerCase());
  await sent(`/upload/${jobId}`, () => uploadForm({ cv: aCv() }), "applicant", kills);
  for (const number of [1, 2]) await post(`/assess/${jobId}?q=${number}`, answer(number), "applicant", kills);
  await post(`/assess/${jobId}/review`, {}, "applicant", kills);
  // The company is told of it in the background.
  await settled();
  const { id } = server.rows<{ id: string }>("select id from applications")[0] ?? { id: "" };
  for (const status of ["interview_approved", "offer_sent", "offer_accepted"]) {
    await post(`/dash/${id}/status`, { status }, "recruiter", kills);
  }
  await settled();
  await server.hoursPass();
  await settled();
  expect(kills.done, "kills on the way").toBe(6);

  // I1: what was acknowledged is there, once.
  expect(server.rows("select title, status from jobs")).toEqual([{ title: "Night Baker", status: "active" }]);
  expect(server.rows("select question_id as number, text from answers order by question_id")).toEqual(
    [1, 2].map((number) => ({ number, text: answer(number).answer })),
  );
  const [application] = server.rows("select * from applications");
  expect(application).toMatchObject({ status: "offer_accepted", evaluation_state: "done" });
  expect(application?.submitted_at).not.toBeNull();
  const steps = server
    .rows("select to_status from status_changes order by created_at")
    .map((row) => row.to_status);
  expect(steps).toEqual(["interview_approved", "offer_sent", "offer_accepted"]);
  // I2: each enqueued mail was delivered once.
  const queued = server.rows("select id from outbox where topic = 'mail'").map((row) => row.id);
  expect(server.rows("select * from outbox where state <> 'done'")).toEqual([]);
  const delivered = mailbox.messages().map((mail) => mail.idempotencyKey);
  expect(delivered.sort()).toEqual(queued.sort());
  // I3: every stored file has its row, and every row its file.
  expect(server.keys()).toEqual(
    server.rows("select storage_key as key from documents where state = 'stored'").map((row) => row.key),
  );
  expect(server.keys()).toHaveLength(1);
  // I4: what is counted is what is there.
  expect(
    server.rows(
      "select name, value from counters where name in ('jobs', 'candidates', " +
        "'candidates:offer_accepted') order by name",
    ),
  ).toEqual(["candidates", "candidates:offer_accepted", "jobs"].map((name) => ({ name, value: 1 })));
  expect(server.rows("select applicants from jobs")).toEqual([{ applicants: 1 }]);
  // I6: no half-made account.
  expect(server.rows("select count(*) as n from companies")).toEqual([{ n: 1 }]);
  expect(server.rows("select type, company_id is not null as owns from users order by type")).toEqual([
    { type: "applicant", owns: 0 },
    { type: "buyer", owns: 1 },
  ]);
});

/**
 * Decides, from a seed, when the server dies: about every second form, some milliseconds after it was sent.
 */
class Kills {
  done = 0;
  private state: number;
  constructor(seed: number) {
    this.state = seed;
  }
  /** Milliseconds after which to kill, or null. */
  next(): number | null {
    const wanted = this.random() < 0.5;
    const delay = Math.floor(this.random() * 45);
    return wanted ? delay : null;
  }
  private random(): number {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

const post = (path: string, fields: Fields, who: Who, kills: Kills) =>
  sent(
    path,
    () => new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    who,
    kills,
  );

/** Where each form leads; and what somebody is told whose first form did arrive before the server died. */
const STEPS: Record<string, { leadsTo: RegExp; failsWith?: number }> = {
  register: { leadsTo: /^\/dashboard$/, failsWith: 422 },
  postJob: { leadsTo: /^\/postJob/ },
  buildAssessment: { leadsTo: /saved=created$/ },
  apply: { leadsTo: /^\/verifyemail/, failsWith: 422 },
  upload: { leadsTo: /^\/assess\// },
  assess: { leadsTo: /\?q=2$|\/review$|^\/applications\// },
  dash: { leadsTo: /^\/dash\// },
};

/**
 * Sends a form; when no answer comes because the server died, starts it and sends the form again, as a person
 * does.
 */
async function sent(path: string, body: () => BodyInit, who: Who, kills: Kills): Promise<Response> {
  const delay = kills.next();
  const answered = request(path, { method: "POST", body: body() }, who).catch(() => null);
  let first: Response | null = null;
  if (delay === null) first = await answered;
  else {
    await sleep(delay);
    await server.kill();
    kills.done += 1;
    first = await answered;
    await server.start();
  }
  const last = first ?? (await request(path, { method: "POST", body: body() }, who));
  const step = STEPS[path.split("/")[1]?.split("?")[0] ?? ""];
  if (first !== null || last.status !== step?.failsWith) {
    expect([path, leadsTo(last)]).toEqual([path, expect.stringMatching(step?.leadsTo ?? "")]);
    expect(last.status).toBe(last.headers.has("Location") ? 303 : 200);
  }
  keep(last, who);
  return last;
}

const get = (path: string, who: Who) => request(path, {}, who);

function request(path: string, init: RequestInit, who: Who): Promise<Response> {
  const headers = {
    Origin: ORIGIN,
    Cookie: cookies[who],
    "CF-Connecting-IP": `198.51.100.${PEOPLE.indexOf(who)}`,
  };
  return fetch(server.url + path, { ...init, headers, redirect: "manual" });
}

function keep(response: Response, who: Who): void {
  const session = cookiesOf(response)
    .split("; ")
    .find((cookie) => cookie.startsWith("__Host-session="));
  if (session !== undefined) cookies[who] = session;
}

/** Opens the verification link from the mail, and signs in. */
async function enter(who: Who, email: string): Promise<void> {
  await settled();
  const mail = mailbox.messages().find((message) => message.to.includes(email));
  const link = new RegExp(`${ORIGIN}(/\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
  await request(link, { method: "POST", body: "" }, who);
  const signedIn = await request(
    "/login",
    { method: "POST", body: new URLSearchParams({ email, password: PASSWORD }) },
    who,
  );
  expect(signedIn.status).toBe(303);
  keep(signedIn, who);
}

/** Sweeps until nothing waits. */
async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    for (let sweep = 0; sweep < 8; sweep += 1) {
      await server.sweep();
      const [left] = server.rows<{ n: number }>("select count(*) as n from outbox where state = 'waiting'");
      if (left?.n === 0) return;
      await sleep(100);
    }
    await server.hoursPass();
  }
  throw new Error("something still waits");
}

const answer = (number: number) => ({ answer: `My answer to question ${number}.`, intent: "next" });
const hiddenValue = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

function questionnaire(): Fields {
  const questions = [1, 2].flatMap((id) =>
    Object.entries({
      id,
      icon: "Users",
      type: "Teamwork",
      title: `Question ${id}`,
      question: "What did you do?",
      placeholder: "",
    }).map(([name, value]) => [`questions[${id - 1}].${name}`, value] as const),
  );
  return { version: 0, selected: 1, intent: "save", ...Object.fromEntries(questions) };
}
