import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { BEFORE_IT, BEHIND_IT, eraseCompany, WITHOUT_ROWID } from "~/features/erasure/erase-company";
import { paths } from "~/paths";
import { r2Files } from "~/services/files/r2-files";
import { openDatabase } from "../../db/client";
import * as schema from "../../db/schema";
import { COMPANYS } from "../../db/shards/tables";
import { aDocument, anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { Died, dyingDatabase } from "../support/dying-database";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Signed = Pick<TestPerson, "cookie">;

/** Names, words and files all have the company's name in them. */
async function aCompany(name: string, many = 1) {
  const owner = await aRecruiter(product, { role: "owner", companyName: name, name: `${name} Owner` });
  const { companyId } = owner;
  const colleague = await aRecruiter(product, { companyId, role: "recruiter", name: `${name} Recruiter` });
  const job = await aJob(product, owner, { title: `${name} baker` });
  const people: (TestPerson & { applicationId: string })[] = [];
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(product);
    const application = await anApplication(product, job, person, { name: `${name} Person ${at}` });
    if (at === 0) {
      await aDocument(product, job, application, person.id);
      await anEvaluation(product, job, application, TECHNICAL_ONLY);
      await product.post(paths.notes(application.id), { note: `${name} note` }, owner);
      const card = { recommendation: "no", pros: "", cons: `${name} card, in some words`, seen: "" };
      await product.post(paths.scorecard(application.id), card, owner);
      await product.post(paths.tags(application.id), { intent: "add", tag: `${name} tag` }, owner);
      await product.post(
        paths.candidateStatus(application.id),
        { status: "interview_approved", from: "pending" },
        owner,
      );
    }
    people.push({ ...person, applicationId: application.id });
  }
  await product.sweep();
  return { owner, companyId, colleague, job, people };
}

const ask = (by: Signed, fields: Record<string, string> = { currentPassword: PASSWORD }) =>
  product.post(paths.deleteCompany(), fields, by);
const eraseAt = (companyId: string) =>
  product.db.prepare("select erase_at from companies where id = ?").bind(companyId).first<number>("erase_at");
const becomesDue = async () => {
  await product.db.prepare("update companies set erase_at = 1 where erase_at is not null").run();
  await product.db.prepare("update outbox set run_after = 1 where topic = 'erase-company'").run();
};
const COMPANY_TABLES = (Object.values(schema) as unknown[])
  .filter((value): value is SQLiteTable => is(value, Table))
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === "company_id"))
  .map(getTableName);

test("an owner takes all of the company along, each candidate once, and nothing of another's", async () => {
  const { owner, colleague, companyId, job, people } = await aCompany("Northwind", 3);
  const [asking] = people;
  if (asking === undefined) throw new Error("nobody has applied");
  for (const [intent, field] of [
    ["comment", "comment"],
    ["review-request", "question"],
  ] as const) {
    const said = { intent, [field]: `Northwind ${field}, in a few words` };
    expect((await product.post(paths.application(job.id), said, asking)).status).toBe(303);
  }
  await product.db
    .prepare(
      `insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at)
      values ('own', ?, ?, ?, '[{"id":1,"type":"Craft","title":"Rye","question":"How?"}]', 1, 1)`,
    )
    .bind(companyId, owner.id, job.id)
    .run();
  const bergwerk = await aCompany("Bergwerk");
  const own = await anApplicant(product);
  const mine = await anApplication(product, await aJob(product, owner), own, { name: "Myself" });
  await product.db.prepare("update applications set user_id = ? where id = ?").bind(owner.id, mine.id).run();
  await product.sweep();
  const answer = await product.fetch(paths.exportCompany(), owner);
  expect(answer.headers.get("Content-Disposition")).toContain("company.zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
  expect(json("company")).toMatchObject([{ companyName: "Northwind" }]);
  expect(json("members")).toHaveLength(2);
  expect(json("jobs")).toHaveLength(2);
  expect(json("jobs").find(({ id }: { id: string }) => id === job.id).questionnaire).toMatchObject([
    { title: "Rye" },
  ]);
  expect(json("candidates")).toHaveLength(3);
  expect(json("candidates").find(({ name }: { name: string }) => name.endsWith("0"))).toMatchObject({
    tags: ["Northwind tag"],
    notes: [{ text: "Northwind note" }],
    scorecards: [{ recommendation: "no", cons: "Northwind card, in some words" }],
    decisions: [{ to_status: "interview_approved" }],
    files: [{ kind: "cv" }],
    comments: [{ text: "Northwind comment, in a few words" }],
    reviewRequests: [{ question: "Northwind question, in a few words", answer: null }],
    evaluations: [{ overall_score: expect.any(Number) }],
  });
  expect(json("log").length).toBeGreaterThan(2);
  const all = Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join();
  expect(all).not.toMatch(/Bergwerk|scrypt\$|Myself/);
  expect(all).not.toContain(bergwerk.companyId);
  expect(await wordsOf(await product.fetch(paths.companySettings(), owner))).toContain(
    "Not in it are the files that candidates sent, and the sentences that a score rests on",
  );
  expect((await product.fetch(paths.exportCompany(), colleague)).status).toBe(403);
  await expect
    .poll(() =>
      product.db
        .prepare("select count(*) as n from activity where verb = 'company.exported' and company_id = ?")
        .bind(companyId)
        .first<number>("n"),
    )
    .toBe(1);
});

test("a company is erased after fourteen days: rows, files, mails, and nothing of another's", async () => {
  const { owner, colleague, companyId, people, job } = await aCompany("Northwind", 30);
  const other = await aCompany("Bergwerk");
  const [amara] = people;
  if (amara === undefined) throw new Error("nobody");
  for (let time = 0; time < 2; time += 1) expect((await ask(owner)).status).toBe(303);
  const days = (((await eraseAt(companyId)) ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  for (const { email } of [owner, colleague])
    expect(
      (await mailsTo(product, email)).filter(({ subject }) => subject.includes("will be erased")),
    ).toHaveLength(1);
  expect((await mailsTo(product, amara.email)).map(({ subject }) => subject).join()).toContain(
    "What you sent to Northwind will be erased",
  );
  expect(await wordsOf(await product.fetch(paths.application(job.id), amara))).toContain(
    "Northwind leaves on",
  );
  await product.sweep();
  expect((await product.fetch(paths.candidate(amara.applicationId), owner)).status).toBe(200);

  await becomesDue();
  for (let sweep = 0; sweep < 4; sweep += 1) {
    await product.db
      .prepare("update outbox set run_after = 1 where topic = 'erase-company' and state = 'waiting'")
      .run();
    await product.sweep();
  }
  const stuck =
    "select last_error, attempts, run_after from outbox where topic = 'erase-company' and state <> 'done'";
  expect((await product.db.prepare(stuck).all()).results).toEqual([]);
  expect(await leftOf(companyId)).toEqual([]);
  expect((await product.storedKeys()).filter((key) => key.includes(companyId))).toEqual([]);
  expect(await accountsWithout([owner, colleague])).toBe(2);
  expect((await product.fetch(paths.application(job.id), amara)).status).not.toBe(200);
  expect((await product.fetch(paths.settings(), amara)).status).toBe(200);
  const candidate = other.people[0]?.applicationId ?? "";
  const page = await (await product.fetch(paths.candidate(candidate), other.owner)).text();
  expect(page).toContain("Bergwerk note");
  expect(page).toContain("Bergwerk tag");
  const bergwerk = "select count(*) as n from evaluations where company_id = ?";
  expect(await product.db.prepare(bergwerk).bind(other.companyId).first<number>("n")).toBe(1);
});

test.each([["active"], ["closed"]])(
  "whoever follows the jobs of a company (%s) finds no feed of it once it is erased, and no address",
  async (status) => {
    const { owner, companyId, job } = await aCompany("Northwind");
    const read = async (path: string) => product.fetch(path);
    const slugs = "select company_slug as slug from jobs where id = ?";
    const slug = await product.db.prepare(slugs).bind(job.id).first<string>("slug");
    const feeds = ["feed.rss", "feed.json", "jobs.json"].map(
      (name) => `${paths.company(slug ?? "")}/${name}`,
    );
    if (status === "closed") await product.post(paths.jobStatus(job.id), { status }, owner);
    await product.sweep();
    for (const feed of feeds) expect((await read(feed)).status).toBe(200);
    expect((await ask(owner)).status).toBe(303);
    await becomesDue();
    for (let sweep = 0; sweep < 3; sweep += 1) await product.sweep();
    expect(await leftOf(companyId)).toEqual([]);
    for (const feed of feeds) expect((await read(feed)).status).toBe(404);
    expect(await (await read("/sitemap-jobs-1.xml")).text()).not.toContain(`/${slug}/`);
  },
);

/** What another company is not to get, and the task itself, which says nothing once it is done. */
const KEPT = ["company_slugs", "job_tombstones", "outbox"];

/** How many of them have an account that belongs to no company. */
function accountsWithout(people: readonly TestPerson[]): Promise<number | null> {
  const users =
    "select count(*) as n from users where company_id is null and recruiter = 0 and " +
    "id in (select value from json_each(?))";
  return product.db
    .prepare(users)
    .bind(JSON.stringify(people.map(({ id }) => id)))
    .first<number>("n");
}

async function leftOf(companyId: string): Promise<string[]> {
  const left: string[] = [];
  for (const table of COMPANY_TABLES) {
    const n = await product.db
      .prepare(`select count(*) as n from "${table}" where company_id = ?`)
      .bind(companyId)
      .first<number>("n");
    if (n !== 0 && !KEPT.includes(table)) left.push(`${table}: ${n}`);
  }
  return left;
}

test("a company whose removal dies at any of its steps is gone in the end, and it alone", async () => {
  const { owner, colleague, companyId, people } = await aCompany("Northwind", 30);
  const other = await aCompany("Bergwerk");
  expect((await ask(owner)).status).toBe(303);
  await becomesDue();
  const theirs = await countsOf(other.companyId);
  const deaths: string[] = [];
  let outcome = "";
  // One call further each time, after what it does to the database and before it.
  for (let time = 0; outcome !== "done" && time < 200; time += 1) {
    const at = 1 + Math.floor(time / 2);
    const when = time % 2 === 0 ? "after" : "before";
    const db = openDatabase(dyingDatabase(product.db, at, when));
    try {
      outcome = (await eraseCompany(companyId, { db, files: r2Files(product.files), now: new Date() })).kind;
    } catch (error) {
      expect(
        [error, (error as Error).cause].some((one) => one instanceof Died),
        String(error),
      ).toBe(true);
      deaths.push(`${when} ${at}`);
    }
  }
  expect(outcome).toBe("done");
  expect(deaths.length, "deaths").toBeGreaterThan(40);
  expect(await leftOf(companyId)).toEqual([]);
  expect((await product.storedKeys()).filter((key) => key.includes(companyId))).toEqual([]);
  const documents = "select count(*) as n from documents";
  expect((await product.storedKeys()).filter((key) => !key.startsWith("public/"))).toHaveLength(
    (await product.db.prepare(documents).first<number>("n")) ?? 0,
  );
  expect(await countsOf(other.companyId)).toEqual(theirs);
  expect(await accountsWithout([owner, colleague])).toBe(2);
  for (const person of people.slice(0, 1))
    expect((await product.fetch(paths.settings(), person)).status).toBe(200);
});

async function countsOf(companyId: string): Promise<Record<string, number | null>> {
  const counts: Record<string, number | null> = {};
  for (const table of COMPANY_TABLES)
    counts[table] = await product.db
      .prepare(`select count(*) as n from "${table}" where company_id = ?`)
      .bind(companyId)
      .first<number>("n");
  return counts;
}

test("whoever owns the company keeps it while there is time, and everybody hears of it", async () => {
  const { owner, colleague, companyId, job, people } = await aCompany("Northwind");
  const [applicant] = people;
  const second = await aRecruiter(product, { companyId, role: "owner" });
  await ask(owner);
  expect((await ask(colleague, { intent: "keep" })).status).toBe(403);
  const late = await anApplicant(product);
  await anApplication(product, job, late);
  for (let time = 0; time < 2; time += 1) expect((await ask(second, { intent: "keep" })).status).toBe(303);
  expect(await eraseAt(companyId)).toBeNull();
  const stays = (await mailsTo(product, colleague.email)).filter(
    ({ subject }) => subject === "Northwind stays",
  );
  expect(stays).toHaveLength(1);
  const told = async (email = "") =>
    (await mailsTo(product, email)).filter(({ subject }) => subject === "What you sent to Northwind stays");
  expect(await told(applicant?.email)).toHaveLength(1);
  expect(await told(late.email)).toHaveLength(0);
  const tasks = "select count(*) as n from outbox where topic = 'erase-company' and state = 'waiting'";
  expect(await product.db.prepare(tasks).first<number>("n")).toBe(0);
  const { results } = await product.db
    .prepare("select verb from activity where verb in ('company.goes', 'company.stays') order by seq")
    .all<{ verb: string }>();
  expect(results.map(({ verb }) => verb)).toEqual(["company.goes", "company.stays"]);

  await ask(owner);
  await product.db.prepare("update companies set erase_at = 1").run();
  expect((await ask(owner, { intent: "keep" })).status).toBe(422);
});

test("who works at a company that goes reads it on each page, and an owner how to keep it", async () => {
  const { owner, colleague, people } = await aCompany("Northwind");
  const [applicant] = people;
  if (applicant === undefined) throw new Error("nobody has applied");
  const leaving = "update users set erase_at = ? where id in (?, ?)";
  const day = Date.UTC(2026, 11, 12);
  await product.db.prepare(leaving).bind(day, colleague.id, applicant.id).run();
  const atWork = [paths.jobs(), paths.postJob(1), paths.candidates(), paths.members()];
  const pages = [paths.dashboard(), paths.settings(), ...atWork];
  const read = async (path: string, by: Signed) => wordsOf(await product.fetch(path, by));
  for (const path of pages) expect(await read(path, owner)).not.toContain("Northwind will be erased");
  await ask(owner);
  for (const path of [...pages, paths.companySettings()]) {
    const page = await product.fetch(path, owner);
    expect(await page.clone().text()).toContain(`<a href="${paths.deleteCompany()}">Keep it</a>`);
    const words = await wordsOf(page);
    expect(words).toMatch(/Northwind will be erased on \d+ \w+ \d{4}\. Keep it/);
    expect(words.match(/will be erased on/g)).toHaveLength(1);
  }
  expect(await read(paths.companySettings(), owner)).toMatch(/Keep Northwind$|Keep Northwind /);
  expect((await read(paths.deleteCompany(), owner)).match(/will be erased on/g)).toHaveLength(1);
  for (const path of pages)
    expect(await read(path, colleague)).toMatch(/Northwind will be erased on .*Until then an owner can keep/);
  for (const path of [paths.dashboard(), paths.jobs()])
    expect(await read(path, applicant)).not.toContain("Northwind will be erased");
  for (const { email } of [colleague, applicant]) {
    const mail = (await mailsTo(product, email)).find(({ subject }) => subject.includes("will be erased"));
    expect(mail?.text).toContain("Your own account will be erased on 12 Dec 2026, as you asked.");
    expect(mail?.text).not.toContain("Your account stays");
  }
  await ask(owner, { intent: "keep" });
  expect(await read(paths.dashboard(), colleague)).not.toContain("Northwind will be erased");
});

test("a wrong password plans nothing, and nobody but an owner asks", async () => {
  const { owner, colleague, companyId } = await aCompany("Northwind");
  for (const currentPassword of ["", "not-the-password"])
    expect((await ask(owner, { currentPassword })).status).toBe(422);
  expect((await ask(colleague)).status).toBe(403);
  expect((await product.fetch(paths.deleteCompany(), colleague)).status).toBe(403);
  expect(await eraseAt(companyId)).toBeNull();
});

test("sixty applicants are told once each, fifty a minute", async () => {
  const { owner, people } = await aCompany("Northwind", 60);
  await ask(owner);
  await product.db.prepare("update outbox set run_after = 1 where topic = 'company-goes'").run();
  await product.sweep();
  await product.sweep();
  const told = await Promise.all(
    people.map(async ({ email }) =>
      (await mailsTo(product, email)).filter(({ subject }) => subject.includes("will be erased")),
    ),
  );
  expect(told.map((mails) => mails.length)).toEqual(people.map(() => 1));
});

test("every table of a company is erased with it, or stands among what is kept", () => {
  const views = ["answers", "moves", "fact_events", "open_job_entries", "searched_texts", "search_entries"];
  const searches = COMPANYS.filter((name) => /search|^open_jobs$/.test(name));
  const byOthers = ["jobs", "applications", "company_tags", "job_views", "short_link_clicks", "feedback"];
  const known = [
    ...BEFORE_IT.map(getTableName),
    ...BEHIND_IT,
    ...WITHOUT_ROWID,
    ...KEPT,
    ...views,
    ...searches,
    ...byOthers,
  ];
  expect(COMPANYS.filter((name) => !known.includes(name))).toEqual([]);
});
