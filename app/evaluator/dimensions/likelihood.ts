import { isOfTheFamily } from "../answers/family-status";
import { REPLY_WEIGHTS } from "../data/reply-weights";
import { SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "../data/sign-weights";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import type { Likely } from "./finding";
import type { Reading } from "./reading";
import { replySigns, type Tables } from "./reply-signs";
import { type Signs, valuesOf } from "./signs";
import { type Surrounding, surroundingsFor } from "./surroundings";
import { togetherFor } from "./together";
import { isPastime } from "./told";

type Seen = Likely & { seen: Surrounding };
export type Signed = Likely & { signs: Signs["values"] };

/** Of 113,674 sentences less likely by themselves trees would point at none: too many to keep their signs. */
export const HOPELESS = 0.03;

/** How likely each sentence shows the requirement, 0–1, likeliest first; ties in the text's order. */
export const likelihoods = (requirement: Requirement, reading: Reading): Signed[] =>
  ofItsKind(reading).get(requirement) ?? [];

/** The same by the signs that all kinds of requirements share, as the rules were made beside it. */
export const likelihoodsAlike = (requirement: Requirement, reading: Reading): Likely[] =>
  ofAnyKind(reading).get(requirement) ?? [];

const ofItsKind = remembered((reading: Reading) => likelihoodsBy(reading));

/** The same by other tables and with signs from `least` on, where what the product's own tell is learnt. */
export const likelihoodsBy = (
  reading: Reading,
  tables?: Tables,
  least = HOPELESS,
): ReadonlyMap<Requirement, Signed[]> =>
  new Map(
    [...ofAnyKind(reading)].map(([requirement, likely]) => [
      requirement,
      likely
        .map((each) => asReply(requirement, reading, each, least, tables))
        .sort((a, b) => b.likelihood - a.likelihood),
    ]),
  );

function asReply(
  requirement: Requirement,
  reading: Reading,
  each: Seen,
  least: number,
  tables?: Tables,
): Signed {
  const { statement, hit, seen } = each;
  const reply = replySigns(requirement, reading, each, tables);
  const likelihood = chanceOf(weighed(reply, REPLY_WEIGHTS[requirement.kind]));
  const signs = likelihood < least ? [] : [...valuesOf(requirement, reading, seen), reply];
  return { statement, hit, likelihood, signs };
}
/** Of log odds, 0–1. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

const SUREST = 0.999;
/** Of a chance, 0–1; what is surer than 999 in 1,000 counts as that, either way. */
export function logOdds(chance: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, chance));
  return Math.log(kept / (1 - kept));
}

const ofAnyKind = remembered((reading: Reading): ReadonlyMap<Requirement, Seen[]> => {
  const rows = reading.requirements.map((requirement) =>
    surroundingsFor(requirement, reading).map((seen) => weighedAlone(requirement, reading, seen)),
  );
  const alone = rows.map((row) => row.map(({ sum }) => sum));
  const ofWork = rows.map((row) =>
    row.map(({ sum, statement }) => (isPastime(statement) ? Math.min(sum, PASTIME) : sum)),
  );
  return new Map(
    reading.requirements.map((requirement, at) => [
      requirement,
      ordered(rows[at] ?? [], togetherFor(alone, at, ofWork)).filter((each) => mayShow(requirement, each)),
    ]),
  );
});

const PASTIME = -30;

/** What somebody tells of children and a husband tells of hours at most, and of no work. */
const mayShow = ({ kind }: Requirement, { statement }: Likely): boolean =>
  kind === "condition"
    ? !isPastime(statement)
    : statement.source === "cv" || !isOfTheFamily(statement.sentence);

type Weighed = Pick<Seen, "statement" | "hit" | "seen"> & { sum: number; besideOthers: number };

function weighedAlone(requirement: Requirement, reading: Reading, seen: Surrounding): Weighed {
  const values = valuesOf(requirement, reading, seen);
  return {
    statement: seen.told.statement,
    hit: seen.hit,
    seen,
    sum: weighedRows(values, SIGN_WEIGHTS),
    besideOthers: weighedRows(values, TOGETHER_WEIGHTS),
  };
}

const ordered = (row: readonly Weighed[], together: readonly (readonly number[])[]): Seen[] =>
  row
    .map(({ statement, hit, seen, besideOthers }, at) => {
      const beside = together[at] ?? [];
      const first = TOGETHER_WEIGHTS.length - 1 - beside.length;
      let sum = besideOthers;
      beside.forEach((value, sign) => {
        sum += value * (TOGETHER_WEIGHTS[first + sign] ?? 0);
      });
      return { statement, hit, seen, likelihood: chanceOf(sum) };
    })
    .sort((a, b) => b.likelihood - a.likelihood);

/** The weighed sum of some values and a constant, which is the last weight. */
export const weighed = (values: readonly number[], weights: readonly number[]): number =>
  weighedRows([values], weights);

function weighedRows(rows: readonly (readonly number[])[], weights: readonly number[]): number {
  let sum = weights[weights.length - 1] ?? 0;
  let sign = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const values = rows[row] ?? [];
    for (let at = 0; at < values.length; at += 1) {
      sum += (values[at] ?? 0) * (weights[sign] ?? 0);
      sign += 1;
    }
  }
  return sum;
}
