import { type Recommendation, WEIGHTS } from "~/vocabulary/dimensions";
import type { DimensionResult } from "../evaluation";

/**
 * The weighted mean of the dimensions that are shown, a whole number 0–100; null when none is. A dimension that is not shown leaves
 * the mean, and the others keep their proportions. Every evaluator's total is worked out here.
 */
export function totalOf(dimensions: readonly Pick<DimensionResult, "name" | "score">[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { name, score } of dimensions) {
    if (score === null) continue;
    sum += score * WEIGHTS[name];
    weights += WEIGHTS[name];
  }
  return weights === 0 ? null : Math.round(sum / weights);
}

/** The specification's labels: Strong Hire from 90, Hire from 80, Consider below; null without a score. */
export function recommendationFor(score: number | null): Recommendation | null {
  if (score === null) return null;
  if (score >= 90) return "Strong Hire";
  return score >= 80 ? "Hire" : "Consider";
}
