import { ulid } from "ulid";
import type { Evaluation } from "~/evaluator/evaluation";
import { outlineOf } from "~/features/evaluations/runs";
import { packText } from "../../db/schema/packed";
import type { TestApplication, TestJob } from "./postings";
import type { Product } from "./product";

export const CV_TEXT = "Harbourline, Bristol\nI cut our bundle from 1.9 MB to 310 kB.\nSkills: TypeScript.";
const CV_BYTES = new TextEncoder().encode("%PDF-1.4 not really");

type DocumentFacts = Partial<{
  fileName: string;
  textState: string;
  state: string;
  text: string | null;
  kind: string;
}>;

/** A CV or cover letter that was sent with an application: its row, its text and its bytes. */
export async function aDocument(
  product: Product,
  job: TestJob,
  application: TestApplication,
  userId: string,
  facts: DocumentFacts = {},
): Promise<{ id: string; storageKey: string }> {
  const id = ulid();
  const storageKey = `cv/${job.companyId}/${id}`;
  const text = facts.text === undefined ? CV_TEXT : facts.text;
  await product.files.put(storageKey, CV_BYTES);
  await product.db
    .prepare(
      `insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size,
        storage_key, state,
        text_state, pages, created_at) values (?, ?, ?, ?, ?, ?, 'pdf', ?, ?, ?, ?, 1, ?)`,
    )
    .bind(
      id,
      job.companyId,
      userId,
      application.id,
      facts.kind ?? "cv",
      facts.fileName ?? "cv.pdf",
      CV_BYTES.length,
      storageKey,
      facts.state ?? "stored",
      facts.textState ?? (text === null ? "no-text" : "read"),
      Date.now(),
    )
    .run();
  if (text !== null) {
    await product.db
      .prepare(
        "insert into document_texts (document_id, company_id, text, truncated, read_at) values (?, ?, " +
          "?, 0, ?)",
      )
      .bind(id, job.companyId, packText(text), Date.now())
      .run();
  }
  const column = facts.kind === "coverLetter" ? "cover_letter_document_id" : "cv_document_id";
  await product.db
    .prepare(`update applications set ${column} = ? where id = ?`)
    .bind(id, application.id)
    .run();
  return { id, storageKey };
}

/** An evaluation of an application, as the background would have stored it. */
export async function anEvaluation(
  product: Product,
  job: TestJob,
  application: TestApplication,
  result: Evaluation,
  { packed = true } = {},
): Promise<string> {
  const id = ulid();
  await product.db.batch([
    product.db
      .prepare(
        `insert into evaluations (id, company_id, application_id, evaluator, input_hash, result,
          overall_score,
          recommendation, created_at, packed) values (?, ?, ?, ?, 'hash', ?, ?, ?, ?, ?)`,
      )
      .bind(
        id,
        job.companyId,
        application.id,
        result.evaluator,
        JSON.stringify(packed ? outlineOf(result) : result),
        result.overall_score,
        result.recommendation,
        Date.now(),
        packed ? packText(JSON.stringify(result)) : null,
      ),
    product.db
      .prepare(
        "update applications set evaluation_id = ?, evaluation_state = 'done', overall_score = ?, " +
          "recommendation = ? where id = ?",
      )
      .bind(id, result.overall_score, result.recommendation, application.id),
  ]);
  return id;
}

const QUOTE = "I cut our bundle from 1.9 MB to 310 kB.";

/** Technical competency 92 with one quote from the CV, and nothing else shown. */
export const TECHNICAL_ONLY: Evaluation = {
  evaluator: "built-in test",
  overall_score: 92,
  recommendation: "Strong Hire",
  unread: null,
  language: "en",
  facts: [],
  dimensions: [
    {
      name: "technical_competency",
      score: 92,
      weight: 25,
      note: "9 of 10 points.",
      items: [
        {
          label: "Measures what was gained",
          kind: "requirement",
          must: true,
          verdict: "found",
          says: "",
          points: 9,
          outOf: 10,
          quotes: [
            {
              source: "cv",
              start: CV_TEXT.indexOf(QUOTE),
              end: CV_TEXT.indexOf(QUOTE) + QUOTE.length,
              text: QUOTE,
              place: "CV, Experience",
            },
          ],
        },
      ],
    },
    { name: "cultural_alignment", score: null, weight: 20, note: "The posting states no values.", items: [] },
  ],
  highlights: [{ text: "Measures what was gained", quotes: [] }],
  concerns: [{ text: "Not found in the text: GraphQL", quotes: [] }],
  ai_summary: "Strong in one thing, silent about the rest.",
  confidence: { judged: 12, requirements: 13 },
  flags: [
    { kind: "instructs-evaluator", message: "Part of the text speaks to an evaluation program.", quotes: [] },
  ],
};

/** Many people who applied for one job, written in one go. */
export async function manyCandidates(
  product: Product,
  { id: jobId, companyId }: Pick<TestJob, "id" | "companyId">,
  count: number,
): Promise<void> {
  const people = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)";
  await product.db.batch([
    product.db
      .prepare(
        `${people} insert into users (id, email, password_hash, type, person_name, first_name, ` +
          `last_name, created_at, updated_at)
         select printf('01K%023d', i), 'p' || i || '@example.org', 'none', 'applicant', 'Person', ` +
          `'Person', '', 1, 1 from n`,
      )
      .bind(count),
    product.db
      .prepare(
        `${people} insert into applications (id, company_id, job_id, user_id, name, email, position, ` +
          `work_authorization, start_date,
           terms_accepted_at, submitted_at, status, overall_score, created_at, updated_at)
         select printf('%026d', i), ?2, ?3, printf('01K%023d', i), printf('Person %05d', i), 'p' || i ` +
          `|| '@example.org', 'Engineer',
           'yes', 'other', 1, i, 'pending', case when i % 10 = 0 then null else i % 100 end,
           unixepoch() * 1000, 1 from n`,
      )
      .bind(count, companyId, jobId),
  ]);
}
