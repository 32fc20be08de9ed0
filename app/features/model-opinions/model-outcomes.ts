import type { Evaluation } from "~/evaluator/evaluation";
import type { ModelReply } from "~/services/model/model";
import type { TaskOutcome } from "../outbox/run-task";

/** A model that is busy or silent so often is done without. Tries, over some three minutes. */
const MOST_TRIES = 4;

export function notReplied(
  reply: Exclude<ModelReply, { kind: "replied" }>,
  attempts: number,
): Extract<TaskOutcome, { kind: "failed" }> {
  const final = reply.kind === "unusable" || attempts >= MOST_TRIES;
  return { kind: "failed", reason: `model: ${reply.reason}`, final };
}

/** At temperature 0 a second try would bring the same. */
export const NOTHING_SHOWN: TaskOutcome = {
  kind: "failed",
  reason: "model: nothing that can be shown",
  final: true,
};

/** No model is shown texts that speak to evaluators or hide characters. */
export const speaksToEvaluators = ({ flags = [] }: Partial<Pick<Evaluation, "flags">>): boolean =>
  flags.some(({ kind }) => kind === "instructs-evaluator" || kind === "hidden-text");
