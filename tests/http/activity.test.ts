import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { codeNow } from "../support/app-code";
import { allRows } from "../support/applying";
import { aDocument } from "../support/candidates";
import { linkTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
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

test("recruiters read the log of their jobs, hiring managers that of their team, and no more", async () => {
  const { priya, job, application } = await aHiringCompany();
  const { companyId } = priya;
  const lena = await aRecruiter(product, { companyId, name: "Lena Vogt", role: "hiring-manager" });
  const oliver = await aRecruiter(product, { companyId, name: "Oliver Grant", role: "recruiter" });
  const samuel = await aRecruiter(product, { companyId, role: "interviewer" });
  const his = await aJob(product, oliver, { title: "Pastry Chef" });
  await run(
    "insert into job_team (user_id, job_id, company_id) values (?, ?, ?)",
    lena.id,
    job.id,
    companyId,
  );
  await product.post(paths.jobStatus(job.id), { status: "paused" }, priya);
  await product.post(paths.jobStatus(his.id), { status: "paused" }, priya);
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, priya);
  await product.post(paths.settings(), { personName: "Priya Nair", companyName: "Northwind" }, priya);
  const seen = async (reader: TestPerson, query: Parameters<typeof paths.activityCsv>[0] = {}) => {
    const [page, file] = await Promise.all([
      wordsOf(await log(query, reader)),
      (await product.fetch(paths.activityCsv(query), reader)).text(),
    ]);
    return [
      /job’s status[ ,"']*=Baker/,
      /job’s status[ ,"']*Pastry Chef/,
      /Analytics → Northwind/,
      /Review → Interview/,
    ].map((line) => {
      expect(line.test(page), `${line} on the page`).toBe(line.test(file));
      return line.test(page);
    });
  };
  for (const [reader, led] of [
    [priya, true],
    [oliver, true],
    [lena, true],
    [samuel, false],
  ] as const)
    expect((await (await product.fetch(paths.settings(), reader)).text()).includes(paths.activity())).toBe(
      led,
    );
  expect(await seen(priya)).toEqual([true, true, true, true]);
  expect(await seen(oliver)).toEqual([false, true, false, false]);
  expect(await seen(lena)).toEqual([true, false, false, true]);
  for (const query of [{ job: his.id }, { person: oliver.id }, { verb: "company.named" }])
    expect(await seen(lena, query)).toEqual([false, false, false, false]);
  expect(await seen(lena, { job: job.id, candidate: application.id })).toEqual([false, false, false, true]);
  expect(await seen(oliver, { candidate: application.id })).toEqual([false, false, false, false]);
  expect((await log({}, samuel)).status).toBe(403);
  for (let more = 0; more < 25; more += 1) await aJob(product, oliver, { title: `Job ${more}` });
  await run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
     insert into activity (seq, company_id, verb, object, job_id, at, via)
     select (?1 + i) * 2048, ?2, 'job.edited', 'Line ' || i,
       (select id from jobs where title = 'Job ' || (i % 25)),
       ?1 + i, 'page' from n`,
    Date.now(),
    companyId,
  );
  const page = await log({}, oliver);
  expect(costOf(page).rows).toBeLessThanOrEqual(60);
  expect(costOf(page).queries).toBeLessThanOrEqual(4);
  const words = await wordsOf(page);
  expect(words).toContain("Line 299");
  // Of more jobs than a page may read, the older ones by themselves.
  expect(words).not.toContain("Line 300");
  const oldest = await product.db.prepare("select id from jobs where title = 'Job 0'").first<string>("id");
  expect(await wordsOf(await log({ job: oldest }, oliver))).toContain("Line 300");
});

test("who joins, leaves, gets another role or another team stands in the log, once", async () => {
  const priya = await aRecruiter(product, { name: "Priya Nair" });
  const { companyId, cookie } = priya;
  const job = await aJob(product, priya, { title: "Night Baker" });
  const application = await anApplication(product, job, await anApplicant(product));
  const members = (fields: Record<string, string>) => product.post(paths.members(), fields, { cookie });
  const guest = "zoe@guest.example";
  await members({ intent: "invite", email: guest, role: "recruiter" });
  const invitation = (await product.db.prepare("select id from invitations").first<string>("id")) ?? "";
  for (const _ of [1, 2]) await members({ intent: "withdraw", invitation });
  await members({ intent: "invite", email: guest, role: "hiring-manager", jobs: job.id });
  const link = await linkTo(product, guest);
  const account = { personName: "Zoe Hart", password: PASSWORD, confirmPassword: PASSWORD };
  for (const _ of [1, 2]) await product.post(link, account);
  const zoe =
    (await product.db.prepare("select id from users where email = ?").bind(guest).first<string>("id")) ?? "";
  for (const chosen of [[], [], [zoe]]) await product.post(paths.jobTeam(job.id), { chosen }, { cookie });
  for (const _ of [1, 2]) await members({ intent: "role", member: zoe, role: "interviewer" });
  for (const _ of [1, 2])
    await product.post(paths.interviewers(application.id), { chosen: [zoe] }, { cookie });
  await members({ intent: "role", member: priya.id, role: "recruiter" });
  for (const _ of [1, 2]) await members({ intent: "remove", member: zoe, to: "nobody" });
  const tom = await aRecruiter(product, { companyId, name: "Tom Reed" });
  await product.post(paths.leaveCompany(), {}, tom);
  const lines = (await allRows(product, "activity"))
    .filter(({ once }) => once === null)
    .map(({ verb, actor_name, object, before_value, after_value }) =>
      [verb, actor_name, object, before_value, after_value].join("|"),
    );
  expect(lines).toEqual([
    "member.invited|Priya Nair|z…@guest.example||recruiter",
    "member.uninvited|Priya Nair|z…@guest.example||",
    "member.invited|Priya Nair|z…@guest.example||hiring-manager",
    "member.joined|Zoe Hart|||hiring-manager",
    "job.team|Priya Nair|Night Baker|Zoe Hart|",
    "job.team|Priya Nair|Night Baker||Zoe Hart",
    "member.role|Priya Nair|Zoe Hart|hiring-manager|interviewer",
    "candidate.interviewers|Priya Nair|||Zoe Hart",
    "member.removed|Priya Nair|Zoe Hart|interviewer|",
    "member.left|Tom Reed|Tom Reed|recruiter|",
  ]);
  expect(await wordsOf(await log({}, priya))).toContain(
    "Priya Nair changed a role Zoe Hart Hiring manager → Interviewer",
  );
});

test("a second step that is set up, renewed, asked of everybody and taken away is logged", async () => {
  const priya = await aRecruiter(product);
  const press = (fields: Record<string, string>) =>
    product.post(paths.secondFactor(), { ...fields, currentPassword: PASSWORD }, priya);
  const offerOf = (page: string) => /name="offer" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const page = await (await product.fetch(paths.secondFactor(), priya)).text();
  const key = /<code>([A-Z2-7 ]{39})<\/code>/.exec(page)?.[1]?.replaceAll(" ", "") ?? "";
  const on = { intent: "on", offer: offerOf(page), code: codeNow(key) };
  for (const _ of [1, 2]) await press(on);
  for (const needed of ["yes", "yes", "no"]) await press({ intent: "company", needed });
  for (const _ of [1, 2]) await press({ intent: "off" });
  expect(await verbs()).toEqual(["factor.on", "factor.needed", "factor.needed", "factor.off"]);
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
