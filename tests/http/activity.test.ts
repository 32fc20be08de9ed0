import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { aDocument } from "../support/candidates";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const run = (sql: string, ...values: (string | number | null)[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();
const log = (query: Parameters<typeof paths.activity>[0], { cookie }: TestPerson) =>
  product.fetch(paths.activity(query), { cookie });
const verbs = async () => (await allRows(product, "activity")).map(({ verb }) => verb);

/** A company with a job and a candidate who has sent a CV. */
async function aHiringCompany() {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "=Baker" });
  const amara = await anApplicant(product, { email: "amara@example.org" });
  const application = await anApplication(product, job, amara);
  const cv = await aDocument(product, job, application, amara.id);
  return { priya, job, amara, application, cv };
}

test("each change leaves one line, and what changed nothing none", async () => {
  const { priya, job, application } = await aHiringCompany();
  const { cookie } = priya;
  for (const status of ["paused", "paused", "closed"])
    await product.post(paths.jobStatus(job.id), { status }, { cookie });
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, { cookie });
  const verdict = {
    intent: "verdict",
    dimension: "technical_competency",
    score: 40,
    reason: "Seen at work.",
  };
  await product.post(paths.evaluation(application.id), verdict, { cookie });
  await product.post(paths.jobSources(job.id), { source: "Uni Leeds fair" }, { cookie });
  const settings = { personName: "Priya Nair", companyName: "Northwind", evaluates: "off" };
  await product.post(paths.settings(), settings, { cookie });
  await product.post(paths.settings(), settings, { cookie });
  const page = await wordsOf(await log({}, priya));
  for (const line of [
    "Priya Nair changed a job’s status =Baker Active → Paused",
    "Priya Nair changed a job’s status =Baker Paused → Closed",
    "Priya Nair decided on a candidate Amara Okafor =Baker Initial Review → Interview",
    "Priya Nair judged a dimension Amara Okafor =Baker · Technical competency 40",
    "Priya Nair made a link =Baker Uni Leeds fair",
    "Priya Nair renamed the company Northwind Analytics → Northwind",
    "Priya Nair switched AI evaluation off",
  ])
    expect(page).toContain(line);
  const written = await allRows(product, "activity");
  expect(written).toHaveLength(7);
  const byPages = written.filter(({ verb }) => !String(verb).startsWith("candidate"));
  expect(byPages.every(({ request_id }) => /^[0-9a-f-]{36}$/.test(String(request_id)))).toBe(true);
  expect(JSON.stringify(written)).not.toMatch(/Amara|Seen at work/);
});

test("a job that was copied and deleted stands in the log with the title it had", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  const { cookie } = priya;
  const page = await (await product.fetch(paths.copyJob(job.id), { cookie })).text();
  const copy = /name="copy" value="(\w+)"/.exec(page)?.[1] ?? "";
  await product.post(paths.copyJob(job.id), { copy }, { cookie });
  await product.post(paths.deleteJob(job.id), {}, { cookie });
  expect(await verbs()).toEqual(["job.copied", "job.deleted"]);
  expect(await wordsOf(await log({ verb: "job.deleted" }, priya))).toContain("deleted a job Night Baker");
});

test("a line says in which role somebody decided and judged", async () => {
  const { priya, application } = await aHiringCompany();
  await run("update members set role = 'owner' where user_id = ?", priya.id);
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, priya);
  await run("update members set role = 'recruiter' where user_id = ?", priya.id);
  const verdict = {
    intent: "verdict",
    dimension: "technical_competency",
    score: 40,
    reason: "Seen at work.",
  };
  await product.post(paths.evaluation(application.id), verdict, priya);
  const roles = (await allRows(product, "activity")).map((line) => [line.verb, line.role]);
  expect(roles).toEqual([
    ["candidate.moved", "owner"],
    ["candidate.judged", "recruiter"],
  ]);
});

test("who opens a candidate's papers is written down once an hour, after the page was sent", async () => {
  const { priya, application, cv } = await aHiringCompany();
  const { cookie } = priya;
  const cost = costOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(cost.written).toBe(0);
  await product.fetch(paths.evaluation(application.id), { cookie });
  await product.fetch(paths.document(cv.id), { cookie });
  await product.fetch(`${paths.candidates()}?q=okafor`, { cookie });
  await product.fetch(paths.exportAccount(), { cookie });
  const expected = ["candidate.read", "candidates.searched", "data.exported"];
  await expect.poll(async () => (await verbs()).sort()).toEqual(expected);
  const rows = await allRows(product, "activity");
  expect(rows.find(({ verb }) => verb === "candidate.read")).toMatchObject({
    application_id: application.id,
    actor_name: "Priya Nair",
  });
  expect(JSON.stringify(rows)).not.toContain("okafor");
});

test("applicants who look at what is theirs stand in no company's log", async () => {
  const { amara, cv } = await aHiringCompany();
  const { cookie } = amara;
  for (const path of [paths.document(cv.id), paths.documentText(cv.id), paths.exportAccount()])
    expect((await product.fetch(path, { cookie })).status).toBe(200);
  await product.sweep();
  expect(await verbs()).toEqual([]);
});

test("another company reads nothing of it, whatever it asks for", async () => {
  const { priya, job, application } = await aHiringCompany();
  await product.post(paths.jobStatus(job.id), { status: "paused" }, priya);
  const stranger = await aRecruiter(product, { name: "Otto Berg", companyName: "Bergwerk Tools" });
  for (const query of [{}, { job: job.id }, { person: priya.id }, { candidate: application.id }]) {
    const words = await wordsOf(await log(query, stranger));
    expect(words).toMatch(/Nothing (yet|fits)/);
    expect(words).not.toMatch(/Baker|Priya/);
  }
});

test("lines are found by person, deed, candidate, job and day, together", async () => {
  const { priya, job, application } = await aHiringCompany();
  const lena = await aRecruiter(product, { companyId: priya.companyId, name: "Lena Vogt" });
  await product.post(paths.jobStatus(job.id), { status: "paused" }, lena);
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, priya);
  const today = new Date().toISOString().slice(0, 10);
  const found = async (query: Parameters<typeof paths.activity>[0]) => {
    const page = await wordsOf(await log(query, priya));
    return [/Lena Vogt changed a job’s status/.test(page), /Priya Nair decided on a candidate/.test(page)];
  };
  expect(await found({})).toEqual([true, true]);
  expect(await found({ person: lena.id })).toEqual([true, false]);
  expect(await found({ candidate: application.id })).toEqual([false, true]);
  expect(await found({ job: job.id, verb: "job.status", day: today })).toEqual([true, false]);
  expect(await found({ person: lena.id, verb: "candidate.moved" })).toEqual([false, false]);
  expect(await found({ day: "2026-01-01" })).toEqual([false, false]);
});

test("a log of 3,000 lines is read page by page, within the budget of a page", async () => {
  const { priya, job } = await aHiringCompany();
  await run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
     insert into activity (seq, company_id, actor_id, actor_name, verb, object, job_id, at, via)
     select (?1 + i) * 2048, ?2, ?3, 'Priya Nair', 'job.edited', 'Line ' || i, ?4, ?1 + i, 'page' from n`,
    Date.now(),
    priya.companyId,
    priya.id,
    job.id,
  );
  const first = await log({ person: priya.id, verb: "job.edited" }, priya);
  const cost = costOf(first);
  expect(cost.queries).toBeLessThanOrEqual(4);
  expect(cost.trips).toBeLessThanOrEqual(2);
  expect(cost.rows).toBeLessThanOrEqual(60);
  const html = await first.text();
  expect(html).toContain("Line 3000");
  const older = /href="([^"]*before=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const second = await product.fetch(older, priya);
  expect(costOf(second).rows).toBeLessThanOrEqual(60);
  const words = await wordsOf(second);
  expect(words).toContain("Line 2985");
  expect(words).not.toContain("Line 2986");
});

test("the file has every line that fits, and no formula", async () => {
  const { priya, job } = await aHiringCompany();
  await product.post(paths.jobStatus(job.id), { status: "paused" }, priya);
  const file = await product.fetch(paths.activityCsv(), priya);
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  const [head, line, end] = text.split("\r\n");
  expect(head).toBe("\uFEFFWhen,Who,Role,What,About,More,Change,By,Request");
  expect(line).toMatch(
    /^2\d{3}-.*Z,Priya Nair,owner,Changed a job’s status,"'=Baker",,Active → Paused,page,/,
  );
  expect(end).toBe("");
  await expect.poll(verbs).toContain("activity.exported");
});

test("a line stays as it was written for 24 months, and then goes", async () => {
  const { priya, job } = await aHiringCompany();
  await product.post(paths.jobStatus(job.id), { status: "paused" }, priya);
  await expect(run("update activity set actor_name = 'Nobody'")).rejects.toThrow(/never changed/);
  await expect(run("delete from activity")).rejects.toThrow(/24 months/);
  const old = Date.now() - 732 * 86_400_000;
  await run(
    "insert into activity (seq, company_id, verb, at, via) values (?1 * 2048, ?2, 'job.edited', ?1, 'page')",
    old,
    priya.companyId,
  );
  await product.sweep();
  expect(await verbs()).toEqual(["job.status"]);
});

test("of an erased candidate the log keeps what was done, and calls nobody by name", async () => {
  const { priya, amara, application } = await aHiringCompany();
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, priya);
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  const page = await wordsOf(await log({ verb: "candidate.moved" }, priya));
  expect(page).toContain("decided on a candidate erased Initial Review → Interview");
  expect(page).not.toContain("Amara");
});

test("a job that closes on its day does so by itself, and the log says so", async () => {
  const { priya, job } = await aHiringCompany();
  await run("update jobs set closes_at = 5 where id = ?", job.id);
  await product.sweep();
  expect(await wordsOf(await log({}, priya))).toContain(
    "By itself changed a job’s status =Baker Active → Closed",
  );
});
