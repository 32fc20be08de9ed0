import { and, eq } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Model } from "~/services/model/model";
import type { Db } from "../../../db/client";
import { applications, evaluations } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { gather } from "./gather";
import { INSTRUCTIONS, promptHash, REPLY_SCHEMA } from "./model-prompt";
import { modelTexts } from "./model-texts";
import { readOpinion } from "./read-opinion";
import { keptResult, outlineOf } from "./runs";

type Deps = { db: Db; model: Model | null; now: Date };
type Task = { payload: { applicationId: string }; attempts: number };

/** A model that is busy or silent so often is done without. Tries, over some three minutes. */
const MOST_TRIES = 4;

/** Whatever goes wrong, the built-in result stands. The same texts are put to the same model once. */
export async function askModel(task: Task, deps: Deps): Promise<TaskOutcome> {
  const { applicationId } = task.payload;
  const { model } = deps;
  const gathered = await gather(applicationId, deps.db);
  if (model === null || typeof gathered === "string" || !gathered.evaluates) return { kind: "done" };
  const { companyId, correctionId, input, name } = gathered;
  if (await speaksToEvaluators(applicationId, deps.db)) return { kind: "done" };
  const { data, shown } = modelTexts(input, name);
  const prompt = await promptHash();
  const asked = { applicationId, evaluator: model.name.slice(0, 80), inputHash: await sha256(prompt + data) };
  if (await isKept(asked, deps.db)) return { kind: "done" };
  const reply = await model.ask({ instructions: INSTRUCTIONS, data, schema: REPLY_SCHEMA });
  if (reply.kind !== "replied") {
    const final = reply.kind === "unusable" || task.attempts >= MOST_TRIES;
    return { kind: "failed", reason: `model: ${reply.reason}`, final };
  }
  const result = readOpinion(reply.text, asked.evaluator, input, shown);
  if (result === null) return { kind: "failed", reason: "model: nothing that can be shown", final: true };
  const run = {
    ...asked,
    id: newId(deps.now),
    companyId,
    kind: "model" as const,
    modelVersion: reply.version,
    promptHash: prompt,
    correctionId,
    result: outlineOf(result),
    packed: result,
    overallScore: result.overall_score,
    recommendation: result.recommendation,
    createdAt: deps.now,
  };
  await deps.db.insert(evaluations).values(run).onConflictDoNothing();
  return { kind: "done" };
}

async function speaksToEvaluators(applicationId: string, db: Db): Promise<boolean> {
  const [row] = await db
    .select({ result: keptResult })
    .from(applications)
    .innerJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(eq(applications.id, applicationId));
  const { flags = [] } = (row?.result ?? {}) as { flags?: { kind: string }[] };
  return flags.some((flag) => flag.kind === "instructs-evaluator" || flag.kind === "hidden-text");
}

type Asked = { applicationId: string; evaluator: string; inputHash: string };

async function isKept({ applicationId, evaluator, inputHash }: Asked, db: Db): Promise<boolean> {
  const found = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.applicationId, applicationId),
        eq(evaluations.evaluator, evaluator),
        eq(evaluations.inputHash, inputHash),
      ),
    )
    .limit(1)
    .get();
  return found !== undefined;
}
