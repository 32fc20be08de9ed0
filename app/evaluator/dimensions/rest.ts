import { REQUIREMENT_KINDS } from "../data/kind-cues";
import { remembered } from "../text/remembered";
import { isCertain } from "./certainty";
import type { Finding, Likely } from "./finding";
import { likelihoods, logOdds } from "./likelihood";
import type { Reading } from "./reading";
import { tellingOf } from "./telling";
import { isPastime } from "./told";

/** Whether neither a rule nor an answer settles it, so that what is likely may be pointed at. */
export const isUnclaimed = ({ verdict, isDenied, isAnswer }: Finding): boolean =>
  (verdict === "mentioned" || verdict === "not found") && !isDenied && !isAnswer;

const UNKNOWN = -1;
const FEW = 3;
const LONG = 20;
const UNIT = 2;

/** What the likeliest sentence of one requirement is like, and what is found of the others; null without. */
export function restOf(alone: readonly Finding[], at: number, reading: Reading): number[] | null {
  const own = alone[at];
  if (!own) return null;
  const { requirement } = own;
  const all = likelihoods(requirement, reading);
  const ofWork = all.filter(({ statement }) => !isPastime(statement));
  const [top = all[0], next] = ofWork;
  if (!top) return null;
  const others = alone.filter((each) => each !== own);
  if (others.length < FEW) return null;
  const { statement, hit } = top;
  const claimed = others.filter(({ verdict }) => verdict === "found" || verdict === "partly");
  const bests = others.map((each) => inUnits(bestOfWork(likelihoods(each.requirement, reading))));
  return [
    inUnits(top.likelihood),
    top.likelihood - (next?.likelihood ?? 0),
    (requirement.alternatives[0]?.terms.length ?? 0) / UNIT,
    requirement.alternatives.length / UNIT,
    bests.reduce((sum, each) => sum + each, 0) / others.length,
    claimed.length / others.length,
    reading.bestFit ?? 0,
    reading.filled,
    statement.job ? (reading.fit.get(statement.job) ?? 0) : UNKNOWN,
    yes(isCertain(statement)),
    yes(statement.claims.some(({ indirect }) => indirect >= 0)),
    yes(statement.isHead),
    statement.sentence.words.length / LONG,
    hit ? yes(hit.defined) : UNKNOWN,
    hit?.share ?? 0,
    yes(statement.source === "answer"),
    yes(requirement.strength === "duty"),
    yes(requirement.strength === "nice"),
    ...REQUIREMENT_KINDS.map((kind) => yes(kind === requirement.kind)),
    ...tellingOf(reading),
  ];
}

const bestOfWork = remembered(
  (likely: readonly Likely[]): number =>
    likely.find(({ statement }) => !isPastime(statement))?.likelihood ?? 0,
);
const yes = (it: boolean) => (it ? 1 : 0);
const inUnits = (likelihood: number) => logOdds(likelihood) / UNIT;
