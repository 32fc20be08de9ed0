import { and, eq, sql } from "drizzle-orm";
import { checkEvaluation } from "~/evaluator/check-evaluation";
import { evaluate } from "~/evaluator/evaluate";
import { newId } from "~/lib/ids";
import { after, seconds } from "~/lib/time";
import type { Model } from "~/services/model/model";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueueWhen } from "../outbox/store";
import { findInput, hashOf, partsOf } from "./evaluation-input";
import { type KeptRun, keepRun, newestCorrection } from "./runs";
import { standsOut } from "./stands-out";

type Deps = { db: Db; model: Model | null; now: Date };

/** Waits while files are being read. The same texts read by the same evaluator are kept once. */
export async function evaluateApplication(applicationId: string, deps: Deps): Promise<TaskOutcome> {
  const gathered = await findInput(applicationId, deps.db);
  if (gathered === "gone") return { kind: "done" };
  if (gathered === "reading") return { kind: "later", until: after(deps.now, seconds(5)) };
  const { companyId, correctionId, input } = gathered;
  if (!gathered.evaluates) return leaveOut(applicationId, deps);
  const inputHash = await hashOf(input);
  // Whoever reads the candidate, its word is checked before it is kept.
  const result = checkEvaluation(evaluate(input), input);
  if (result === null)
    return { kind: "failed", reason: "the evaluator's reply was not usable", final: false };
  const run = {
    id: newId(deps.now),
    applicationId,
    kind: "built-in" as const,
    evaluator: result.evaluator,
    inputHash,
    inputParts: await partsOf(input),
    correctionId,
    result,
    createdAt: deps.now,
  };
  await keepRun(run, deps.db);
  const [pointed] = await pointTo(run, deps);
  return { kind: "done", wake: await enqueueModel(companyId, applicationId, pointed?.id ?? null, deps) };
}

/** The run, or the same one of earlier, counts, unless the applicant corrected the text meanwhile. */
function pointTo(run: KeptRun, { db, now }: Deps) {
  const kept = sql`(select id from evaluations where application_id = ${run.applicationId}
    and evaluator = ${run.evaluator} and input_hash = ${run.inputHash})`;
  return db
    .update(applications)
    .set({
      evaluationId: kept,
      evaluationState: "done",
      overallScore: run.result.overall_score,
      recommendation: run.result.recommendation,
      standsOut: standsOut(run.result),
      updatedAt: now,
    })
    .where(
      and(
        eq(applications.id, run.applicationId),
        sql`(${newestCorrection(sql`${run.applicationId}`)}) is ${run.correctionId}`,
      ),
    )
    .returning({ id: applications.evaluationId });
}

/** The company has evaluation switched off: said on the application, so that it can be made up for. */
async function leaveOut(applicationId: string, { db, now }: Deps): Promise<TaskOutcome> {
  await db
    .update(applications)
    .set({ evaluationState: "off", updatedAt: now })
    .where(and(eq(applications.id, applicationId), eq(applications.evaluationState, "waiting")));
  return { kind: "done" };
}

/** Once for each run of the built-in evaluator, where a model is configured; neither waits for the other. */
async function enqueueModel(companyId: string, applicationId: string, runId: string | null, deps: Deps) {
  if (deps.model === null || runId === null) return [];
  const payload = { applicationId };
  const rule = (what: string) => ({ id: `${runId}-${what}`, when: sql`true` });
  const task = (topic: "ask-model" | "check-by-model", what: string) =>
    enqueueWhen(deps.db, { topic, payload }, { companyId }, deps.now, rule(what));
  const [check, opinion] = [task("check-by-model", "check"), task("ask-model", "opinion")];
  await deps.db.batch([check.statement, opinion.statement]);
  return [check.id, opinion.id];
}
