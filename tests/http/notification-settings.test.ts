import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { aCv, answerQuestion, onTheWay, readyToSubmit, submit, upload } from "../support/applying";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const choose = (person: TestPerson, fields: Record<string, string>) =>
  product.post(paths.notificationSettings(), fields, { cookie: person.cookie });
const unread = (person: TestPerson) =>
  product.db
    .prepare("select unread_notifications as n from users where id = ?")
    .bind(person.id)
    .first<number>("n");

test("what somebody chooses to hear of is kept, and each role chooses among its own", async () => {
  const priya = await aRecruiter(product);
  const saved = await choose(priya, { appliedPage: "daily", appliedMail: "at-once", evaluatedPage: "off" });
  expect(saved.headers.get("Location")).toBe(paths.notificationSettings());
  const html = await (await product.fetch(paths.notificationSettings(), priya)).text();
  expect(html).toMatch(/name="appliedPage".*?value="daily" selected=""/);
  expect(html).toMatch(/name="appliedMail".*?value="at-once" selected=""/);
  expect(html).not.toContain("One of my applications moves on");
  const amara = await anApplicant(product);
  const hers = await wordsOf(await product.fetch(paths.notificationSettings(), amara));
  expect(hers).toContain("One of my applications moves on");
  expect(hers).not.toContain("Somebody applies for a job");
  expect((await choose(amara, { statusPage: "hourly" })).status).toBe(400);
  expect((await choose(amara, { statusPage: "daily" })).status).toBe(400);
});

test("whoever switched applications off has no line of them; a colleague still has", async () => {
  const way = await onTheWay(product);
  const colleague = await aRecruiter(product, { companyId: way.recruiter.companyId });
  await choose(way.recruiter, { appliedPage: "off", evaluatedPage: "off" });
  await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
  await product.sweep();
  expect([await unread(way.recruiter), await unread(colleague)]).toEqual([0, 1]);
});

test("once a day means that a job which was read today stays read, however many come", async () => {
  const way = await onTheWay(product);
  await choose(way.recruiter, { appliedPage: "daily" });
  await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
  await product.sweep();
  expect(await unread(way.recruiter)).toBe(1);
  await product.post(paths.notifications(), {}, { cookie: way.recruiter.cookie });
  const tom = await anApplicant(product);
  await anApplication(product, way.job, tom, { submittedAt: null });
  await upload(product, way.job.id, tom.cookie, { cv: aCv() });
  await product.sweep();
  expect(await unread(way.recruiter)).toBe(0);
  const page = await product.fetch(paths.notifications(), { cookie: way.recruiter.cookie });
  expect(await wordsOf(page)).toContain("2 are applying");
});

test("an applicant who switched it off hears of a move by mail alone", async () => {
  const way = await readyToSubmit(product);
  await submit(product, way);
  await product.sweep();
  await choose(way.applicant, { statusPage: "off" });
  await product.post(
    paths.candidateStatus(way.application.id),
    { status: "interview_approved" },
    { cookie: way.recruiter.cookie },
  );
  expect(await unread(way.applicant)).toBe(0);
  const newest = (await mailsTo(product, way.applicant.email)).at(-1);
  expect(newest?.subject).toMatch(/Good news/);
});

test("who posted a job hears by mail of each application and evaluation, until that is off", async () => {
  const way = await readyToSubmit(product);
  const colleague = await aRecruiter(product, { companyId: way.recruiter.companyId });
  for (const person of [way.recruiter, colleague]) {
    await choose(person, { appliedMail: "at-once", evaluatedMail: "at-once" });
  }
  const settings = await product.fetch(paths.notificationSettings(), { cookie: colleague.cookie });
  expect(await wordsOf(settings)).toContain("“At once” tells you about the jobs that you answer for");
  await submit(product, way);
  await product.sweep();
  await product.db
    .prepare("update outbox set state = 'waiting', run_after = 0, payload = ?1 where topic = 'evaluate'")
    .bind(JSON.stringify({ applicationId: way.application.id }))
    .run();
  const subjects = async () => (await mailsTo(product, way.recruiter.email)).map(({ subject }) => subject);
  expect((await subjects()).sort()).toEqual([
    "A new application: Senior Frontend Engineer",
    "Amara Okafor: evaluation ready (Senior Frontend Engineer)",
  ]);
  expect(await mailsTo(product, colleague.email)).toEqual([]);
  await choose(way.recruiter, { appliedMail: "off", evaluatedMail: "off" });
  const tom = await anApplicant(product);
  await anApplication(product, way.job, tom, { submittedAt: null });
  await upload(product, way.job.id, tom.cookie, { cv: aCv() });
  for (const number of [1, 2, 3, 4, 5]) {
    await answerQuestion(product, { job: way.job, applicant: tom }, number, `Answer ${number}`);
  }
  expect((await submit(product, { job: way.job, applicant: tom })).status).toBe(200);
  await product.sweep();
  expect(await subjects()).toHaveLength(2);
});

test("once a day by mail is one message in the morning about the day before", async () => {
  const priya = await aRecruiter(product);
  const quiet = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  const yesterday = Date.now() - 86_400_000;
  for (const submittedAt of [yesterday, yesterday, Date.now()]) {
    await anApplication(product, job, await anApplicant(product), { submittedAt });
  }
  for (const person of [priya, quiet]) await choose(person, { appliedMail: "daily" });
  const morning = (hour: number) => new Date(new Date().setUTCHours(hour, 5, 0, 0));
  for (const hour of [5, 6, 6, 7]) await product.sweep(morning(hour));
  const { results } = await product.db
    .prepare("select id, payload from outbox where id like 'digest-%'")
    .all<{ id: string; payload: string }>();
  expect(results.map(({ id }) => id.split("-")[1])).toEqual([priya.id]);
  const sent = (await mailsTo(product, priya.email)).at(-1)?.text ?? "";
  const letter = results[0]?.payload + sent;
  expect(letter).toContain("2 people applied yesterday");
  expect(letter).toContain("Night Baker: 2 applied");
  const owed = await product.db.prepare("select id from outbox where topic = 'mail'").all<{ id: string }>();
  const delivered = product.mailbox.messages().map(({ idempotencyKey }) => idempotencyKey);
  expect(owed.results.map(({ id }) => id).sort()).toEqual(delivered.sort());
});

test("a hundred who have nothing to hear keep nobody from their message of the day", async () => {
  const quiet = await aRecruiter(product);
  for (let n = 0; n < 100; n++) {
    const { id } = await aRecruiter(product, { companyId: quiet.companyId });
    await product.db
      .prepare(
        "insert into notification_choices (user_id, kind, page, mail) values (?, 'applied', 'off', 'daily')",
      )
      .bind(id)
      .run();
  }
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  await anApplication(product, job, await anApplicant(product), { submittedAt: Date.now() - 86_400_000 });
  await choose(priya, { appliedMail: "daily" });
  await product.sweep(new Date(new Date().setUTCHours(6, 5, 0, 0)));
  const { results } = await product.db.prepare("select id from outbox where id like 'digest-%'").all();
  expect(results).toHaveLength(1);
});
