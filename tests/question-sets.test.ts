import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";

const MIGRATION = "0043_question_sets.sql";

/** As operators had it before questions were kept once. */
function databaseBefore(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").sort())
    if (name.endsWith(".sql") && name < MIGRATION) database.exec(readFileSync(`migrations/${name}`, "utf8"));
  return database;
}

const asks = (title: string) => JSON.stringify([{ id: 3, title }]);

test("questionnaires from before are there to be asked, and whoever was asked keeps what stands", () => {
  const database = databaseBefore();
  database.exec(`insert into companies (id, company_name, created_at) values ('c', 'Owls', 1);
    insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
      updated_at) values ('u', 'u@example.org', '', 'applicant', 'A B', 'A', 'B', 1, 1);
    insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at)
      values ('a', 'c', 'u', 'j', '${asks("Why owls?")}', 1, 1);
    insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
      start_date, terms_accepted_at, questions, created_at, updated_at)
      values ('p', 'c', 'j', 'u', '', '', '', 'yes', '2-weeks', 1, '${asks("Before that?")}', 1, 1);`);
  database.exec(readFileSync(`migrations/${MIGRATION}`, "utf8"));
  const first = (sql: string) => database.prepare(sql).get()?.kept;
  expect(first("select questions as kept from applications where asked is null")).toBe(asks("Before that?"));
  const current = `select s.questions as kept from assessments a join question_sets s on s.seq = a.set_seq`;
  expect(first(current)).toBe(asks("Why owls?"));
  database.exec(`update assessments set questions = '${asks("Why not?")}', version = 2`);
  expect(first(current)).toBe(asks("Why not?"));
  expect(first("select count(*) as kept from question_sets where job_id = 'j'")).toBe(2);
  const standard = first("select questions as kept from question_sets where seq = 0");
  expect(JSON.parse(String(standard))).toEqual(STANDARD_QUESTIONS);
});
