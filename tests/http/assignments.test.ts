import { beforeAll, beforeEach, expect, test } from "vitest";
import { assignInterviewers, assignTeam } from "~/features/assignments/assign";
import { paths } from "~/paths";
import type { Role } from "~/vocabulary/members";
import { openDatabase } from "../../db/client";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Signed = Pick<TestPerson, "cookie">;

const BULK = "01KB0000000000000000000000";
const run = (sql: string, ...values: (string | number)[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();
const counted = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const unread = ({ id }: { id: string }) =>
  product.db.prepare("select unread_notifications as n from users where id = ?").bind(id).first<number>("n");
const news = async (by: Signed) => wordsOf(await product.fetch(paths.notifications(), by));

async function tenMinutesLater() {
  await run("update outbox set run_after = 0 where topic = 'assignment' and state = 'waiting'");
  await product.sweep();
}
async function mailedTo({ email }: TestPerson) {
  await tenMinutesLater();
  return mailsTo(product, email);
}

/** Opens the newest line of the news by its button. */
async function opened(by: TestPerson) {
  const seq = await product.db
    .prepare("select max(seq) as seq from notifications where user_id = ?")
    .bind(by.id)
    .first<number>("seq");
  return product.post(paths.notifications(), { open: String(seq) }, by);
}

async function aCompany() {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const { companyId } = priya;
  const job = await aJob(product, priya, { title: "Night Baker" });
  const amara = await anApplicant(product, { email: "amara@example.org", name: "Amara Okafor" });
  const { id } = await anApplication(product, job, amara);
  const member = (name: string, role: Role) => aRecruiter(product, { companyId, role, name });
  const lena = await member("Lena Vogt", "hiring-manager");
  const samuel = await member("Samuel Adeyemi", "interviewer");
  const tom = await member("Tom Reed", "interviewer");
  const interviewers = (people: readonly { id: string }[], of = id) =>
    product.post(paths.interviewers(of), { chosen: people.map((one) => one.id) }, priya);
  const team = (people: readonly { id: string }[]) =>
    product.post(paths.jobTeam(job.id), { chosen: people.map((one) => one.id) }, priya);
  const applied = async (name: string) => {
    const person = await anApplicant(product, { name });
    return { person, ...(await anApplication(product, job, person)) };
  };
  const several = (people: readonly { id: string }[], interviewer: { id: string }, bulk = BULK) =>
    product.post(
      paths.bulkInterviewers(),
      {
        bulk,
        people: people.map((one) => `${one.id}:pending`).join(" "),
        intent: "send",
        interviewer: interviewer.id,
      },
      priya,
    );
  return { priya, lena, samuel, tom, amara, job, id, interviewers, team, applied, several };
}

test("whoever is to interview is notified at once, mailed later, and led to the candidate", async () => {
  const { priya, samuel, tom, id, interviewers } = await aCompany();
  expect((await interviewers([samuel])).status).toBe(303);
  expect([await unread(samuel), await unread(tom), await unread(priya)]).toEqual([1, 0, 0]);
  expect(await news(samuel)).toContain("You are to interview Amara Okafor Night Baker");
  await product.sweep();
  expect(product.mailbox.messages()).toEqual([]);
  const [mail, ...more] = await mailedTo(samuel);
  expect([mail?.subject, more]).toEqual(["You are to interview Amara Okafor, Night Baker", []]);
  expect(mail?.text).toContain("Priya Nair has chosen you to interview Amara Okafor, who applied for Night");
  expect(mail?.text).toContain(paths.candidate(id));
  const leads = await opened(samuel);
  expect([leads.status, leads.headers.get("Location")]).toEqual([303, paths.candidate(id)]);
  expect((await product.fetch(paths.candidate(id), samuel)).status).toBe(200);
  expect(await unread(samuel)).toBe(0);
  expect(product.mailbox.messages()).toHaveLength(1);
});

test("whoever joins a hiring team is notified, mailed, and led to the job's candidates", async () => {
  const { lena, job, team } = await aCompany();
  expect((await team([lena])).status).toBe(303);
  expect(await unread(lena)).toBe(1);
  expect(await news(lena)).toContain("You are in a hiring team now Night Baker");
  const [mail, ...more] = await mailedTo(lena);
  expect([mail?.subject, more]).toEqual(["You are in the hiring team of Night Baker now", []]);
  expect(mail?.text).toContain(paths.candidatesOf(job.id));
  expect((await opened(lena)).headers.get("Location")).toBe(paths.candidatesOf(job.id));
  expect((await product.fetch(paths.candidatesOf(job.id), lena)).status).toBe(200);
  expect(await unread(lena)).toBe(0);
});

test("whoever was chosen before hears nothing when others are chosen beside them", async () => {
  const { priya, lena, samuel, tom, id, job, interviewers, team } = await aCompany();
  await interviewers([samuel]);
  await team([lena]);
  for (const _ of [1, 2]) {
    await interviewers([samuel, tom]);
    await team([lena]);
    const unseen = { chosen: [samuel.id], seen: "" };
    await product.post(paths.interviewers(id), unseen, priya);
    await product.post(paths.jobTeam(job.id), { chosen: [lena.id], seen: "" }, priya);
  }
  for (const person of [samuel, tom, lena]) {
    expect(await unread(person), person.name).toBe(1);
    expect(await mailedTo(person), person.name).toHaveLength(1);
  }
});

test("nobody is told of what they did themselves", async () => {
  const { lena, samuel, tom, job, id } = await aCompany();
  const [db, now] = [openDatabase(product.db), new Date()];
  const { companyId } = lena;
  const by = ({ id: own, name }: TestPerson) => ({
    ...{ id: own, companyId, personName: name, role: "owner", requestId: own },
  });
  await assignTeam(db, by(lena), job.id, { chosen: [lena.id], seen: null }, now);
  await assignInterviewers(db, by(samuel), id, { chosen: [samuel.id, tom.id], seen: null }, now);
  expect([await counted("job_team"), await counted("interviewers")]).toEqual([1, 2]);
  expect([await unread(lena), await unread(samuel), await unread(tom)]).toEqual([0, 0, 1]);
  expect([await mailedTo(lena), await mailedTo(samuel)]).toEqual([[], []]);
  expect(await mailedTo(tom)).toHaveLength(1);
});

test("of sixty at once an interviewer hears once, and how many of them are new", async () => {
  const { samuel, id, interviewers, applied, several } = await aCompany();
  const people = [{ id }];
  for (let at = 1; at < 60; at += 1) people.push(await applied(`Person ${at}`));
  await interviewers([samuel]);
  expect(await mailedTo(samuel)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await several(people, samuel)).status).toBe(303);
  expect(await unread(samuel)).toBe(2);
  expect(await news(samuel)).toMatch(/You are to interview 59 people Person \d+ and 58 others/);
  const [, mail, ...more] = await mailedTo(samuel);
  expect([mail?.subject, more]).toEqual(["You are to interview 59 people", []]);
  expect(mail?.text).toMatch(/has chosen you to interview 59 people, Person \d+ among them\./);
  expect((await opened(samuel)).headers.get("Location")).toBe(paths.candidates());
  expect(await unread(samuel)).toBe(1);
});

test("what broke off between two batches is one line of all, and unread again with the rest", async () => {
  const { samuel, id, applied, several } = await aCompany();
  const ben = await applied("Ben Ito");
  await several([{ id }], samuel);
  expect(await mailedTo(samuel)).toHaveLength(1);
  await opened(samuel);
  await several([{ id }, ben], samuel);
  expect(await unread(samuel)).toBe(1);
  expect(await news(samuel)).toContain("You are to interview 2 people Amara Okafor and 1 other");
  const mails = await mailedTo(samuel);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "You are to interview Amara Okafor, Night Baker",
    "You are to interview Ben Ito, Night Baker",
  ]);
});

test("a choice that is taken back before the mail leaves is neither mailed nor news", async () => {
  const { lena, samuel, id, interviewers, team } = await aCompany();
  await interviewers([samuel]);
  await team([lena]);
  const before = { body: await counted("notifications"), open: await unread(samuel) };
  expect(before).toEqual({ body: 2, open: 1 });
  await interviewers([]);
  await team([]);
  for (const person of [samuel, lena]) {
    expect(await unread(person)).toBe(0);
    expect(await news(person)).not.toMatch(/to interview|hiring team|Amara|Night Baker/);
    expect(await mailedTo(person)).toEqual([]);
  }
  const gone = await product.fetch(paths.candidate(id), samuel);
  expect([gone.status, await wordsOf(gone)]).toEqual([404, expect.stringContaining("not")]);
  await interviewers([samuel]);
  await interviewers([]);
  await interviewers([samuel]);
  expect(await unread(samuel)).toBe(1);
  expect(await mailedTo(samuel)).toHaveLength(1);
});

test("of several, those who are taken back or erased are told of no more", async () => {
  const { samuel, amara, id, applied, interviewers, several } = await aCompany();
  const [ben, zoe] = [await applied("Ben Ito"), await applied("Zoe Zink")];
  await several([{ id }, ben, zoe], samuel);
  expect(await news(samuel)).toContain("You are to interview 3 people");
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  await product.sweep();
  expect(await counted("applications")).toBe(2);
  const left = await news(samuel);
  expect(left).toMatch(/You are to interview 2 people (Ben Ito|Zoe Zink) and 1 other/);
  expect(left).not.toContain("Amara");
  await interviewers([], zoe.id);
  expect(await news(samuel)).toContain("You are to interview Ben Ito Night Baker");
  expect(await unread(samuel)).toBe(1);
  expect((await opened(samuel)).headers.get("Location")).toBe(paths.candidate(ben.id));
  const mails = await mailedTo(samuel);
  expect(mails.map(({ subject }) => subject)).toEqual(["You are to interview Ben Ito, Night Baker"]);
  await run("delete from applications where id = ?", ben.id);
  expect(await counted("notifications where kind = 'interview'")).toBe(0);
});

test.each([
  ["their interviews and teams", ["delete from job_team", "delete from interviewers"]],
  ["the company", ["delete from members where role <> 'owner'"]],
  ["the role", ["update members set role = 'recruiter' where role <> 'owner'"]],
  ["the job", ["delete from applications", "delete from jobs"]],
  ["the account", ["update users set disabled_at = 1 where person_name <> 'Priya Nair'"]],
])("who loses %s before the mail leaves hears nothing", async (_, statements) => {
  const { lena, samuel, interviewers, team } = await aCompany();
  await interviewers([samuel]);
  await team([lena]);
  for (const sql of statements) await run(sql);
  for (const person of [lena, samuel]) {
    expect(await mailedTo(person)).toEqual([]);
    const disabled = await counted(`users where id = '${person.id}' and disabled_at is not null`);
    if (disabled === 1) continue;
    const cookie = await aSession(product, person.id);
    expect(await news({ cookie })).not.toMatch(/to interview|hiring team|Amara|Night Baker/);
    expect(await unread(person)).toBe(0);
  }
  expect(await counted("outbox where state = 'waiting' and topic = 'assignment'")).toBe(0);
});

test("whoever switched it off is not mailed, and not notified if they said so", async () => {
  const { priya, lena, samuel, tom, interviewers, team } = await aCompany();
  const choose = (person: TestPerson, assignedPage: string, assignedMail: string) =>
    product.post(paths.notificationSettings(), { assignedPage, assignedMail }, person);
  const settings = await wordsOf(await product.fetch(paths.notificationSettings(), samuel));
  expect(settings).toContain("Somebody chooses me to interview a candidate, or for a hiring team");
  expect((await choose(samuel, "daily", "off")).status).toBe(400);
  expect((await choose(samuel, "at-once", "off")).status).toBe(303);
  expect((await choose(tom, "off", "at-once")).status).toBe(303);
  expect((await choose(lena, "off", "off")).status).toBe(303);
  await interviewers([samuel, tom]);
  await team([lena]);
  expect([await unread(samuel), await unread(tom), await unread(lena)]).toEqual([1, 0, 0]);
  const mails = [await mailedTo(samuel), await mailedTo(tom), await mailedTo(lena)];
  expect(mails.map(({ length }) => length)).toEqual([0, 1, 0]);
  const hers = await wordsOf(await product.fetch(paths.notificationSettings(), await anApplicant(product)));
  expect(hers).not.toContain("Somebody chooses me");
  expect(await unread(priya)).toBe(0);
});

test("a page of news of many interviews and teams reads sixty rows at most", async () => {
  const { priya, lena, samuel, applied, interviewers } = await aCompany();
  for (let at = 0; at < 16; at += 1) {
    await interviewers([samuel], (await applied(`Person ${at}`)).id);
    const job = await aJob(product, priya, { title: `Baker ${at}` });
    await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  }
  for (const person of [samuel, lena]) {
    const page = await product.fetch(paths.notifications(), person);
    expect(costOf(page).rows, person.name).toBeLessThanOrEqual(60);
    expect((await wordsOf(page)).match(/You are (to interview|in a hiring)/g)).toHaveLength(15);
  }
});
