import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { eraseOldApplications } from "~/features/erasure/erase-old-applications";
import { FROM_THE_START, verifyRecords } from "~/features/records/verify-records";
import { paths } from "~/paths";
import { r2Files } from "~/services/files/r2-files";
import { openDatabase } from "../../db/client";
import * as schema from "../../db/schema";
import { aDocument, anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { Died, dyingDatabase } from "../support/dying-database";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DAY = 86_400_000;
const KEPT = 5 * 365 * DAY;

const run = (sql: string, ...values: unknown[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();

const erase = (db: D1Database = product.db, files = r2Files(product.files)) =>
  eraseOldApplications({ db: openDatabase(db), files, now: new Date() });

/** Begun so long ago, in milliseconds, as its id says too. */
async function aged(id: string, age = KEPT + DAY): Promise<string> {
  const at = Date.now() - age;
  const then = ulid(at);
  await run("update applications set id = ?, created_at = ? where id = ?", then, at, id);
  return then;
}

type Owner = TestPerson & { companyId: string };

/** Somebody of whom everything stands there that may hang on an application. */
async function aFullApplication(owner: Owner, job: TestJob, age: number) {
  const person = await anApplicant(product);
  const application = { ...(await anApplication(product, job, person)), jobId: job.id };
  application.id = await aged(application.id, age);
  await aDocument(product, job, application, person.id, { state: "removed", text: null });
  await aDocument(product, job, application, person.id, { kind: "coverLetter" });
  await aDocument(product, job, application, person.id);
  const evaluationId = await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const acts: [string, Record<string, string>, TestPerson][] = [
    [paths.notes(application.id), { note: "She builds fast pages" }, owner],
    [
      paths.scorecard(application.id),
      { recommendation: "no", pros: "", cons: "Too far away for us to meet often", seen: "" },
      owner,
    ],
    [paths.tags(application.id), { intent: "add", tag: `kept ${age}` }, owner],
    [
      paths.evaluation(application.id),
      {
        intent: "verdict",
        dimension: "technical_competency",
        score: "95",
        reason: "More than it shows",
        evaluation: evaluationId,
        seen: "",
      },
      owner,
    ],
    [paths.candidateStatus(application.id), { status: "interview_approved", from: "pending" }, owner],
    [paths.application(job.id), { intent: "comment", comment: "I have moved meanwhile" }, person],
    [paths.application(job.id), { intent: "review-request", question: "Why not sooner, please?" }, person],
  ];
  for (const [path, fields, by] of acts)
    expect([path, (await product.post(path, fields, by)).status]).toEqual([path, 303]);
  await run(
    `insert into messages (id, company_id, application_id, user_id, person_name, subject, body, language,
      leaves_at, created_at) values (?, ?, ?, ?, 'P', 'S', 'B', 'en', 1, 1)`,
    ulid(),
    job.companyId,
    application.id,
    owner.id,
  );
  return { person, id: application.id };
}

const ABOUT_ONE = (Object.values(schema) as unknown[])
  .filter((value) => is(value, Table))
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === "application_id"))
  .map(getTableName);

/** How many rows each table has about that application. */
async function rowsAbout(id: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of ABOUT_ONE) {
    const sql = `select count(*) as n from "${table}" where application_id = ?`;
    const n = (await product.db.prepare(sql).bind(id).first<number>("n")) ?? 0;
    if (n > 0) counted[table] = n;
  }
  return counted;
}

const all = async (sql: string) => (await product.db.prepare(sql).all()).results;

/** What stands there, but for tasks and what the chain of records goes on with. */
async function everything(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of [...ABOUT_ONE, "applications", "jobs", "counters", "facts", "fact_days", "users"])
    rows[table] = await all(`select * from "${table}"`);
  return rows;
}

test("an application goes after five years with all that hangs on it, and no younger one", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  const job = await aJob(product, owner);
  const young = await aFullApplication(owner, job, KEPT - DAY);
  const old = await aFullApplication(owner, job, KEPT - DAY);
  await product.sweep();
  const [theirs, facts] = [await rowsAbout(young.id), await all("select * from facts")];
  const kept = await rowsAbout(old.id);
  expect(kept).toEqual(theirs);
  expect(Object.keys(kept)).toEqual(
    expect.arrayContaining([
      ...["comments", "documents", "evaluations", "messages", "notes", "review_requests", "scorecards"],
      ...["status_changes", "verdicts"],
    ]),
  );
  const texts = "select count(*) as n from document_texts";
  const were = await product.db.prepare(texts).first<number>("n");

  await run("update applications set created_at = ? where id = ?", Date.now() - KEPT, old.id);
  await product.sweep();
  // The company's log has no name in it, and is kept for two years.
  expect(await rowsAbout(old.id)).toEqual({ activity: kept.activity });
  expect(await rowsAbout(young.id)).toEqual(theirs);
  const files = await all("select storage_key from documents order by storage_key");
  expect(await product.storedKeys()).toEqual(files.map(({ storage_key }) => storage_key));
  expect(files).toHaveLength(3);
  expect(await product.db.prepare(texts).first<number>("n")).toBe((were ?? 0) / 2);
  expect(await all("select applicants, people ->> 'interview_approved' as met from jobs")).toEqual([
    { applicants: 1, met: 1 },
  ]);
  expect(await all("select * from facts")).toEqual(facts);
  const list = await (await product.fetch(paths.candidates({ status: "all" }), owner)).text();
  expect([list.includes(young.id), list.includes(old.id)]).toEqual([true, false]);
  expect((await product.fetch(paths.candidate(old.id), owner)).status).toBe(404);
  expect((await product.fetch(paths.candidate(young.id), owner)).status).toBe(200);
  const gone = await product.fetch(paths.application(job.id), old.person);
  expect([gone.status, gone.headers.get("Location")]).toEqual([302, paths.apply(job.id)]);
  expect((await product.fetch(paths.settings(), old.person)).status).toBe(200);
  await product.sweep();
  const checked = await verifyRecords(openDatabase(product.db), owner.companyId, FROM_THE_START, 5000);
  expect(checked).toMatchObject({ problems: [] });

  const after = await everything();
  await product.sweep();
  expect(await everything()).toEqual(after);
});

test("what somebody began and never sent goes after five years as well, and its file", async () => {
  const job = await aJob(product, await aRecruiter(product));
  for (const age of [KEPT + DAY, KEPT - DAY]) {
    const person = await anApplicant(product);
    const begun = await anApplication(product, job, person, { submittedAt: null });
    await aDocument(product, job, { ...begun, id: await aged(begun.id, age) }, person.id);
  }
  // Ids of an older moment than their rows, as the demo has them, are in nobody's way.
  for (let at = 0; at < 30; at += 1) {
    const { id } = await anApplication(product, job, await anApplicant(product));
    await run("update applications set id = ? where id = ?", ulid(at), id);
  }
  await product.sweep();
  expect(await product.db.prepare("select count(*) as n from applications").first<number>("n")).toBe(31);
  await run("delete from applications where submitted_at is not null");
  const left = await all("select a.created_at, d.storage_key from applications a join documents d");
  expect(left).toMatchObject([{ created_at: expect.any(Number) }]);
  expect(Date.now() - Number(left[0]?.created_at)).toBeLessThan(KEPT);
  expect(await product.storedKeys()).toEqual([left[0]?.storage_key]);
});

test("a CV that was taken again stays for as long as the younger application does", async () => {
  const owner = await aRecruiter(product);
  const person = await anApplicant(product);
  const [first, second] = [await aJob(product, owner), await aJob(product, owner)];
  const old = await anApplication(product, first, person);
  const young = await anApplication(product, second, person);
  const { id, storageKey } = await aDocument(product, first, old, person.id);
  await run(
    `insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size, storage_key,
      state, text_state, created_at) select 'again', company_id, user_id, ?, kind, file_name, type, size,
      storage_key, state, text_state, created_at from documents where id = ?`,
    young.id,
    id,
  );
  await run("update applications set created_at = 1 where id = ?", old.id);
  await product.sweep();
  expect(await all("select id from documents")).toEqual([{ id: "again" }]);
  expect(await product.storedKeys()).toEqual([storageKey]);
  await run("update applications set created_at = 1");
  await product.sweep();
  expect(await product.storedKeys()).toEqual([]);
});

/** So many old applications for one job, each with a CV. */
async function oldOnes(many: number) {
  const job = await aJob(product, await aRecruiter(product));
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(product);
    const application = await anApplication(product, job, person);
    await aDocument(product, job, application, person.id);
    await anEvaluation(product, job, application, TECHNICAL_ONLY);
  }
  await run("update applications set created_at = 1");
}
const left = async () => [
  (await all("select id from applications")).length,
  (await all("select id from documents")).length,
  (await product.storedKeys()).length,
];

test("where the files cannot be removed, what names them stays for the next time", async () => {
  await oldOnes(2);
  const broken = { ...r2Files(product.files), remove: () => Promise.reject(new Error("no bucket")) };
  await expect(erase(product.db, broken)).rejects.toThrow("no bucket");
  expect(await left()).toEqual([2, 2, 2]);
  await erase();
  expect(await left()).toEqual([0, 0, 0]);
});

test("thirty old applications go in two turns", async () => {
  await oldOnes(30);
  await erase();
  expect(await left()).toEqual([5, 5, 5]);
  await erase();
  expect(await left()).toEqual([0, 0, 0]);
});

const WHEN = ["before", "after"] as const;
const STEPS = [1, 2, 3, 4, 5].flatMap((at) =>
  WHEN.map((when) => ({ at, when, named: `${when} step ${at}` })),
);

test.each(STEPS)("an erasure that dies $named is ended by the next", async ({ at, when }) => {
  await oldOnes(2);
  const death = erase(dyingDatabase(product.db, at, when)).catch((error: Error) => error.cause ?? error);
  expect(await death).toBeInstanceOf(Died);
  await erase();
  expect(await left()).toEqual([0, 0, 0]);
  expect(await all("select kind from erased_records")).toHaveLength(2);
});

test("in the last sixty days both sides read on which day an application goes", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  const job = await aJob(product, owner);
  const person = await anApplicant(product);
  const { id } = await anApplication(product, job, person);
  const pages = async (days: number) => {
    await run("update applications set created_at = ?", Date.now() - KEPT + days * DAY);
    const own = await wordsOf(await product.fetch(paths.application(job.id), person));
    return [own, await wordsOf(await product.fetch(paths.candidate(id), owner))];
  };
  const day = /\d+ \w+ \d{4}/.source;
  const [own, theirs] = await pages(59);
  expect(own).toMatch(
    new RegExp(`This application and its files are erased on ${day} ?, 5 years after you began it`),
  );
  expect(theirs).toMatch(new RegExp(`Erased on ${day}, after 5 years`));
  const [, ...early] = (await pages(61)).map((page) => /erased on/i.test(page));
  expect(early).toEqual([false]);
  expect((await pages(61))[0]).not.toContain("are erased on");
});
