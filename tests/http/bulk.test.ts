import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DETAIL = "We were looking for three years with ovens; your CV shows fewer.";
const FORTY = 40;

/** A recruiter whose company waits and gives reasons, and people nobody has decided on. */
async function undecided(count: number, undoWindow = "60-minutes") {
  const recruiter = await aRecruiter(product);
  const settings: Fields = { undoWindow, asksReasons: "on", reasonsInMail: "on" };
  for (const [name, value] of Object.entries({
    id: "skill",
    ours: "Skill",
    theirs: "A skill.",
    active: "on",
  }))
    settings[`reasons[0].${name}`] = value;
  await product.post(paths.decisionSettings(), settings, recruiter);
  const job = await aJob(product, recruiter);
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const person = await anApplicant(product, { name: `Person ${String(at).padStart(2, "0")}` });
    people.push({ person, ...(await anApplication(product, job, person)) });
  }
  const seen = people.map(({ id }) => `${id}:pending`).join(" ");
  const send = (fields: Fields) =>
    product.post(paths.bulk(), { to: "passed", people: seen, ...fields }, recruiter);
  return { recruiter, cookie: recruiter.cookie, job, people, send };
}

const BULK = "01KB0000000000000000000000";
const answer = { intent: "send", bulk: BULK, reason: "skill", detail: DETAIL };

const count = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const passed = () => count("applications where status = 'passed'");
const mails = () => product.mailbox.messages();
const windowEnds = () => product.db.prepare("update outbox set run_after = 0 where topic = 'decision'").run();

test("a list of one is called that, and one of two both", async () => {
  const list = async (cookie: string) => wordsOf(await product.fetch(paths.bulk(), { cookie }));
  expect(await list((await undecided(1)).cookie)).toContain("The one person in this list");
  expect(await list((await undecided(2)).cookie)).toContain("All 2 people in this list");
});

test("forty are answered in one go, one is taken back, and the rest hear of it once", async () => {
  const { recruiter, cookie, people, send } = await undecided(FORTY);
  const list = await (await product.fetch(paths.bulk("?status=pending"), { cookie })).text();
  expect(list.match(/name="one"/g)).toHaveLength(FORTY);
  const select = (fields: Fields) =>
    product.post(paths.bulk(), { to: "passed", intent: "check", ...fields }, recruiter);
  const [everybody] = /(?<=name="everybody" value=")[^"]+/.exec(list) ?? [];
  const one = `${people[0]?.id}:pending`;
  expect(await wordsOf(await select({}))).toContain("Nobody is selected");
  const alone = await wordsOf(await select({ one }));
  expect(alone).toContain("Pass: 1 person");
  expect(alone).not.toContain("All have an address");
  expect(await wordsOf(await select({ one, everybody }))).toContain("Pass: 40 people");
  expect((await send({ ...answer, detail: "short" })).status).toBe(422);
  const mailsShown = await send({ ...answer, intent: "check" });
  expect(await mailsShown.clone().text()).toMatch(/<div class="desk-mails"[^>]* autofocus=""/);
  const shown = await wordsOf(mailsShown);
  for (const words of ["Person 00, Person 01", "The first 3 of 40 mails", "To Person 02", DETAIL])
    expect(shown).toContain(words);
  expect(shown).toContain("All have an address.");
  expect(shown).not.toContain("To Person 03");
  expect([await passed(), mails().length]).toEqual([0, 0]);

  const done = await send(answer);
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.bulkDone(BULK)]);
  expect((await send(answer)).headers.get("Location")).toBe(paths.bulkDone(BULK));
  expect(await passed()).toBe(FORTY);
  expect(await count(`status_changes where bulk_id = '${BULK}'`)).toBe(FORTY);
  const page = await (await product.fetch(paths.bulkDone(BULK), { cookie })).text();
  const first = /\/decisions\/(\w{26})\/undo/.exec(page)?.[1] ?? "";
  expect((await product.post(paths.undoDecision(first), {}, recruiter)).status).toBe(303);
  expect(await passed()).toBe(FORTY - 1);
  await windowEnds();
  await product.sweep();
  const told = mails().flatMap(({ to }) => to);
  expect(told).toHaveLength(FORTY - 1);
  expect(new Set(told).size).toBe(FORTY - 1);
  expect(told).not.toContain(people[0]?.person.email);
  expect(mails()[0]?.text).toContain(DETAIL);
});

test("whoever decides on several in a job's list stays in it, also when one is taken back", async () => {
  const { recruiter, job, people } = await undecided(3);
  const list = `?job=${job.id}`;
  const read = async (path: string) => (await product.fetch(path, recruiter)).text();
  const desk = await read(`/dash${list}&select=on`);
  for (const act of ["", "/write", "/interviewers", "/tags", "/snooze"])
    expect(desk).toContain(`ction="/dash/bulk${act}${list}"`);
  const two = people.slice(0, 2).map(({ id }) => `${id}:pending`);
  const back = `<a href="/dash${list}">← Candidates</a>`;
  const asked = await product.post(paths.bulk(list), { to: "passed", intent: "check", one: two }, recruiter);
  expect(await asked.text()).toContain(back);
  const snoozing = await product.post(paths.bulkSnooze([], list), { intent: "check", one: two }, recruiter);
  expect(await snoozing.text()).toContain(back);
  const sent = { to: "passed", people: two.join(" "), ...answer };
  const done = await product.post(paths.bulk(list), sent, recruiter);
  expect(done.headers.get("Location")).toBe(`/dash/bulk/${BULK}${list}`);
  const page = await read(done.headers.get("Location") ?? "");
  expect(page).toContain(back);
  const ids = [...page.matchAll(/href="\/dash\/(\w{26})\?job=/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(people.slice(0, 2).map(({ id }) => id)));
  const [, undo = "", kept] = /action="(\/decisions[^"]+)".*?name="list" value="([^"]*)"/.exec(page) ?? [];
  expect(kept).toBe(list);
  const one = await product.post(undo, { list: kept }, recruiter);
  expect(one.headers.get("Location")).toMatch(new RegExp(`^/dash/\\w{26}\\?job=${job.id}$`));
  const rest = await product.post(paths.bulkDone(BULK, [], list), {}, recruiter);
  expect(rest.headers.get("Location")).toBe(`/dash/bulk/${BULK}${list}`);
});

test("boxes in the list choose some, all of a page, or all that fit the filter", async () => {
  const { recruiter, cookie, people, send } = await undecided(30, "none");
  const list = await (await product.fetch("/dash?select=on&sort=name", { cookie })).text();
  expect(list.match(/name="one"/g)).toHaveLength(25);
  expect(list).toContain(' aria-label="Select Person 00"');
  const fitting = /(?<=name="fitting" value=")[^"]+/.exec(list)?.[0].replaceAll("&amp;", "&");
  const [shown] = /(?<=name="everybody" value=")[^"]+/.exec(list) ?? [];
  expect(list.replaceAll("<!-- -->", "")).toContain("All 30 that fit the filter");
  const plain = await (await product.fetch("/dash?sort=name", { cookie })).text();
  expect(plain).not.toContain('name="one"');
  const check = (fields: Fields) => send({ intent: "check", people: undefined, ...fields });
  expect(await wordsOf(await check({ one: people.slice(0, 2).map(({ id }) => `${id}:pending`) }))).toContain(
    "Pass: 2 people",
  );
  expect(await wordsOf(await check({ everybody: shown }))).toContain("Pass: 25 people");
  await product.post(paths.candidateStatus(people[3]?.id ?? ""), { status: "interview_approved" }, recruiter);
  const asked = await wordsOf(await check({ fitting, everybody: shown }));
  expect(asked).toContain("Pass: 29 people");
  expect(asked).not.toContain("Person 03");
  await manyMore(480, people[0]?.id ?? "");
  const refused = await check({ fitting });
  expect(refused.headers.get("Location")).toBe(paths.bulk("?status=pending&sort=name"));
  expect(await wordsOf(await product.fetch(refused.headers.get("Location") ?? "", recruiter))).toContain(
    "Narrow the list first",
  );
  expect(await wordsOf(await product.fetch("/dash?select=on", recruiter))).toContain(
    "Narrow the list first to select all 509 that fit the filter",
  );
  expect(await passed()).toBe(0);
});

/** Undecided, like the one whose id this is. */
const manyMore = (count: number, like: string) =>
  product.db.batch([
    product.db
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
         insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
         updated_at)
         select printf('01K%023d', i), 'more' || i || '@example.org', 'none', 'applicant', 'More', 'More',
         'More', 1, 1 from n`,
      )
      .bind(count),
    product.db
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
         insert into applications (id, company_id, job_id, user_id, name, email, position,
         work_authorization, start_date, terms_accepted_at, submitted_at, evaluation_state, created_at,
         updated_at)
         select printf('01M%023d', i), company_id, job_id, printf('01K%023d', i), 'More', 'more' || i,
         position, work_authorization, start_date, i, i, 'done', unixepoch() * 1000, i
         from applications, n where applications.id = ?`,
      )
      .bind(count, like),
  ]);

test("whoever names what the law protects is warned before several read it", async () => {
  const { send } = await undecided(2, "none");
  const detail = "With your pregnancy we fear that you will be away.";
  for (const intent of ["check", "send"]) {
    const warned = await send({ ...answer, intent, detail });
    expect([warned.status, await wordsOf(warned)]).toEqual([
      422,
      expect.stringContaining("It speaks of pregnancy, children or marriage"),
    ]);
  }
  expect([await passed(), mails().length]).toEqual([0, 0]);
  expect((await send({ ...answer, detail, sure: detail })).status).toBe(303);
  expect(await passed()).toBe(2);
});

test("the whole of it is taken back, but for whoever has been told", async () => {
  const { recruiter, send } = await undecided(6);
  await send(answer);
  const first =
    "update outbox set run_after = 0 where id = (select min(id) from outbox where topic = 'decision')";
  await product.db.prepare(first).run();
  await product.sweep();
  const undo = () => product.post(paths.bulkDone(BULK), {}, recruiter);
  expect([(await undo()).status, (await undo()).status]).toEqual([303, 303]);
  await windowEnds();
  await product.sweep();
  expect([await passed(), mails().length]).toEqual([1, 1]);
  const words = await wordsOf(await product.fetch(paths.bulkDone(BULK), recruiter));
  expect(words).toMatch(
    /Told by email.*Taken back: nobody was told|Taken back: nobody was told.*Told by email/,
  );
});

test("whoever undoes a decision of which everybody has been told reads that nobody is back", async () => {
  const { recruiter, send } = await undecided(2);
  await send(answer);
  await windowEnds();
  await product.sweep();
  const late = await product.post(paths.bulkDone(BULK), {}, recruiter);
  expect(flashOf(late)).toBe("Too late: everybody has been told. Nobody is back.");
  expect(await passed()).toBe(2);
});

test("what broke off between two batches goes on with the rest, and tells nobody twice", async () => {
  const { people, send } = await undecided(3);
  const some = people.slice(0, 2).map(({ id }) => `${id}:pending`);
  await send({ ...answer, people: some.join(" ") });
  expect(await passed()).toBe(2);
  const again = await send(answer);
  expect(again.headers.get("Location")).toBe(paths.bulkDone(BULK));
  expect(await passed()).toBe(3);
  await windowEnds();
  await product.sweep();
  expect(mails()).toHaveLength(3);
});

test("whoever moved meanwhile is left out and named, and nobody else's candidate is touched", async () => {
  const { recruiter, people, send } = await undecided(3, "none");
  const stranger = await undecided(1);
  const [moved] = people;
  await product.post(paths.candidateStatus(moved?.id ?? ""), { status: "interview_approved" }, recruiter);
  const seen = [...people, ...stranger.people].map(({ id }) => `${id}:pending`).join(" ");
  const checked = await wordsOf(await send({ intent: "check", people: seen }));
  expect(checked).toMatch(
    /Pass: 2 people.*Left out, .* cannot take this step from where they stand: Person 00 \(Interview\)/,
  );
  const done = await send({ ...answer, people: seen });
  expect(done.headers.get("Location")).toBe(paths.bulkDone(BULK, [moved?.id ?? ""]));
  expect(await passed()).toBe(2);
  await product.sweep();
  expect(mails().map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      "Good news about your application: Senior Frontend Engineer",
      "About your application: Senior Frontend Engineer",
    ]),
  );
  expect(mails()).toHaveLength(3);
  const page = await wordsOf(await product.fetch(done.headers.get("Location") ?? "", recruiter));
  expect(page).toContain("Person 00 (Interview)");
  const foreign = await product.fetch(paths.bulkDone(BULK), stranger);
  const absent = await product.fetch(paths.bulkDone("01KB0000000000000000000001"), stranger);
  expect([foreign.status, absent.status, await wordsOf(foreign)]).toEqual([404, 404, await wordsOf(absent)]);
  expect((await product.post(paths.bulkDone(BULK), {}, stranger.recruiter)).status).toBe(404);
});
