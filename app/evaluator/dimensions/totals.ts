import { type Recommendation, WEIGHTS } from "~/vocabulary/dimensions";
import type { DimensionResult } from "../evaluation";

/** 0–100 whole; null when no dimension is shown. One without anything to judge leaves the mean. */
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
