import { and, eq, sql } from "drizzle-orm";
import { checkEvaluation } from "~/evaluator/check-evaluation";
import { evaluate } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import { after, seconds } from "~/lib/time";
import type { Model } from "~/services/model/model";
import type { Db } from "../../../db/client";
import { applications, evaluations } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueueWhen } from "../outbox/store";
import { PART_HASH } from "./compare-runs";
import { gather, hashOf } from "./gather";
import { newestCorrection, outlineOf } from "./runs";
import { standsOut } from "./stands-out";

type Deps = { db: Db; model: Model | null; now: Date };

/** Waits while files are being read. The same texts read by the same evaluator are kept once. */
export async function evaluateApplication(applicationId: string, deps: Deps): Promise<TaskOutcome> {
  const gathered = await gather(applicationId, deps.db);
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
    companyId,
    applicationId,
    evaluator: result.evaluator,
    inputHash,
    inputParts: await partsOf(input),
    correctionId,
    result,
    overallScore: result.overall_score,
    recommendation: result.recommendation,
    createdAt: deps.now,
  };
  await keepRun(run, deps.db);
  const [pointed] = await pointTo(run, deps);
  const opinion = await enqueueOpinion(companyId, applicationId, pointed?.id ?? null, deps);
  return { kind: "done", wake: opinion === null ? [] : [opinion] };
}

type Run = Omit<typeof evaluations.$inferInsert, "result"> & { result: Evaluation };

/** Nothing is kept of an application that was erased meanwhile. */
function keepRun(run: Run, db: Db) {
  return db.run(sql`
    insert into evaluations (id, company_id, application_id, evaluator, input_hash, result, overall_score,
        recommendation, input_parts, correction_id, created_at, packed)
      select ${run.id}, company_id, id, ${run.evaluator}, ${run.inputHash},
        ${JSON.stringify(outlineOf(run.result))},
        ${run.overallScore}, ${run.recommendation}, ${JSON.stringify(run.inputParts)}, ${run.correctionId},
        ${run.createdAt.getTime()}, ${sql.param(run.result, evaluations.packed)}
      from applications where id = ${run.applicationId}
    on conflict do nothing`);
}

/** The run, or the same one of earlier, counts, unless the applicant corrected the text meanwhile. */
function pointTo(run: Run, { db, now }: Deps) {
  const kept = sql`(select id from evaluations where application_id = ${run.applicationId}
    and evaluator = ${run.evaluator} and input_hash = ${run.inputHash})`;
  return db
    .update(applications)
    .set({
      evaluationId: kept,
      evaluationState: "done",
      overallScore: run.overallScore ?? null,
      recommendation: run.recommendation as typeof applications.$inferInsert.recommendation,
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

/** Two runs can then tell which part has changed. */
async function partsOf(input: EvaluationInput): Promise<Record<string, string>> {
  const parts = Object.entries(input).map(async ([name, part]) => {
    const hash = await sha256(JSON.stringify(part));
    return [name, hash.slice(0, PART_HASH)];
  });
  return Object.fromEntries(await Promise.all(parts));
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
async function enqueueOpinion(companyId: string, applicationId: string, runId: string | null, deps: Deps) {
  if (deps.model === null || runId === null) return null;
  const opinion = { topic: "ask-model" as const, payload: { applicationId } };
  const rule = { id: `${runId}-opinion`, when: sql`true` };
  const task = enqueueWhen(deps.db, opinion, { companyId }, deps.now, rule);
  await task.statement;
  return task.id;
}
