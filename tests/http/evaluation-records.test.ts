import { unzipSync } from "fflate";
import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allRows } from "../support/applying";
import { anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { anApplicant, aRecruiter } from "../support/people";
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

/**
 * An applicant of whom everything is kept that an evaluation can lead to, each with a text of the person's
 * own.
 */
async function anEvaluatedApplicant(email: string) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product, { email });
  const application = await anApplication(product, job, person);
  await anEvaluation(product, job, application, { ...TECHNICAL_ONLY, ai_summary: `${email} in short` });
  const about = [job.companyId, application.id] as const;
  const verdict = ulid();
  await run(
    "insert into verdicts (id, company_id, application_id, evaluation_id, dimension, score, " +
      "machine_score, reason, user_id, person_name, created_at) values (?1, ?2, ?3, null, " +
      "'technical_competency', 40, 92, ?4, ?5, 'Priya Nair', 1)",
    verdict,
    ...about,
    `why ${email} differs`,
    recruiter.id,
  );
  await run(
    "insert into corrections (id, company_id, application_id, document_id, user_id, text, created_at) " +
      "values (?1, ?2, ?3, 'd', ?4, ?5, 1)",
    ulid(),
    ...about,
    person.id,
    `text of ${email}`,
  );
  await run(
    "insert into comments (id, company_id, application_id, user_id, text, created_at) values (?1, ?2, " +
      "?3, ?4, ?5, 1)",
    ulid(),
    ...about,
    person.id,
    `comment of ${email}`,
  );
  await run(
    "insert into review_requests (id, company_id, application_id, user_id, question, created_at, answer, " +
      "answered_by, answered_by_name, answered_at) values (?1, ?2, ?3, ?4, ?5, 1, ?6, 'x', 'Priya Nair', 2)",
    ulid(),
    ...about,
    person.id,
    `question of ${email}`,
    `answer to ${email}`,
  );
  return { recruiter, person, application, verdict };
}

const TABLES = ["evaluations", "verdicts", "corrections", "comments"] as const;

test.each(TABLES)("a row of %s is never changed, whoever asks", async (table) => {
  await anEvaluatedApplicant("amara@example.org");
  await expect(run(`update ${table} set created_at = 5`)).rejects.toThrow(/never changed/);
});

test.each([...TABLES, "review_requests"])(
  "a row of %s stays as long as its application does",
  async (table) => {
    await anEvaluatedApplicant("amara@example.org");
    await expect(run(`delete from ${table}`)).rejects.toThrow(/only with their application/);
    expect(await allRows(product, table)).toHaveLength(1);
  },
);

test.each([
  ["evaluations", "evaluation"],
  ["verdicts", "verdict"],
])("a row of %s goes only once its own erasure is recorded", async (table, kind) => {
  await anEvaluatedApplicant("amara@example.org");
  await run("delete from applications");
  const record = (id: string) =>
    run(
      `insert into erased_records (record_id, kind, company_id, evaluator, made_at, erased_at) select
        ${id}, ?, company_id, null, created_at, 5 from ${table}`,
      kind,
    );
  await record("'another'");
  await expect(run(`delete from ${table}`)).rejects.toThrow(/recorded erasure/);
  await record("id");
  await run(`delete from ${table}`);
  expect(await allRows(product, table)).toEqual([]);
});

test("an erasure that is recorded stays recorded", async () => {
  await anEvaluatedApplicant("amara@example.org");
  await run(
    "insert into erased_records (record_id, kind, company_id, evaluator, made_at, erased_at) select " +
      "'r', 'verdict', company_id, null, 1, 5 from verdicts",
  );
  await expect(run("update erased_records set erased_at = 9")).rejects.toThrow(/never changed/);
  await expect(run("delete from erased_records")).rejects.toThrow(/only with their company/);
});

test("an answer that an applicant was given cannot be changed afterwards", async () => {
  await anEvaluatedApplicant("amara@example.org");
  await expect(run("update review_requests set answer = 'never mind'")).rejects.toThrow(/never changed/);
});

test("an erased applicant leaves that there was a run and a verdict, and no word", async () => {
  const gone = await anEvaluatedApplicant("amara@example.org");
  const stays = await anEvaluatedApplicant("other@example.org");
  await run("update users set erase_at = 1 where id = ?", gone.person.id);
  await product.sweep();
  for (const table of [...TABLES, "review_requests"]) {
    const rows = JSON.stringify(await allRows(product, table));
    expect([table, /amara@example\.org/.test(rows), rows.includes(gone.application.id)]).toEqual([
      table,
      false,
      false,
    ]);
    expect([table, rows.includes(stays.application.id)]).toEqual([table, true]);
  }
  const left = await allRows(product, "erased_records");
  expect(left.map((row) => [row.kind, row.evaluator, row.company_id]).sort()).toEqual([
    ["evaluation", "built-in test", gone.recruiter.companyId],
    ["verdict", null, gone.recruiter.companyId],
  ]);
  expect(left.find((row) => row.kind === "verdict")).toMatchObject({ record_id: gone.verdict, made_at: 1 });
  expect(Object.keys(left[0] ?? {})).toEqual([
    "record_id",
    "kind",
    "company_id",
    "evaluator",
    "made_at",
    "erased_at",
  ]);
  expect(JSON.stringify(left)).not.toMatch(/amara|Priya/);
});

test("the export holds what the applicant added and its answers, without the recruiter's name", async () => {
  const { person } = await anEvaluatedApplicant("amara@example.org");
  await anEvaluatedApplicant("other@example.org");
  const files = await exported(person.cookie);
  expect(files["corrections.json"]).toContain("text of amara@example.org");
  expect(files["comments.json"]).toContain("comment of amara@example.org");
  expect(files["human-looks.json"]).toContain("question of amara@example.org");
  expect(files["human-looks.json"]).toContain("answer to amara@example.org");
  expect(files["verdicts.json"]).toContain("why amara@example.org differs");
  expect(Object.values(files).join()).not.toMatch(/other@example\.org|Priya Nair/);
});

test("a recruiter's export lists the verdicts given, without what they say of somebody else", async () => {
  const { recruiter, application } = await anEvaluatedApplicant("amara@example.org");
  const files = await exported(recruiter.cookie);
  expect(JSON.parse(files["verdicts.json"] ?? "")).toMatchObject([
    { applicationId: application.id, score: 40 },
  ]);
  expect(Object.values(files).join()).not.toContain("amara@example.org");
});

async function exported(cookie: string): Promise<Record<string, string>> {
  const response = await product.fetch("/settings/export", { cookie });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}
