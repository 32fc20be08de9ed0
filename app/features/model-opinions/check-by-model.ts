import { checkEvaluation } from "~/evaluator/check-evaluation";
import { keyOf, type ToVerify, type Verification } from "~/evaluator/dimensions/verify";
import { evaluateWith, unverified } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Model } from "~/services/model/model";
import type { Db } from "../../../db/client";
import { findInput, partsOf } from "../evaluations/evaluation-input";
import { CHECK_OF, isKept, keepRun } from "../evaluations/runs";
import type { TaskOutcome } from "../outbox/run-task";
import { CHECK_INSTRUCTIONS, CHECK_SCHEMA, checkPromptHash, checkRequest } from "./check-request";
import { NOTHING_SHOWN, notReplied, speaksToEvaluators } from "./model-outcomes";
import { readAnswers } from "./read-answers";

type Deps = { db: Db; model: Model | null; now: Date };
type Task = { payload: { applicationId: string }; attempts: number };

export type CheckedSentence = ToVerify & { word: Verification | null };
export type CheckedEvaluation = Evaluation & {
  check: { builtIn: string; model: string; sentences: CheckedSentence[] };
};

/** Whatever goes wrong, the built-in result stands. The same sentences are put to the same model once. */
export async function checkByModel(task: Task, deps: Deps): Promise<TaskOutcome> {
  const { applicationId } = task.payload;
  const { model } = deps;
  const gathered = await findInput(applicationId, deps.db);
  if (model === null || typeof gathered === "string" || !gathered.evaluates) return { kind: "done" };
  const { correctionId, input, name } = gathered;
  const { evaluation, sentences } = unverified(input);
  if (evaluation.overall_score === null || speaksToEvaluators(evaluation)) return { kind: "done" };
  const request = checkRequest(input, name, sentences);
  if (request === null) return { kind: "done" };
  const promptHash = await checkPromptHash();
  const parts = await partsOf(input);
  const asked = {
    applicationId,
    evaluator: `${CHECK_OF}${evaluation.evaluator} by ${model.name.slice(0, 50)}`,
    inputHash: await sha256(promptHash + JSON.stringify(parts) + request.data),
  };
  if (await isKept(asked, deps.db)) return { kind: "done" };
  const reply = await model.ask({
    instructions: CHECK_INSTRUCTIONS,
    data: request.data,
    schema: CHECK_SCHEMA,
  });
  if (reply.kind !== "replied") return notReplied(reply, task.attempts);
  const words = readAnswers(reply.text, request.asked.length);
  const checked = words && checkedBy(input, request.asked, words, asked.evaluator);
  if (checked === null) return NOTHING_SHOWN;
  const check = { builtIn: evaluation.evaluator, model: model.name, sentences: checked.sentences };
  const run = {
    ...asked,
    id: newId(deps.now),
    kind: "check" as const,
    modelVersion: reply.version,
    promptHash,
    inputParts: parts,
    correctionId,
    result: { ...checked.evaluation, check },
    createdAt: deps.now,
  };
  await keepRun(run, deps.db);
  return { kind: "done" };
}

function checkedBy(
  input: EvaluationInput,
  asked: readonly ToVerify[],
  words: ReadonlyMap<number, Verification>,
  evaluator: string,
): { evaluation: Evaluation; sentences: CheckedSentence[] } | null {
  const sentences = asked.map((each, at) => ({ ...each, word: words.get(at + 1) ?? null }));
  const wordOf = new Map(sentences.map((each) => [keyOf(each), each.word]));
  const found = evaluateWith(input, (sentence) => wordOf.get(keyOf(sentence)) ?? null);
  const evaluation = checkEvaluation({ ...found, evaluator }, input);
  return evaluation && { evaluation, sentences };
}
