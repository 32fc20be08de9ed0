import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";
import { onFile } from "../support/database-file";
import { bundleWorkers, type Killable, killable, migrate, openFile } from "../support/killable";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN } from "../support/product";

const folder = mkdtempSync(join(tmpdir(), "rolecall-killed-answers-"));
const state = join(folder, "state");
let server: Killable;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  server = await killable({ ...(await bundleWorkers(folder)), state, origin: ORIGIN, mailbox: mailbox.url });
  await server.start();
  // The first question makes the database's file.
  await fetch(`${server.url}${paths.apply("01ARZ3NDEKTSV4RRFFQ69G5FAV")}`);
  await server.kill();
  migrate(state);
});

afterAll(async () => {
  await server?.kill();
  await mailbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

const FORTY = 40;
const DETAIL = "We were looking for three years with ovens; your CV shows fewer.";
const MAIL = { subject: "Your {{job_title}}", body: "Dear {{first_name}},\n\nwe write to you on Friday." };

/** While the server is down: a company that waits an hour and gives reasons, and people still undecided. */
async function undecided(round: string, many = FORTY) {
  const database = openFile(state);
  const file = onFile(database);
  const recruiter = await aRecruiter(file, { companyName: `Bergwerk ${round}` });
  const reasons = [{ id: "skill", ours: "Skill", theirs: "A skill.", active: true }];
  database
    .prepare(
      "insert into decision_settings (company_id, undo_window, asks_reasons, reasons) values (?, ?, 1, ?)",
    )
    .run(recruiter.companyId, "60-minutes", JSON.stringify(reasons));
  const job = await aJob(file, recruiter);
  const people = [];
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(file);
    people.push({ ...person, application: (await anApplication(file, job, person)).id });
  }
  database.exec("update applications set evaluation_state = 'done'");
  database.close();
  const everybody = people.map(({ application }) => `${application}:pending`).join(" ");
  return { recruiter, people, everybody };
}

const post = (path: string, fields: Record<string, string>, cookie: string) =>
  fetch(server.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: ORIGIN, Cookie: cookie },
    redirect: "manual",
  });

/** Presses, and ends the server so many milliseconds later; started again, it is pressed once more. */
async function pressedTwice(delay: number, path: string, fields: Record<string, string>, cookie: string) {
  const first = post(path, fields, cookie).catch(() => null);
  await sleep(delay);
  await server.kill();
  await first;
  await server.start();
  return post(path, fields, cookie);
}

async function settled() {
  for (let round = 0; round < 20; round += 1) {
    await server.sweep();
    const [left] = server.rows<{ n: number }>("select count(*) as n from outbox where state = 'waiting'");
    if (left?.n === 0) return;
    if (round % 5 === 4) await server.hoursPass();
    await sleep(100);
  }
  throw new Error("something still waits");
}

/** Ends the server when so many mails have left, in the middle of the sending of the others. */
async function killedWhileSending(after: number) {
  const before = mailbox.messages().length;
  const swept = server.sweep().catch(() => null);
  while (mailbox.messages().length < before + after) await sleep(2);
  await server.kill();
  await swept;
  await server.start();
}

async function windowEnds() {
  await server.kill();
  const database = openFile(state);
  database.exec("update outbox set run_after = 0 where topic in ('decision', 'message')");
  database.close();
  await server.start();
}

const toldOf = (people: readonly { email: string }[]) =>
  mailbox
    .messages()
    .flatMap(({ to }) => to)
    .filter((to) => people.some(({ email }) => email === to));

const standing = (companyId: string) =>
  server.rows<{ status: string; n: number }>(
    `select status, count(*) as n from applications where company_id = '${companyId}'
      group by status order by status`,
  );

test.each([
  { delay: 2, sent: 1 },
  { delay: 9, sent: 12 },
  { delay: 20, sent: 26 },
  { delay: 45, sent: 38 },
])(
  "of forty each is told once, although the server dies $delay ms into each press and after $sent mails",
  async ({ delay, sent }) => {
    const { recruiter, people, everybody } = await undecided(`told ${sent}`);
    const { cookie, companyId } = recruiter;
    await server.start();
    const bulk = `01KB00000000000000000000${String(sent).padStart(2, "0")}`;
    const answer = { to: "passed", intent: "send", bulk, people: everybody, reason: "skill", detail: DETAIL };
    const done = await pressedTwice(delay, paths.bulk(), answer, cookie);
    expect([done.status, done.headers.get("Location")]).toEqual([303, paths.bulkDone(bulk)]);
    expect(standing(companyId)).toEqual([{ status: "passed", n: FORTY }]);
    const changes = server.rows<{ id: string; who: string }>(
      `select id, application_id as who from status_changes where bulk_id = '${bulk}'`,
    );
    expect(new Set(changes.map(({ who }) => who)).size).toBe(FORTY);
    expect(changes).toHaveLength(FORTY);

    const [spared] = people;
    const change = changes.find(({ who }) => who === spared?.application)?.id ?? "";
    expect((await pressedTwice(delay, paths.undoDecision(change), {}, cookie)).status).toBe(303);
    await windowEnds();
    await killedWhileSending(sent);
    // Whoever was told stays told; the others wait for whoever took their mail to be given up.
    expect((await post(paths.undoDecision(changes.at(-1)?.id ?? ""), {}, cookie)).status).toBeLessThan(500);
    const spare = standing(companyId).find(({ status }) => status === "pending")?.n ?? 0;
    await server.hoursPass();
    await settled();
    const told = toldOf(people);
    expect(told).toHaveLength(FORTY - spare);
    expect(new Set(told).size).toBe(FORTY - spare);
    expect(told).not.toContain(spared?.email);
    expect(standing(companyId)).toEqual(
      [
        { status: "passed", n: FORTY - spare },
        { status: "pending", n: spare },
      ]
        .filter(({ n }) => n > 0)
        .sort((a, b) => a.status.localeCompare(b.status)),
    );
    const news = server.rows<{ who: string }>(
      `select user_id as who from notifications where user_id in
      (select user_id from applications where company_id = '${companyId}')`,
    );
    expect(new Set(news.map(({ who }) => who)).size).toBe(FORTY - spare);
    expect(news).toHaveLength(FORTY - spare);
    await server.kill();
  },
);

test.each([3, 12, 30])(
  "the whole of it is taken back while the server dies %i ms into it, and nobody is told",
  async (delay) => {
    const { recruiter, everybody } = await undecided(`back ${delay}`);
    await server.start();
    const bulk = `01KC00000000000000000000${String(delay).padStart(2, "0")}`;
    const answer = { to: "passed", intent: "send", bulk, people: everybody, reason: "skill", detail: DETAIL };
    expect((await post(paths.bulk(), answer, recruiter.cookie)).status).toBe(303);
    const before = mailbox.messages().length;
    expect((await pressedTwice(delay, paths.bulkDone(bulk), {}, recruiter.cookie)).status).toBe(303);
    expect(standing(recruiter.companyId)).toEqual([{ status: "pending", n: FORTY }]);
    await server.hoursPass();
    await settled();
    expect(mailbox.messages().length).toBe(before);
    expect(
      server.rows(`select seq from notifications where user_id in
    (select user_id from applications where company_id = '${recruiter.companyId}')`),
    ).toEqual([]);
    await server.kill();
  },
);

/** By state, to whom the mails of a bulk went or are to go. */
function mailsOf(bulk: string) {
  const mails = server.rows<{ state: string; email: string }>(
    `select m.state, u.email from messages m join applications a on a.id = m.application_id
      join users u on u.id = a.user_id where m.bulk_id = '${bulk}' order by u.email`,
  );
  const inState = (wanted: string) => mails.filter(({ state }) => state === wanted).map(({ email }) => email);
  return { waiting: inState("waiting"), sent: inState("sent"), cancelled: inState("cancelled") };
}

const inOrder = (people: readonly { email: string }[]) => people.map(({ email }) => email).sort();

test.each([
  { delay: 2, sent: 1 },
  { delay: 20, sent: 26 },
  { delay: 45, sent: 38 },
])(
  "forty are written to once each, although the server dies $delay ms into each press and after $sent mails",
  async ({ delay, sent }) => {
    const { recruiter, people, everybody } = await undecided(`written to ${sent}`);
    const { cookie } = recruiter;
    await server.start();
    const bulk = `01KD00000000000000000000${String(sent).padStart(2, "0")}`;
    const fields = { intent: "send", bulk, people: everybody, ...MAIL };
    const done = await pressedTwice(delay, paths.bulkWrite(), fields, cookie);
    expect([done.status, done.headers.get("Location")]).toEqual([303, paths.bulkDone(bulk)]);
    expect(mailsOf(bulk).waiting).toEqual(inOrder(people));

    const spared = people[0]?.application ?? "";
    const message = server.rows<{ id: string }>(
      `select id from messages where application_id = '${spared}'`,
    )[0]?.id;
    const taken = { intent: "cancel", message: message ?? "", version: "1" };
    expect((await pressedTwice(delay, paths.messages(spared), taken, cookie)).status).toBe(303);
    expect(mailsOf(bulk).cancelled).toEqual([people[0]?.email]);
    await windowEnds();
    await killedWhileSending(sent);
    expect((await post(paths.bulkDone(bulk), {}, cookie)).status).toBe(303);
    await server.hoursPass();
    await settled();
    const mails = mailsOf(bulk);
    expect(mails.waiting).toEqual([]);
    expect([...mails.sent, ...mails.cancelled].sort()).toEqual(inOrder(people));
    expect(toldOf(people).sort()).toEqual(mails.sent);
    expect(mails.sent.length).toBeGreaterThanOrEqual(sent);
    expect(
      server.rows(`select seq from activity where verb = 'message.written'
      and company_id = '${recruiter.companyId}'`),
    ).toHaveLength(FORTY);
    await server.kill();
  },
);

test.each([3, 30])(
  "the mails to forty are taken back while the server dies %i ms into it, and none leaves",
  async (delay) => {
    const { recruiter, people, everybody } = await undecided(`mails back ${delay}`);
    await server.start();
    const bulk = `01KE00000000000000000000${String(delay).padStart(2, "0")}`;
    const fields = { intent: "send", bulk, people: everybody, ...MAIL };
    expect((await post(paths.bulkWrite(), fields, recruiter.cookie)).status).toBe(303);
    expect((await pressedTwice(delay, paths.bulkDone(bulk), {}, recruiter.cookie)).status).toBe(303);
    expect(mailsOf(bulk).cancelled).toEqual(inOrder(people));
    await server.hoursPass();
    await settled();
    expect(toldOf(people)).toEqual([]);
    await server.kill();
  },
);

const THREE_HUNDRED = 300;

test.each([
  ["told no", paths.bulk(), { to: "passed", reason: "skill", detail: DETAIL }, "01KF0000000000000000000000"],
  ["written to", paths.bulkWrite(), MAIL, "01KG0000000000000000000000"],
])(
  "three hundred are %s once each, although the server dies between two batches",
  async (what, path, words, bulk) => {
    const { recruiter, people, everybody } = await undecided(what, THREE_HUNDRED);
    await server.start();
    const fields = { intent: "send", bulk, people: everybody, ...words };
    const reached = () =>
      server.rows(`select 1 from status_changes where bulk_id = '${bulk}'
      union all select 1 from messages where bulk_id = '${bulk}'`).length;
    const first = post(path, fields, recruiter.cookie).catch(() => null);
    while (reached() === 0) await sleep(1);
    await server.kill();
    await first;
    expect(reached()).toBeLessThan(THREE_HUNDRED);
    await server.start();
    expect((await post(path, fields, recruiter.cookie)).headers.get("Location")).toBe(paths.bulkDone(bulk));
    expect(reached()).toBe(THREE_HUNDRED);
    await server.hoursPass();
    await settled();
    expect(toldOf(people).sort()).toEqual(inOrder(people));
    await server.kill();
  },
);
