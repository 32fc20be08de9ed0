import type { Statement } from "../claims/claim";
import { SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "../data/sign-weights";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import type { Reading } from "./reading";
import { type Signs, signsFor } from "./signs";
import type { Hit } from "./term-hits";
import { togetherFor } from "./together";

export type Likely = { statement: Statement; hit: Hit | null; likelihood: number };

/** How likely each sentence shows the requirement, 0–1, likeliest first; ties in the text's order. */
export const likelihoods = (requirement: Requirement, reading: Reading): Likely[] =>
  likelihoodsOf(reading).get(requirement) ?? [];

const likelihoodsOf = remembered((reading: Reading): ReadonlyMap<Requirement, Likely[]> => {
  const signs = reading.requirements.map((requirement) => signsFor(requirement, reading));
  const alone = signs.map((row) => row.map(({ values }) => weighed(values, SIGN_WEIGHTS)));
  return new Map(
    reading.requirements.map((requirement, at) => [
      requirement,
      ordered(signs[at] ?? [], togetherFor(alone, at)),
    ]),
  );
});

const ordered = (signs: readonly Signs[], together: readonly number[][]): Likely[] =>
  signs
    .map(({ statement, hit, values }, at) => ({
      statement,
      hit,
      likelihood: 1 / (1 + Math.exp(-weighed(values, TOGETHER_WEIGHTS, together[at]))),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);

/** The weighed sum of some values and a constant, which is the last weight. */
export function weighed(
  values: readonly number[],
  weights: readonly number[],
  more: readonly number[] = [],
): number {
  const few = values.length;
  let sum = weights[few + more.length] ?? 0;
  for (let at = 0; at < few; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  for (let at = 0; at < more.length; at += 1) sum += (more[at] ?? 0) * (weights[few + at] ?? 0);
  return sum;
}
