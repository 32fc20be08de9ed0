import { totalOf } from "~/evaluator/dimensions/totals";
import type { Evaluation } from "~/evaluator/evaluation";
import { isBelowItsScores } from "~/evaluator/explain-evaluation";

/** What the five scores come to and why the total is below it, as one remark; null where it is not. */
export const heldTotal = (evaluation: Evaluation): string | null =>
  isBelowItsScores(evaluation)
    ? `The five scores come to ${totalOf(evaluation.dimensions)}. ${whyHeld(evaluation.overall_score ?? 0)}`
    : null;

function whyHeld(total: number): string {
  if (total >= HIRE) return "From 80 on the total goes only as far as the texts make the rest likely.";
  return (
    "The total is held lower: 80 takes a job of this kind and three in ten of what must be there stated " +
    "outright, or two in three without such a job, and texts that make the rest likely."
  );
}
const HIRE = 80;
