import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import { after, seconds } from "~/lib/time";
import type { Ai, EvaluationInput } from "~/services/ai/ai";
import type { Db } from "../../../db/client";
import {
  answers,
  applications,
  companies,
  documents,
  documentTexts,
  evaluations,
  jobs,
} from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { oweWhen } from "../outbox/store";
import { checkEvaluation } from "./check-evaluation";

type Deps = { db: Db; ai: Ai; now: Date };

/**
 * Evaluates a submitted application and keeps the run. Waits while its files are still being read. The same texts read by
 * the same evaluator are kept once.
 */
export async function evaluateApplication(applicationId: string, deps: Deps): Promise<TaskOutcome> {
  const gathered = await gather(applicationId, deps.db);
  if (gathered === "gone") return { kind: "done" };
  if (gathered === "reading") return { kind: "later", until: after(deps.now, seconds(5)) };
  const { companyId, input } = gathered;
  if (!gathered.evaluates) return leaveOut(applicationId, deps);
  const inputHash = await sha256(JSON.stringify(input));
  // Whoever reads the candidate, its word is checked before it is kept.
  const result = checkEvaluation(await deps.ai.evaluate(input), input);
  if (result === null)
    return { kind: "failed", reason: "the evaluator's reply was not usable", final: false };
  const run = {
    id: newId(deps.now),
    companyId,
    applicationId,
    evaluator: result.evaluator,
    inputHash,
    result,
    overallScore: result.overall_score,
    recommendation: result.recommendation,
    createdAt: deps.now,
  };
  const inserted = await deps.db
    .insert(evaluations)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: evaluations.id });
  const kept =
    inserted[0]?.id ??
    (await deps.db.query.evaluations
      .findFirst({
        columns: { id: true },
        where: and(
          eq(evaluations.applicationId, applicationId),
          eq(evaluations.evaluator, run.evaluator),
          eq(evaluations.inputHash, inputHash),
        ),
      })
      .then((row) => row?.id));
  const opinion = opinionOwed(companyId, applicationId, kept, deps);
  const settle = deps.db
    .update(applications)
    .set({
      evaluationId: kept ?? null,
      evaluationState: "done",
      overallScore: run.overallScore,
      recommendation: result.recommendation,
      updatedAt: deps.now,
    })
    .where(eq(applications.id, applicationId));
  if (opinion === null) await settle;
  else await deps.db.batch([settle, opinion.statement]);
  return { kind: "done", wake: opinion === null ? [] : [opinion.id] };
}

/** The company has evaluation switched off: said on the application, so that it can be made up for. */
async function leaveOut(applicationId: string, { db, now }: Deps): Promise<TaskOutcome> {
  await db
    .update(applications)
    .set({ evaluationState: "off", updatedAt: now })
    .where(and(eq(applications.id, applicationId), eq(applications.evaluationState, "waiting")));
  return { kind: "done" };
}

/** Once for each run of the built-in evaluator, where a model is configured. */
function opinionOwed(companyId: string, applicationId: string, runId: string | undefined, deps: Deps) {
  if (deps.ai.model === null || runId === undefined) return null;
  const owed = { topic: "ask-model" as const, payload: { applicationId } };
  const rule = { id: `${runId}-opinion`, when: sql`true` };
  return oweWhen(deps.db, owed, { companyId }, deps.now, rule);
}

export type Gathered =
  | "gone"
  | "reading"
  | {
      companyId: string;
      /** Whether the company evaluates at all. */
      evaluates: boolean;
      /** The applicant's name; for taking it out of texts, never for reading them. */
      name: string;
      input: EvaluationInput;
    };

/** Everything the evaluator is given: the posting, the questions, and the applicant's own texts. No name, no address. */
export async function gather(applicationId: string, db: Db): Promise<Gathered> {
  const [row] = await db
    .select({
      application: applications,
      title: jobs.title,
      posting: jobs.finalJobPosting,
      evaluates: companies.evaluates,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.id, applicationId), isNotNull(applications.submittedAt)));
  if (row === undefined) return "gone";
  const { application } = row;
  const [files, given] = await Promise.all([
    db
      .select({ id: documents.id, textState: documents.textState, text: documentTexts.text })
      .from(documents)
      .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      .where(
        and(
          eq(documents.applicationId, applicationId),
          inArray(
            documents.id,
            [application.cvDocumentId, application.coverLetterDocumentId].filter((id) => id !== null),
          ),
          eq(documents.state, "stored"),
        ),
      ),
    db.select().from(answers).where(eq(answers.applicationId, applicationId)).orderBy(answers.questionId),
  ]);
  const cv = files.find((file) => file.id === application.cvDocumentId);
  const letter = files.find((file) => file.id === application.coverLetterDocumentId);
  if (cv?.textState === "waiting" || letter?.textState === "waiting") return "reading";
  return {
    companyId: application.companyId,
    evaluates: row.evaluates,
    name: application.name,
    input: {
      posting: { title: row.title, text: row.posting },
      questions: (application.questions ?? []).map(({ id, type, title, question }) => ({
        id,
        type,
        title,
        question,
      })),
      cv: cv?.text ?? null,
      coverLetter: letter?.text ?? null,
      answers: given.map((answer) => ({ questionId: answer.questionId, text: answer.text })),
    },
  };
}
