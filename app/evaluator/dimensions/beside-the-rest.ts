import type { Statement } from "../claims/claim";
import { HELD_WEIGHTS, SHOWN_WEIGHTS } from "../data/rest-weights";
import { namesListedTool } from "../requirements/aliases";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import { isOwnDeed, NEAR, OWN } from "./deeds";
import { isOnlyAbout } from "./doing-about";
import { type Finding, finding } from "./finding";
import { latestJob } from "./job-words";
import { highestDegree, lowestDegree } from "./levels";
import { type Likely, likelihoods, weighed } from "./likelihood";
import { findingOf } from "./match";
import { qualifierOf } from "./qualifiers";
import type { Reading } from "./reading";
import { tellingOf } from "./telling";
import { isNoName } from "./tools";
import { jobLine } from "./years";

/** What is told in words of one's own, and this far likelier than in any other sentence. */
const CLAIMED = { held: 0.6, shown: 0.35, by: 0.22 };
/** Years that no title names are those of the latest job, of whoever is so likely to have them. */
const YEARS = 0.9;
const POINTED = 0.22;
/** Of 65 who tell what is asked for in their own words 64 come nearer, of ten of another trade two. */
const OF_THE_FIELD = 0.4;

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
  const told = toldBy(requirement, reading, likely, chance);
  if (told) return { ...finding(requirement, "partly", "", told, top.likelihood), chance };
  const isPointedAt = verdict !== "mentioned" || alone.shown[0] !== top.statement || chance.shown >= POINTED;
  const pointed: Finding = isPointedAt ? alone : { ...alone, verdict: "not found", shown: [] };
  return { ...orNamed(pointed, likely), chance };
}

function orNamed(pointed: Finding, likely: readonly Likely[]): Finding {
  if (pointed.verdict !== "not found") return pointed;
  const { requirement } = pointed;
  const named =
    likely.find((each) => isNamedIn(requirement, each)) ?? likely.find((each) => isAlike(requirement, each));
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

/** "A degree in maths or similar", and a degree in statistics: whether it is, somebody has to read. */
const isAlike = ({ kind, line }: Requirement, { statement }: Likely): boolean =>
  kind === "education" &&
  statement.section === "credentials" &&
  OR_ALIKE.test(line) &&
  lowestDegree(line) > 0 &&
  highestDegree(statement.sentence.text) >= lowestDegree(line) &&
  isCertain(statement);
const OR_ALIKE =
  /\bor (?:an? |the )?(?:\p{L}+ )?(?:similar|equivalent|related|relevant|comparable|any|another)\b/iu;

/** "Card payments", "Opera PMS": of one word there are too many. */
const isFullName = (
  { alternative: { terms } }: NonNullable<Likely["hit"]>,
  { sentence: { text } }: Statement,
): boolean =>
  terms.some(({ words }) => /\S \S/.test(words) && text.toLowerCase().includes(words.toLowerCase()));
const NAMES: readonly Requirement["kind"][] = ["tool", "licence", "skill", "education"];

function toldBy(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
  { held, shown }: NonNullable<Finding["chance"]>,
): Statement | null {
  if (requirement.kind === "years") return held >= YEARS ? longEnough(requirement, reading) : null;
  if (reading.nearness < OF_THE_FIELD) return null;
  const isClaimed = held >= CLAIMED.held && shown >= CLAIMED.shown && isTold(requirement, reading, likely);
  const statement = isClaimed ? likely[0]?.statement : undefined;
  const text = statement?.sentence.text ?? "";
  return qualifierOf(requirement, text) === "other" || isOnlyAbout(requirement, text)
    ? null
    : (statement ?? null);
}

function isTold({ kind, line }: Requirement, reading: Reading, [top, next]: readonly Likely[]): boolean {
  if (
    !top ||
    top.hit !== null ||
    !TOLD.includes(kind) ||
    (kind === "tool" && (NAMED.test(line) || namesListedTool(line))) ||
    PROPER.test(line) ||
    BEGINS.test(line)
  )
    return false;
  const { job, sentence } = top.statement;
  const isOfTheTrade = job === null ? OWN.test(sentence.text) : (reading.fit.get(job) ?? 0) >= NEAR;
  return isOfTheTrade && isOwnDeed(top) && top.likelihood - (next?.likelihood ?? 0) >= CLAIMED.by;
}
const NAMED = /(?<=[^.\s]\s)\p{Lu}/u;

const PROPER =
  /^\p{Lu}\p{L}+$|\b\p{Lu}+ ?\d{2,}\b|^(?:[\p{L}]+ ){0,6}(?:of|on|for) (?:the )?(?:\p{Lu}\p{L}+ ?)+$/u;
const BEGINS = /^(?:\p{Lu}\p{L}*[.+#\d]\p{L}|\p{Lu}{5,} )/u;

const TOLD: readonly Requirement["kind"][] = ["task", "skill", "tool"];

const chanceOf = (values: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-weighed(values, weights)));

function longEnough({ limits }: Requirement, reading: Reading): Statement | null {
  const job = latestJob(reading);
  if (!job || job.end - job.start < 12 * (limits.years ?? 1)) return null;
  return jobLine(job, reading);
}

const KINDS: readonly Requirement["kind"][] = [
  "licence",
  "education",
  "years",
  "tool",
  "skill",
  "task",
  "language",
  "trait",
  "condition",
];
const UNKNOWN = -1;
const FEW = 3;
const LONG = 20;
const UNIT = 2;

/** What the likeliest sentence of one requirement is like, and what is found of the others; null without. */
export function restOf(alone: readonly Finding[], at: number, reading: Reading): number[] | null {
  const own = alone[at];
  if (!own) return null;
  const { requirement } = own;
  const [top, next] = likelihoods(requirement, reading);
  if (!top) return null;
  const others = alone.filter((each) => each !== own);
  if (others.length < FEW) return null;
  const { statement, hit } = top;
  const claimed = others.filter(({ verdict }) => verdict === "found" || verdict === "partly");
  const bests = others.map((each) => logit(likelihoods(each.requirement, reading)[0]?.likelihood ?? 0));
  return [
    logit(top.likelihood),
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
    ...KINDS.map((kind) => yes(kind === requirement.kind)),
    ...tellingOf(reading),
  ];
}

const yes = (it: boolean) => (it ? 1 : 0);

const SUREST = 0.999;
function logit(likelihood: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, likelihood));
  return Math.log(kept / (1 - kept)) / UNIT;
}
