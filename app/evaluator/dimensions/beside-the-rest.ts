import type { Statement } from "../claims/claim";
import { REQUIREMENT_KINDS } from "../data/kind-cues";
import { HELD_WEIGHTS, SHOWN_WEIGHTS } from "../data/rest-weights";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import type { Finding } from "./finding";
import { type Likely, likelihoods, logOdds, weighed } from "./likelihood";
import { findingOf } from "./match";
import { ENOUGH } from "./mentions";
import type { Reading } from "./reading";
import { mayBeRelated } from "./related-degree";
import { tellingOf } from "./telling";
import { isPastime } from "./told";
import { isNoName } from "./tools";

/** What is found of each requirement by itself, and then beside what is found of the others. */
export function findingsOf(requirements: readonly Requirement[], reading: Reading): Finding[] {
  const alone = requirements.map((requirement) => findingOf(requirement, reading));
  return alone.map((each, at) => besideTheRest(each, restOf(alone, at, reading), reading));
}

function besideTheRest(alone: Finding, values: readonly number[] | null, reading: Reading): Finding {
  const { requirement, verdict, isDenied, isAnswer } = alone;
  const likely = likelihoods(requirement, reading);
  const top = likely[0];
  if (!top || isDenied || isAnswer || (verdict !== "mentioned" && verdict !== "not found")) return alone;
  if (!values) return orNamed(alone, likely);
  const chance = { held: chanceOf(values, HELD_WEIGHTS), shown: chanceOf(values, SHOWN_WEIGHTS) };
  const isPointedAt =
    verdict !== "mentioned" ||
    alone.shown[0] !== top.statement ||
    chance.shown >= ENOUGH[top.statement.source];
  const pointed: Finding = isPointedAt ? alone : { ...alone, verdict: "not found", shown: [] };
  return { ...orNamed(pointed, likely), chance };
}

function orNamed(pointed: Finding, likely: readonly Likely[]): Finding {
  if (pointed.verdict !== "not found") return pointed;
  const { requirement } = pointed;
  const named =
    likely.find((each) => isNamedIn(requirement, each)) ??
    likely.find(({ statement }) => mayBeRelated(requirement, statement));
  return named ? { ...pointed, verdict: "mentioned", shown: [named.statement] } : pointed;
}

/** What stands in the text as the posting writes it is not said to be missing. */
const isNamedIn = ({ kind }: Requirement, { hit, statement }: Likely): boolean =>
  NAMES.includes(kind) &&
  hit?.defined === true &&
  hit.share === 1 &&
  (statement.section === "skills" || statement.section === "credentials" || isFullName(hit, statement)) &&
  !statement.isHead &&
  isCertain(statement) &&
  !isNoName({ statement, hit });

/** "Card payments", "Opera PMS": of one word there are too many. */
const isFullName = (
  { alternative: { terms } }: NonNullable<Likely["hit"]>,
  { sentence: { text } }: Statement,
): boolean =>
  terms.some(({ words }) => /\S \S/.test(words) && text.toLowerCase().includes(words.toLowerCase()));
const NAMES: readonly Requirement["kind"][] = ["tool", "licence", "skill", "education", "language"];

const chanceOf = (values: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-weighed(values, weights)));

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
  const bestOf = (each: Finding) =>
    likelihoods(each.requirement, reading).find(({ statement }) => !isPastime(statement))?.likelihood ?? 0;
  const bests = others.map((each) => inUnits(bestOf(each)));
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

const yes = (it: boolean) => (it ? 1 : 0);
const inUnits = (likelihood: number) => logOdds(likelihood) / UNIT;
