import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One recruiter for each way of reading, with so many people of their own. */
export const READERS = {
  "by-keyboard": 40,
  "by-thumb": 40,
  "without-scripts": 12,
  "in-one-go": 40,
  "all-plainly": 40,
  "writes-to-three": 5,
  "writes-plainly": 5,
  "before-publishing": 0,
  "of-two-hundred": 200,
  "takes-back": 6,
  "gives-reasons": 4,
  "presses-twice": 4,
};
export type Reader = keyof typeof READERS;

/** How far the two hundred are; everybody else's people are all undecided. */
export const STATUSES = { pending: 161, interview_approved: 9, offer_sent: 1, offer_accepted: 2, passed: 27 };
const STATUS_OF = Object.entries(STATUSES).flatMap(([status, people]) => Array<string>(people).fill(status));

export const readerAddress = (reader: Reader) => `${reader}@example.org`;

/** Copies the demo company's recruiter and job, password and all, and writes the people beside them. */
export function addFortyApplications(stateDir: string): void {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && !name.startsWith("metadata"));
  const database = new DatabaseSync(join(folder, file ?? ""));
  database.exec("begin");
  for (const [at, [reader, people]] of Object.entries(READERS).entries()) {
    const place = at.toString(32).toUpperCase();
    const id = (kind: string, number = 0) => `01${kind}${place}${String(number).padStart(22, "0")}`;
    database.exec(`
      insert into companies (id, company_name, slug, created_at)
        values ('${id("C")}', 'Forty Applications', 'read-${reader}', 1);
      insert into users (id, email, email_verified_at, password_hash, type, recruiter, company_id,
        person_name, first_name, last_name, created_at, updated_at)
        select '${id("V")}', '${readerAddress(reader as Reader)}', 1, password_hash, type, 1, '${id("C")}',
          'Rhea Reader', 'Rhea', 'Reader', 1, 1 from users where recruiter = 1 limit 1;
      insert into jobs (id, company_id, user_id, company_name, title, department, job_type, location_type,
        location, description, final_job_posting, agreed, status, created_date, updated_date)
        select '${id("J")}', '${id("C")}', '${id("V")}', 'Forty Applications', title, department, job_type,
          location_type, location, description, final_job_posting, 1, 'active', 1, 1 from jobs limit 1;`);
    for (let number = 1; number <= people; number += 1) {
      const [user, application, cv] = [id("K", number), id("M", number), id("D", number)];
      const name = `Applicant ${String(number).padStart(2, "0")}`;
      const status = reader === "of-two-hundred" ? STATUS_OF[number - 1] : "pending";
      database.exec(`
        insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
          updated_at)
          values ('${user}', '${user}@example.org', 'none', 'applicant', '${name}', 'Applicant', '', 1, 1);
        insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
          start_date, terms_accepted_at, cv_document_id, submitted_at, overall_score, evaluation_state,
          stands_out, status, created_at, updated_at)
          values ('${application}', '${id("C")}', '${id("J")}', '${user}', '${name}', '${user}@example.org',
            'Shift lead', 'yes', 'immediately', 1, '${cv}', ${number}, ${Math.max(1, 100 - number)}, 'done',
            'Led a team of ${number}', '${status}', unixepoch() * 1000, 1);
        insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size,
          storage_key, state, text_state, created_at)
          values ('${cv}', '${id("C")}', '${user}', '${application}', 'cv', 'cv.pdf', 'pdf', 1, 'cv/${cv}',
            'stored', 'read', 1);
        insert into document_texts (document_id, company_id, text, truncated, read_at)
          values ('${cv}', '${id("C")}', '${`The CV of ${name}. ${"Led a shift. ".repeat(80)}`}', 0, 1);`);
    }
  }
  database.exec("commit");
  database.close();
}
