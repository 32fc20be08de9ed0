import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const FACTS = "0037_facts.sql";
const migrationsBefore = readdirSync("migrations").filter((name) => name.endsWith(".sql") && name < FACTS);

function databaseBefore(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const name of migrationsBefore.sort()) database.exec(readFileSync(`migrations/${name}`, "utf8"));
  return database;
}

const beginCounting = (database: DatabaseSync) => database.exec(readFileSync(`migrations/${FACTS}`, "utf8"));

const DAY = 86_400_000;
const START = Date.parse("2026-03-01T10:00:00Z");

type Step = { of: string; day: number; to: string; stage?: string; undone?: boolean };

/** Four people of two jobs, the second with stages of its own; one never moved, one was taken back. */
const STEPS: Step[] = [
  { of: "a1", day: 3, to: "interview_approved" },
  { of: "a1", day: 40, to: "offer_sent" },
  { of: "a2", day: 2, to: "pending", stage: "s2" },
  { of: "a2", day: 9, to: "interview_approved", stage: "s3" },
  { of: "a3", day: 5, to: "passed", undone: true },
  { of: "a3", day: 120, to: "passed" },
];

function past(database: DatabaseSync): void {
  database.exec(`insert into companies (id, company_name, slug, created_at)
      values ('c1', 'Bakery', 'bakery', 1);
    insert into users (id, email, password_hash, type, person_name, first_name, last_name,
      created_at, updated_at)
      select 'u' || value, 'u' || value || '@example.org', 'none', 'applicant', 'Person', 'Per', 'Son', 1, 1
      from json_each('[1, 2, 3, 4]');
    insert into jobs (id, company_id, user_id, title, job_type, location_type, location, salary_max,
      description, final_job_posting, agreed, status, created_date, updated_date)
      select 'j' || value, 'c1', 'u', 'Baker', 'full-time', 'office', 'Leeds', 45000, '', '', 1, 'active',
        1, 1
      from json_each('[1, 2]');
    insert into job_stages (id, company_id, job_id, name, kind, position, status) values
      ('s1', 'c1', 'j2', 'Review', 'review', 1, 'pending'),
      ('s2', 'c1', 'j2', 'Phone call', 'screen', 2, 'pending'),
      ('s3', 'c1', 'j2', 'Talk', 'interview', 3, 'interview_approved');`);
  for (const [number, job] of ["j1", "j2", "j1", "j2"].entries())
    database
      .prepare(
        `insert into applications (id, company_id, job_id, user_id, name, email, position,
          work_authorization, start_date, terms_accepted_at, submitted_at, evaluation_state, created_at,
          updated_at, source, stage_id)
          values (?1, 'c1', ?2, ?3, 'Person', '', 'Baker', 'authorized', 'immediately', 1, ?4, 'done', 1, 1,
          ?5, ?6)`,
      )
      .run(
        ...[`a${number + 1}`, job, `u${number + 1}`, START, number === 0 ? "Uni Leeds" : ""],
        job === "j2" ? "s1" : null,
      );
  database.exec("update applications set received_at = submitted_at where received_at is null");
  for (const [index, { of, day, to, stage = null, undone }] of STEPS.entries()) {
    const [was] = database.prepare("select status, stage_id from applications where id = ?").all(of);
    const stands = [was?.status ?? "", was?.stage_id ?? null] as const;
    const change = database.prepare(
      `insert into status_changes (id, company_id, application_id, user_id, person_name, from_status,
        to_status, created_at, from_stage, to_stage, undoes)
        values (?1, 'c1', ?2, 'u', 'Priya Nair', ?3, ?4, ?5, ?6, ?7, ?8)`,
    );
    const at = START + day * DAY;
    change.run(`m${index}`, of, stands[0], to, at, stands[1], stage, null);
    if (undone === true)
      change.run(`m${index}-undo`, of, to, stands[0], at + 1, stage, stands[1], `m${index}`);
    else
      database.prepare("update applications set status = ?2, stage_id = ?3 where id = ?1").run(of, to, stage);
  }
}

const counted = (database: DatabaseSync) => ({
  facts: database
    .prepare("select * from facts where n <> 0 or sum <> 0 order by measure, job_id, day, stage, source")
    .all(),
  days: database.prepare("select * from fact_days where n <> 0 order by measure, job_id, stage, days").all(),
});

test("what happened before facts were kept is counted as what happens since", () => {
  const filled = databaseBefore();
  past(filled);
  beginCounting(filled);
  const kept = databaseBefore();
  beginCounting(kept);
  past(kept);
  const { facts, days } = counted(filled);
  expect({ facts, days }).toEqual(counted(kept));

  const told = (measure: string, stage: string) =>
    facts.filter(
      (one) => one.measure === measure && one.stage === stage && one.job_id === "" && one.day === "",
    );
  expect(told("applied", "pending").map(({ source, n }) => `${source} ${n}`)).toEqual([
    "Uni Leeds 1",
    "unknown 3",
  ]);
  expect(told("reached", "passed")).toMatchObject([{ source: "unknown", n: 1, sum: 120 }]);
  expect(told("reached", "interview_approved").map(({ n, sum }) => [n, sum])).toEqual([
    [1, 3],
    [1, 9],
  ]);
  expect(days).toContainEqual(
    expect.objectContaining({ measure: "reached", job_id: "j1", stage: "passed", days: 90, n: 1 }),
  );
  expect(days).toContainEqual(
    expect.objectContaining({ measure: "left", job_id: "j2", stage: "s2", days: 7, n: 1 }),
  );
});
