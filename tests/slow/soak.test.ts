import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";
import { bundleWorkers, type Killable, killable, migrate } from "../support/killable";
import { ORIGIN } from "../support/product";
import { Crowd } from "../support/soak-crowd";

const MINUTES = 10;
const REQUESTS = 10_000;
/** After so many requests. The fifth comes while much is being written. */
const KILLS = [1200, 2900, 4400, 7300, 8800];
const DISK_FULL = { from: 5600, to: 5900 };

const folder = mkdtempSync(join(tmpdir(), "rolecall-soak-"));
let server: Killable;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  const state = join(folder, "state");
  mkdirSync(state);
  server = await killable({ ...(await bundleWorkers(folder)), state, origin: ORIGIN, mailbox: mailbox.url });
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

test("ten minutes, five kills and a full disk leave everything that was acknowledged, once", async () => {
  await server.start();
  const crowd = new Crowd(server, mailbox, { requests: REQUESTS, milliseconds: MINUTES * 60_000 });
  await crowd.openCompanies();
  const working = crowd.work();
  let kills = 0;
  for (const at of [...KILLS, DISK_FULL.from].sort((one, other) => one - other)) {
    await crowd.reached(at);
    if (at === DISK_FULL.from) await fullDisk(crowd);
    else await crowd.interrupted(() => server.kill().then(() => server.start()));
    if (at !== DISK_FULL.from) kills += 1;
  }
  await working;
  await settled(crowd);

  console.log(crowd.summary());
  expect(kills).toBe(5);
  expect(crowd.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(crowd.longestRefusal, "milliseconds until a full disk was answered").toBeLessThan(10_000);
  expect(crowd.surprises).toEqual([]);
  expectInvariants(crowd);
}, 1_500_000);

async function fullDisk(crowd: Crowd): Promise<void> {
  const release = await server.fillDisk();
  crowd.diskIsFull = true;
  await crowd.reached(DISK_FULL.to);
  await release();
  await sleep(1000);
  crowd.diskIsFull = false;
}

/** Sweeps until nothing waits. */
async function settled(crowd: Crowd): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    for (let sweep = 0; sweep < 40; sweep += 1) {
      await server.sweep();
      crowd.fetchMails();
      if (waiting() === 0) return;
      await sleep(100);
    }
    await server.hoursPass();
  }
  throw new Error(`${waiting()} still wait`);
}

const count = (sql: string) => server.rows<{ n: number }>(`select count(*) as n from ${sql}`)[0]?.n;
const waiting = () =>
  (count("outbox where state = 'waiting'") ?? 0) +
  (count("applications where submitted_at is not null and received_at is null") ?? 0);

function expectInvariants(crowd: Crowd): void {
  // I1: what was acknowledged is there, once.
  const submitted = server.rows<{ id: string }>("select id from applications where submitted_at is not null");
  expect(submitted.map(({ id }) => id)).toEqual(expect.arrayContaining(crowd.submitted));
  const emails = server.rows<{ email: string }>("select email from users").map(({ email }) => email);
  expect(emails).toEqual(expect.arrayContaining(crowd.registered));
  expect(new Set(emails).size).toBe(emails.length);
  const answers = new Map(
    server
      .rows<{ email: string; answers: string }>("select email, answers from applications")
      .map((row) => [row.email, JSON.parse(row.answers) as Record<string, string>]),
  );
  for (const { email, number, text } of crowd.answered)
    expect(answers.get(email)?.[number], `${email}, ${number}`).toBe(text);
  const steps = server.rows<{ id: string; status: string }>(
    "select application_id as id, to_status as status from status_changes",
  );
  expect(steps.map(({ id }) => id).sort()).toEqual([...new Set(steps.map(({ id }) => id))].sort());
  expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(crowd.decided));
  expect(count("applications where submitted_at is not null and evaluation_state <> 'done'")).toBe(0);
  // I2: each enqueued mail was delivered once.
  expect(server.rows("select * from outbox where state <> 'done'")).toEqual([]);
  const queued = server
    .rows<{ id: string }>("select id from outbox where topic in ('mail', 'decision')")
    .map(({ id }) => id);
  expect([...crowd.mails].sort()).toEqual(queued.sort());
  // I3: every stored file has its row, and every row its file.
  const stored = server.rows<{ key: string }>(
    "select storage_key as key from documents where state = 'stored'",
  );
  expect(server.keys()).toEqual(stored.map(({ key }) => key).sort());
  // I4: what is counted is what is there.
  const received = "applications where received_at is not null";
  for (const company of crowd.companies) {
    const counted = (name: string) =>
      server.rows<{ value: number }>(
        `select value from counters where company_id = '${company}' and name = '${name}'`,
      )[0]?.value ?? 0;
    expect(counted("candidates")).toBe(count(`${received} and company_id = '${company}'`));
    for (const status of ["pending", "interview_approved"])
      expect(counted(`candidates:${status}`), status).toBe(
        count(`${received} and company_id = '${company}' and status = '${status}'`),
      );
  }
  expect(
    count(`jobs where applicants <> (select count(*) from ${received} and applications.job_id = jobs.id)`),
  ).toBe(0);
  // I5: nobody read or changed what is another company's.
  expect(crowd.foreignTries).toBeGreaterThan(20);
  expect(crowd.crossed).toEqual([]);
  const strays = [
    "applications a join jobs on jobs.id = a.job_id where jobs.company_id <> a.company_id",
    "documents d join applications a on a.id = d.application_id where d.company_id <> a.company_id",
  ];
  for (const found of strays) expect(count(found), found).toBe(0);
  expect(
    count(
      `status_changes s join applications a on a.id = s.application_id join users u on u.id = s.user_id
       where u.company_id <> a.company_id`,
    ),
  ).toBe(0);
  // I6: no half-made account.
  expect(count("users where type = 'buyer' and company_id is null")).toBe(0);
  expect(count("users where type = 'applicant' and id not in (select user_id from applications)")).toBe(0);
  expect(count("companies where id not in (select company_id from users where company_id is not null)")).toBe(
    0,
  );
}
