import { and, eq, isNotNull, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import { after, seconds } from "~/lib/time";
import type { Ai, EvaluationInput } from "~/services/ai/ai";
import type { Db } from "../../../db/client";
import { answers, applications, documents, documentTexts, evaluations, jobs } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
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
  await deps.db
    .update(applications)
    .set({
      evaluationId: kept ?? null,
      evaluationState: "done",
      overallScore: run.overallScore,
      recommendation: result.recommendation,
      updatedAt: deps.now,
    })
    .where(eq(applications.id, applicationId));
  return { kind: "done" };
}

type Gathered = "gone" | "reading" | { companyId: string; input: EvaluationInput };

/** Everything the evaluator is given: the posting, the questions, and the applicant's own texts. No name, no address. */
async function gather(applicationId: string, db: Db): Promise<Gathered> {
  const [row] = await db
    .select({ application: applications, title: jobs.title, posting: jobs.finalJobPosting })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, applicationId), isNotNull(applications.submittedAt)));
  if (row === undefined) return "gone";
  const { application } = row;
  const [files, given] = await Promise.all([
    db
      .select({ id: documents.id, textState: documents.textState, text: documentTexts.text })
      .from(documents)
      .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      // The plus keeps SQLite from the index of all stored files and on this application's.
      .where(and(eq(documents.applicationId, applicationId), sql`+${documents.state} = 'stored'`)),
    db.select().from(answers).where(eq(answers.applicationId, applicationId)).orderBy(answers.questionId),
  ]);
  const cv = files.find((file) => file.id === application.cvDocumentId);
  const letter = files.find((file) => file.id === application.coverLetterDocumentId);
  if (cv?.textState === "waiting" || letter?.textState === "waiting") return "reading";
  return {
    companyId: application.companyId,
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
