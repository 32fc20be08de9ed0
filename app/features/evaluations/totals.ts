import type { DimensionName, DimensionResult, Recommendation } from "~/services/ai/ai";

/** The specification's weights, in percent (section 9). */
export const WEIGHTS: Readonly<Record<DimensionName, number>> = {
  technical_competency: 25,
  cultural_alignment: 20,
  communication_skills: 20,
  adaptability_learning: 15,
  role_specific_fit: 20,
};

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
