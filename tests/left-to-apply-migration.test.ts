import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const aUser = (id: string, type: string, company: string | null) =>
  `insert into users (id, email, password_hash, type, recruiter, company_id, person_name, first_name,
     last_name, created_at, updated_at)
   values ('${id}', '${id}@example.org', '', '${type}', ${company ? 1 : 0},
     ${company ? `'${company}'` : "null"}, '${id}', '', '', 1, 1);`;

test("whoever left a company before counts as somebody who may have applied", () => {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").sort()) {
    if (name.endsWith(".sql") && name < "0065") database.exec(readFileSync(`migrations/${name}`, "utf8"));
  }
  database.exec("insert into companies (id, company_name, created_at) values ('c', 'Bergwerk', 1);");
  database.exec(aUser("amara", "applicant", null) + aUser("left", "buyer", null));
  database.exec(aUser("works", "buyer", "c") + aUser("came-back", "buyer", "c"));
  database.exec(
    `insert into jobs (id, company_id, user_id, title, job_type, location_type, description,
       final_job_posting, agreed, created_date, updated_date)
     values ('j', 'c', 'works', 'Baker', 'full-time', 'remote', '', '', 1, 1, 1);
     insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
       start_date, terms_accepted_at, created_at, updated_at)
     values ('a', 'c', 'j', 'came-back', 'B', 'b@example.org', 'Baker', 'yes', 'other', 1, 1, 1);`,
  );
  database.exec(readFileSync("migrations/0065_left_to_apply.sql", "utf8"));
  const types = () => database.prepare("select id, type from users order by id").all().map(Object.values);
  expect(types()).toEqual([
    ["amara", "applicant"],
    ["came-back", "applicant"],
    ["left", "applicant"],
    ["works", "buyer"],
  ]);
  database.exec("delete from members where user_id = 'works'");
  expect(types()).toContainEqual(["works", "applicant"]);
});
