import type { Statement } from "../claims/claim";
import { SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "../data/sign-weights";
import type { Requirement } from "../requirements/requirement";
import type { Reading } from "./reading";
import { type Signs, signsFor } from "./signs";
import type { Hit } from "./term-hits";
import { togetherFor } from "./together";

export type Likely = { statement: Statement; hit: Hit | null; likelihood: number };

const known = new WeakMap<Reading, ReadonlyMap<Requirement, Likely[]>>();

/** How likely each sentence shows the requirement, 0–1, likeliest first; ties in the text's order. */
export function likelihoods(requirement: Requirement, reading: Reading): Likely[] {
  const all = known.get(reading) ?? likelihoodsOf(reading);
  known.set(reading, all);
  return all.get(requirement) ?? [];
}

function likelihoodsOf(reading: Reading): ReadonlyMap<Requirement, Likely[]> {
  const signs = reading.requirements.map((requirement) => signsFor(requirement, reading));
  const alone = signs.map((row) => row.map(({ values }) => weighed(values, SIGN_WEIGHTS)));
  return new Map(
    reading.requirements.map((requirement, at) => [
      requirement,
      ordered(signs[at] ?? [], togetherFor(alone, at)),
    ]),
  );
}

const ordered = (signs: readonly Signs[], together: readonly number[][]): Likely[] =>
  signs
    .map(({ statement, hit, values }, at) => ({
      statement,
      hit,
      likelihood: 1 / (1 + Math.exp(-weighed([...values, ...(together[at] ?? [])], TOGETHER_WEIGHTS))),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);

/** The weighed sum of some values and a constant, which is the last weight. */
export const weighed = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights[values.length] ?? 0);
