import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Model } from "~/services/model/model";
import type { Db } from "../../../db/client";
import { findInput } from "../evaluations/evaluation-input";
import { countingResult, isKept, keepRun } from "../evaluations/runs";
import type { TaskOutcome } from "../outbox/run-task";
import { NOTHING_SHOWN, notReplied, speaksToEvaluators } from "./model-outcomes";
import { INSTRUCTIONS, promptHash, REPLY_SCHEMA } from "./model-prompt";
import { modelTexts } from "./model-texts";
import { readOpinion } from "./read-opinion";

type Deps = { db: Db; model: Model | null; now: Date };
type Task = { payload: { applicationId: string }; attempts: number };

/** Whatever goes wrong, the built-in result stands. The same texts are put to the same model once. */
export async function askModel(task: Task, deps: Deps): Promise<TaskOutcome> {
  const { applicationId } = task.payload;
  const { model } = deps;
  const gathered = await findInput(applicationId, deps.db);
  if (model === null || typeof gathered === "string" || !gathered.evaluates) return { kind: "done" };
  const { correctionId, input, name } = gathered;
  if (speaksToEvaluators((await countingResult(applicationId, deps.db)) ?? {})) return { kind: "done" };
  const { data, shown } = modelTexts(input, name);
  const prompt = await promptHash();
  const asked = { applicationId, evaluator: model.name.slice(0, 80), inputHash: await sha256(prompt + data) };
  if (await isKept(asked, deps.db)) return { kind: "done" };
  const reply = await model.ask({ instructions: INSTRUCTIONS, data, schema: REPLY_SCHEMA });
  if (reply.kind !== "replied") return notReplied(reply, task.attempts);
  const result = readOpinion(reply.text, asked.evaluator, input, shown);
  if (result === null) return NOTHING_SHOWN;
  const run = {
    ...asked,
    id: newId(deps.now),
    kind: "model" as const,
    modelVersion: reply.version,
    promptHash: prompt,
    inputParts: null,
    correctionId,
    result,
    createdAt: deps.now,
  };
  await keepRun(run, deps.db);
  return { kind: "done" };
}
