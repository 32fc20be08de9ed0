import type { Statement } from "../claims/claim";
import { SIGN_WEIGHTS } from "../data/sign-weights";
import type { Requirement } from "../requirements/requirement";
import type { Reading } from "./reading";
import { signsFor } from "./signs";
import type { Hit } from "./term-hits";

export type Likely = { statement: Statement; hit: Hit | null; likelihood: number };

/** How likely each sentence shows the requirement, 0–1, likeliest first; ties in the text's order. */
export function likelihoods(requirement: Requirement, reading: Reading): Likely[] {
  return signsFor(requirement, reading)
    .map(({ statement, hit, values }) => ({ statement, hit, likelihood: likelihoodOf(values) }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

function likelihoodOf(values: readonly number[]): number {
  const sum = values.reduce(
    (total, value, at) => total + value * (SIGN_WEIGHTS[at] ?? 0),
    SIGN_WEIGHTS[values.length] ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}
