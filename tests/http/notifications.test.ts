import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { aCv, type OnTheWay, onTheWay, readyToSubmit, submit, upload } from "../support/applying";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const count = (where = "1") =>
  product.db.prepare(`select count(*) as n from notifications where ${where}`).first<number>("n");
const unreadOf = async ({ cookie }: TestPerson, path = "/jobs"): Promise<number> => {
  const words = await wordsOf(await product.fetch(path, { cookie }));
  return Number(/Notifications, (\d+)\+? unread/.exec(words)?.[1] ?? 0);
};
const newsOf = async ({ cookie }: TestPerson): Promise<string> =>
  wordsOf(await product.fetch(paths.notifications(), { cookie }));
const newest = () => product.db.prepare("select max(seq) as seq from notifications").first<number>("seq");

const move = ({ recruiter, application }: OnTheWay, status: string) =>
  product.post(paths.candidateStatus(application.id), { status }, { cookie: recruiter.cookie });

/** An application that was handed in and evaluated. */
async function aCandidate(): Promise<OnTheWay> {
  const way = await readyToSubmit(product);
  await product.sweep();
  await submit(product, way);
  await product.sweep();
  return way;
}

test("a recruiter hears of an application in one line, which says how far it has come", async () => {
  const way = await onTheWay(product);
  const colleague = await aRecruiter(product, { companyId: way.recruiter.companyId, name: "Paul Nair" });
  const stranger = await aRecruiter(product);
  await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
  await product.sweep();
  expect(await newsOf(way.recruiter)).toMatch(/Senior Frontend Engineer 1 is applying just now/);
  for (const number of [1, 2, 3, 4, 5]) {
    const answer = { answer: `Answer ${number}`, intent: "next" };
    await product.post(paths.assess(way.job.id, number), answer, { cookie: way.applicant.cookie });
  }
  await submit(product, way);
  await product.sweep();
  for (const reader of [way.recruiter, colleague]) {
    expect(await newsOf(reader)).toContain(
      "Senior Frontend Engineer Amara Okafor has applied; evaluation ready",
    );
    expect(await unreadOf(reader)).toBe(1);
  }
  for (const outsider of [stranger, way.applicant]) {
    expect(await newsOf(outsider)).toContain("Nothing new");
    expect(await unreadOf(outsider)).toBe(0);
  }
});

test("an interviewer is told of the news that reach interviewers, before there are any", async () => {
  const { companyId } = await aRecruiter(product);
  const samuel = await aRecruiter(product, { companyId, role: "interviewer" });
  expect(await newsOf(samuel)).toContain("When you are chosen for an interview, or a colleague names you");
  expect(await newsOf(samuel)).not.toContain("When somebody applies");
});

test("a recruiter hears of nobody as evaluated whose CV could not be read", async () => {
  const way = await readyToSubmit(product);
  await product.sweep();
  await product.db.prepare("update documents set text_state = 'no-text'").run();
  await product.db.prepare("delete from document_texts").run();
  await submit(product, way);
  await product.sweep();
  const news = await newsOf(way.recruiter);
  expect(news).toContain("Senior Frontend Engineer Amara Okafor has applied");
  expect(news).not.toContain("evaluation ready");
  const line = paths.notificationLine((await newest()) ?? 0);
  const people = await wordsOf(await product.fetch(line, { cookie: way.recruiter.cookie }));
  expect(people).toContain("Amara Okafor Answers submitted");
});

test("a task that runs again tells nothing again", async () => {
  const { recruiter } = await aCandidate();
  expect(await count()).toBe(1);
  await product.post(paths.notifications(), {}, { cookie: recruiter.cookie });
  await product.db
    .prepare("update outbox set state = 'waiting', run_after = 0, payload = ?1 where topic = 'evaluate'")
    .bind(
      JSON.stringify({
        applicationId: await product.db.prepare("select id from applications").first<string>("id"),
      }),
    )
    .run();
  await product.sweep();
  expect(await count()).toBe(1);
  expect(await unreadOf(recruiter)).toBe(0);
});

test("papers that are read anew lead nobody back, who has been evaluated, and tell nothing", async () => {
  const { recruiter } = await aCandidate();
  await product.post(paths.notifications(), {}, { cookie: recruiter.cookie });
  await product.db.prepare("update applications set evaluation_state = 'waiting'").run();
  await product.db
    .prepare(
      `update outbox set state = 'waiting', run_after = 0, payload =
        json_object('documentId', (select cv_document_id from applications)) where topic = 'read-document'`,
    )
    .run();
  await product.sweep();
  expect(await newsOf(recruiter)).toContain("Amara Okafor has applied; evaluation ready");
  expect(await unreadOf(recruiter)).toBe(0);
});

test("a job's whole day is one line, opened into people, and unread again when somebody comes", async () => {
  const way = await aCandidate();
  const { cookie } = way.recruiter;
  const line = (await newest()) ?? 0;
  await product.post(paths.notifications(), { open: line }, { cookie });
  expect(await unreadOf(way.recruiter)).toBe(0);
  const second = await anApplicant(product, { name: "Tom O’Rourke" });
  const begun = await anApplication(product, way.job, second, { submittedAt: null });
  await upload(product, way.job.id, second.cookie, { cv: aCv() });
  await product.sweep();
  expect([await count("kind = 'job'"), await unreadOf(way.recruiter)]).toEqual([1, 1]);
  expect(await newsOf(way.recruiter)).toContain(
    "Senior Frontend Engineer 1 applied, 1 evaluated, 1 is applying",
  );
  const opened = await product.post(paths.notifications(), { open: line }, { cookie });
  expect(opened.headers.get("Location")).toBe(paths.notificationLine(line));
  const people = await product.fetch(paths.notificationLine(line), { cookie });
  expect(await wordsOf(people.clone())).toMatch(/Amara Okafor Evaluation ready/);
  expect(await wordsOf(people.clone())).not.toContain("O’Rourke");
  expect(costOf(people)).toMatchObject({ queries: 2 });
  expect(await people.text()).not.toContain(begun.id);
  const stranger = await aRecruiter(product);
  expect((await product.fetch(paths.notificationLine(line), stranger)).status).toBe(404);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(way.applicant.id).run();
  await product.sweep();
  expect(await newsOf(way.recruiter)).toContain("1 is applying");
  expect(await count("people like '%' || (select id from applications) || '%'")).toBe(1);
});

test("an applicant hears once where the application has moved to, and nobody else does", async () => {
  const way = await aCandidate();
  const other = await anApplicant(product);
  expect((await move(way, "interview_approved")).status).toBe(303);
  expect((await move(way, "interview_approved")).status).toBe(303);
  expect(await newsOf(way.applicant)).toMatch(
    /Interview Senior Frontend Engineer, Northwind Analytics just now/,
  );
  expect(await unreadOf(way.applicant)).toBe(1);
  expect(await unreadOf(other)).toBe(0);
  expect(await count("kind = 'status'")).toBe(1);
});

test("whoever declined an offer reads in the notification what their own page says of it", async () => {
  const { recruiter, application, applicant, job } = await aCandidate();
  const steps = [{ status: "interview_approved" }, { status: "offer_sent" }];
  for (const step of [...steps, { status: "passed", offer: "declined" }])
    await product.post(paths.candidateStatus(application.id), step, recruiter);
  expect(await newsOf(applicant)).toMatch(/You declined Senior Frontend Engineer.* Offer Senior/);
  expect(await newsOf(applicant)).not.toContain("Not taken further");
  expect(await wordsOf(await product.fetch(paths.application(job.id), applicant))).toContain("You declined");
});

test.each([
  ["", "You declined"],
  ["Offer ended", "Offer ended"],
])("in a job with stages of its own, whoever declined reads %s as their state: %s", async (shownAs, says) => {
  const { recruiter, application, applicant, job } = await aCandidate();
  const kinds = { review: "pending", interview: "interview_approved", offer: "offer_sent", passed: "passed" };
  for (const [position, [kind, status]] of Object.entries(kinds).entries())
    await product.db
      .prepare(
        `insert into job_stages (job_id, company_id, id, position, name, kind, status, shown_as)
          values (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(job.id, job.companyId, kind, position, kind, kind, status, kind === "passed" ? shownAs : "")
      .run();
  const steps = [{ status: "interview_approved" }, { status: "offer_sent" }];
  for (const step of [...steps, { status: "passed", offer: "declined" }])
    await product.post(paths.candidateStatus(application.id), step, recruiter);
  expect(await newsOf(applicant)).toContain(`${says} Senior Frontend Engineer`);
  const page = await wordsOf(await product.fetch(paths.application(job.id), applicant));
  expect(page).toContain(says);
  expect(page).not.toContain("Not taken further");
});

test("opening one marks it as read and leads to what it tells of", async () => {
  const way = await aCandidate();
  const { cookie } = way.recruiter;
  const html = await (await product.fetch(paths.notifications(), { cookie })).text();
  expect(html).toContain(`value="${await newest()}"`);
  const opened = await product.post(paths.notifications(), { open: (await newest()) ?? 0 }, { cookie });
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, paths.candidate(way.application.id)]);
  expect(await unreadOf(way.recruiter)).toBe(0);
  const again = await (await product.fetch(paths.notifications(), { cookie })).text();
  expect(again).toContain(`<a href="${paths.candidate(way.application.id)}">`);
  await product.post(paths.notifications(), { open: (await newest()) ?? 0 }, { cookie });
  expect(await unreadOf(way.recruiter)).toBe(0);
});

test("all are marked as read at once, one's own and no others", async () => {
  const way = await aCandidate();
  const colleague = await aRecruiter(product, { companyId: way.recruiter.companyId });
  await move(way, "passed");
  const done = await product.post(paths.notifications(), {}, { cookie: way.recruiter.cookie });
  expect(done.headers.get("Location")).toBe("/notifications");
  expect(await unreadOf(way.recruiter)).toBe(0);
  expect(await newsOf(way.recruiter)).not.toContain("Mark all as read");
  expect(await unreadOf(way.applicant)).toBe(1);
  expect(await unreadOf(colleague)).toBe(0);
});

test("somebody else's answers like one that does not exist, and stays unread", async () => {
  const way = await aCandidate();
  const stranger = await aRecruiter(product);
  const theirs = await newest();
  for (const open of [theirs ?? 0, 999_999]) {
    expect((await product.post(paths.notifications(), { open }, { cookie: stranger.cookie })).status).toBe(
      404,
    );
  }
  expect(
    (await product.post(paths.notifications(), { open: "1; drop" }, { cookie: stranger.cookie })).status,
  ).toBe(400);
  expect(await unreadOf(way.recruiter)).toBe(1);
});

test("a page that is only looked at marks nothing as read", async () => {
  const way = await aCandidate();
  for (const path of [paths.notifications(), paths.candidate(way.application.id), "/dashboard"]) {
    await product.fetch(path, { cookie: way.recruiter.cookie });
  }
  expect(await unreadOf(way.recruiter)).toBe(1);
});

test("signed out or unverified, the notifications are not there", async () => {
  expect((await product.fetch(paths.notifications())).headers.get("Location")).toBe(
    "/login?redirect=%2Fnotifications",
  );
  const { cookie } = await anApplicant(product, { verified: false });
  expect((await product.fetch(paths.notifications(), { cookie })).headers.get("Location")).toBe(
    "/verifyemail",
  );
  const html = await (await product.fetch("/verifyemail", { cookie })).text();
  expect(html).not.toContain("notification-panel");
});

test("many of them stand on pages, newest first, at the cost of a few", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter, { title: "Engineer" });
  const { id } = await anApplication(product, job, await anApplicant(product));
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 140)
       insert into notifications (user_id, company_id, kind, event, application_id, people, created_at)
       select ?1, ?2, 'job', 'e' || i, ?3, json_object(?3, 'applied'), ?4 from n`,
    )
    .bind(recruiter.id, recruiter.companyId, id, Date.now())
    .run();
  let path: string | undefined = paths.notifications();
  let pages = 0;
  for (; path !== undefined; pages += 1) {
    const response = await product.fetch(path, { cookie: recruiter.cookie });
    const html = await response.text();
    const cost = costOf(response);
    expect(cost.queries).toBeLessThanOrEqual(2);
    expect(cost.rows).toBeLessThanOrEqual(60);
    const weight = await weightOf(product, html);
    expect(weight.page).toBeLessThanOrEqual(13_000);
    expect(weight.scripts).toBeLessThanOrEqual(4_000);
    expect(html).toContain("99+");
    path = /href="(\/notifications\?before=\d+)"/.exec(html)?.[1];
  }
  expect(pages).toBe(10);
});

test("whoever has lost their jobs turns past what was said of them, sixty rows a page", async () => {
  const { recruiter, application } = await aCandidate();
  const manager = await aRecruiter(product, { companyId: recruiter.companyId, role: "hiring-manager" });
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 150)
       insert into notifications (user_id, company_id, kind, event, application_id, job_id, people,
         created_at)
       select ?1, company_id, 'job', 'then ' || i, id, job_id, json_object(id, 'applied'), i
       from applications, n where applications.id = ?2`,
    )
    .bind(manager.id, application.id)
    .run();
  let path: string | undefined = paths.notifications();
  let pages = 0;
  while (path !== undefined) {
    const response = await product.fetch(path, { cookie: manager.cookie });
    expect(costOf(response).rows).toBeLessThanOrEqual(60);
    const html = await response.text();
    expect(html).not.toContain("has applied");
    path = /href="(\/notifications\?before=\d+)"/.exec(html)?.[1];
    pages += 1;
  }
  expect(pages).toBe(10);
});

test("the count in the header costs no query", async () => {
  const { recruiter, applicant } = await aCandidate();
  for (const { cookie } of [recruiter, applicant]) {
    expect(costOf(await product.fetch("/settings", { cookie })).queries).toBeLessThanOrEqual(2);
  }
});

test("news goes after ninety days, and with the account that it is about", async () => {
  const way = await aCandidate();
  await move(way, "interview_approved");
  const old = Date.now() - 90 * 86_400_000;
  await product.db.prepare("update notifications set created_at = ? where kind = 'job'").bind(old).run();
  await product.sweep();
  expect(await count("kind = 'job'")).toBe(0);
  expect(await unreadOf(way.recruiter)).toBe(0);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(way.applicant.id).run();
  await product.sweep();
  expect(await count()).toBe(0);
  expect(await unreadOf(way.recruiter)).toBe(0);
});

test("someone's own notifications stand in their export", async () => {
  const way = await aCandidate();
  await move(way, "interview_approved");
  const archive = Buffer.from(
    await (await product.fetch("/settings/export", { cookie: way.applicant.cookie })).arrayBuffer(),
  ).toString("latin1");
  expect(archive).toContain("notifications.json");
  expect(archive).toContain("identities.json");
});
