import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { EvaluationInput } from "~/evaluator/evaluation";
import { sha256 } from "~/lib/secrets";
import type { Db } from "../../../db/client";
import {
  answers,
  applications,
  companies,
  corrections,
  documents,
  documentTexts,
  jobs,
  storedQuestions,
} from "../../../db/schema";
import { PART_HASH } from "./compare-runs";

export type FoundInput =
  | "gone"
  | "reading"
  | {
      companyId: string;
      correctionId: string | null;
      evaluates: boolean;
      /** The applicant's name; for taking it out of texts, never for reading them. */
      name: string;
      input: EvaluationInput;
    };

/** The texts that are read; "gone" without a submission, "reading" while a file of it waits. */
export async function findInput(applicationId: string, db: Db): Promise<FoundInput> {
  const [row] = await selectSubmitted(db, applicationId);
  if (row === undefined) return "gone";
  const { application } = row;
  const [files, given, [correction]] = await db.batch([
    selectFiles(db, application),
    db.select().from(answers).where(eq(answers.applicationId, applicationId)).orderBy(answers.questionId),
    selectCorrection(db, applicationId),
  ]);
  const cv = files.find((file) => file.id === application.cvDocumentId);
  const letter = files.find((file) => file.id === application.coverLetterDocumentId);
  if (cv?.textState === "waiting" || letter?.textState === "waiting") return "reading";
  return {
    companyId: application.companyId,
    evaluates: row.evaluates,
    name: application.name,
    correctionId: correction?.id ?? null,
    input: {
      posting: { title: row.title, text: row.posting },
      questions: (row.questions ?? []).map(({ id, type, title, question }) => ({
        id,
        type,
        title,
        question,
      })),
      cv: correction?.text ?? cv?.text ?? null,
      coverLetter: letter?.text ?? null,
      answers: given.map((answer) => ({ questionId: answer.questionId, text: answer.text })),
      ...(application.submittedAt !== null && { sentIn: application.submittedAt.toISOString().slice(0, 7) }),
      rightToWorkAsked: true,
    },
  };
}

const selectSubmitted = (db: Db, applicationId: string) =>
  db
    .select({
      application: applications,
      questions: storedQuestions,
      title: jobs.title,
      posting: jobs.finalJobPosting,
      evaluates: companies.evaluates,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.id, applicationId), isNotNull(applications.submittedAt)));

const selectFiles = (db: Db, application: typeof applications.$inferSelect) =>
  db
    .select({ id: documents.id, textState: documents.textState, text: documentTexts.text })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.applicationId, application.id),
        inArray(
          documents.id,
          [application.cvDocumentId, application.coverLetterDocumentId].filter((id) => id !== null),
        ),
        eq(documents.state, "stored"),
      ),
    );

/** The newest that the applicant made of the CV's text. */
const selectCorrection = (db: Db, applicationId: string) =>
  db
    .select({ id: corrections.id, text: corrections.text })
    .from(corrections)
    .where(eq(corrections.applicationId, applicationId))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .limit(1);

/** What tells one input from another: a run of the same evaluator over the same texts would say the same. */
export const hashOf = (input: EvaluationInput): Promise<string> => sha256(JSON.stringify(input));

/** Two runs can then tell which part has changed. */
export async function partsOf(input: EvaluationInput): Promise<Record<string, string>> {
  const parts = Object.entries(input).map(async ([name, part]) => [name, await hashOfPart(part)]);
  return Object.fromEntries(await Promise.all(parts));
}

export const hashOfPart = async (part: unknown): Promise<string> =>
  (await sha256(JSON.stringify(part))).slice(0, PART_HASH);
