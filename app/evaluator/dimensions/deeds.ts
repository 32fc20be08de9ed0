import type { Statement } from "../claims/claim";
import { isList } from "../claims/heaps";
import type { Requirement } from "../requirements/requirement";
import { stemOf, wordsOf } from "../text/words";
import { isTimeAtHome } from "./beside-work";
import { isCertain, isCertainOfSelf, isIndirect } from "./certainty";
import { type Candidate, type Finding, finding, type Judgement, type Likely } from "./finding";
import { FITTING, type Reading, weightsOf } from "./reading";
import { sharedWeight } from "./surroundings";
import { bestHit } from "./term-hits";

/** Action and object may stand together by chance; so much likelihood rules it out. */
const DEED = 0.45;
const CLEAR = { defined: 0.6, partly: 0.75 };
const APART = { named: 0.5, unnamed: 0.6, by: 0.25 };
const NO_DEEDS: readonly Statement["section"][] = ["skills", "credentials", "leisure", "referees"];
const TELLING = 3;
const DEEDS: readonly Requirement["kind"][] = ["task", "skill"];

/** A task or skill: own action and object in one clause of a dated job of a fitting trade. */
export function judgeDeed(
  requirement: Requirement,
  reading: Reading,
  candidate: Candidate,
): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (!isCertainOfSelf(statement) || isIndirect(candidate) || statement.isHead || !statement.job) return null;
  if ((reading.fit.get(statement.job) ?? 0) < FITTING) return null;
  if (isDoneByOthers(requirement, claim.text)) return null;
  const said = claim.words.map(({ stem }) => stem);
  const setting = requirement.setting.length === 0 || requirement.setting.some((stem) => said.includes(stem));
  const whole = bestHit(requirement, claim.words);
  const terms = hit.alternative.terms.length;
  if (!whole || whole.share < 1 || terms < 2 || candidate.likelihood < DEED) return null;
  return { verdict: setting ? "found" : "partly", strength: 1 };
}

export function clearlyShown(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
): Finding | null {
  const top = likely[0];
  if (!top || !DEEDS.includes(requirement.kind) || !isDeed(top)) return null;
  if (isDoneByOthers(requirement, top.statement.sentence.text)) return null;
  if (requirement.kind === "task" && !isOfTheThing(requirement, top, reading)) return null;
  if (top.hit === null && tellsTooLittle(requirement, likely, reading)) return null;
  const { statement, hit } = top;
  const acts = statement.claims.every(({ indirect }) => indirect < 0);
  const fit = statement.job ? (reading.fit.get(statement.job) ?? 0) : (reading.bestFit ?? 0);
  const claimed = (verdict: "found" | "partly") =>
    finding(requirement, verdict, "", statement, top.likelihood);
  if (fit < FITTING) {
    const isTold =
      acts && isPlainly(likely) && isOwnWork(top, reading) && isToldWhole(requirement, top, fit, reading);
    return isTold ? claimed("partly") : null;
  }
  if (!acts) return top.likelihood >= OF_THE_TRADE ? claimed("partly") : null;
  if (!isPlain(requirement, likely, top)) return null;
  return claimed(hit?.share === 1 && hit.alternative.terms.length > 1 ? "found" : "partly");
}

/** "I put the results in order of date", of putting work in order: a word in common is no deed in common. */
function isOfTheThing(requirement: Requirement, { hit, statement }: Likely, reading: Reading): boolean {
  if (hit === null || (hit.defined && hit.share >= HALF.from)) return true;
  const weights = weightsOf(requirement, reading);
  const said = new Set(statement.sentence.words.map(({ stem }) => stem));
  return sharedWeight(said, weights) >= IN_COMMON * sharedWeight(weights.keys(), weights);
}
/** Of 20 such sentences with more of the line in them 16 show it, of 30 with less 15. */
const IN_COMMON = 0.28;

function tellsTooLittle(requirement: Requirement, likely: readonly Likely[], reading: Reading): boolean {
  if (NAMED_SHORTLY.test(requirement.line)) return true;
  const said = new Set(likely[0]?.statement.sentence.words.map(({ stem }) => stem));
  return likely.length < TO_CHOOSE_FROM && sharedWeight(said, weightsOf(requirement, reading)) === 0;
}
const TO_CHOOSE_FROM = 6;
const NAMED_SHORTLY = /^\p{Lu}{4,}\b(?: \p{L}+)?$/u;

/** "Type up the sheets once the reps have priced the machine": pricing is what they did. */
function isDoneByOthers({ alternatives }: Requirement, text: string): boolean {
  const done = AFTER_OTHERS.exec(text)?.[1];
  if (done === undefined) return false;
  const stem = stemOf(done.toLowerCase());
  const forms = alternatives.flatMap(({ terms }) => terms.flatMap((term) => term.forms));
  return forms.some((form) => form.split(" ").includes(stem));
}
const AFTER_OTHERS =
  /\b(?:once|until|after|when|that|check(?:s|ed|ing)?|sure) (?!(?:i|we)\b)(?:(?:the|an?|our|their|each|all) )?(?:[\p{L}'’-]+ ){1,3}(?:has|have|had) (?:been )?(\p{L}+(?:ed|en|wn|ne))\b/iu;

const isDeed = ({ statement }: Likely): boolean =>
  isCertain(statement) &&
  !statement.isHead &&
  !isTimeAtHome(statement.sentence) &&
  !NO_DEEDS.includes(statement.section) &&
  !isInventory(statement.sentence) &&
  statement.sentence.words.length >= TELLING;

const isInventory = (sentence: Statement["sentence"]): boolean =>
  isList(sentence) && !/\p{Ll}{2,}(?:ed|ing)\b|\bI\b/u.test(sentence.text);

/** Whoever wrote, ordered or checked in a fitting job did so, and sold or advised on nothing. */
const OF_THE_TRADE = 0.5;
const OF_ANOTHER = { from: 0.6, by: 0.1 };

const BY_OTHERS =
  /\bunder (?:the )?(?:direction|supervision|guidance)\b|\b(?:the|our|a|an) \p{L}+['’]s\b|\breport(?:s|ed|ing)? to\b|\b(?:sent|taught|showed|trained|helped) me\b|\b(?:committed|passionate|comfortable|confident)\b|^\W{0,9}I know\b/iu;

const OF_IT = /^\W{0,9}(?:then )?I \p{L}+ (?:them|it|this|that|those|these)\b/iu;

const isOwnWork = ({ statement }: Likely, { bestFit }: Reading): boolean =>
  (statement.section === "work" || bestFit === null) &&
  !BY_OTHERS.test(statement.sentence.text) &&
  !OF_IT.test(statement.sentence.text);

const isPlainly = ([top, next]: readonly Likely[]): boolean =>
  top?.statement.source === "cv" &&
  top.likelihood >= OF_ANOTHER.from &&
  top.likelihood - (next?.likelihood ?? 0) >= OF_ANOTHER.by;

/** One of two things asked for may be of other work: "set out by GPS" of setting out walls. */
const HALF = { from: 0.4, to: 0.7 };
const NEAR = 0.3;
const OWN = /\b(?:I|my)\b/;

/** "Event organisation", of whoever routes events: one word of two tells nothing of another trade. */
const FEW_WORDS = 3;
const isToldWhole = (
  { line }: Requirement,
  { hit, statement }: Likely,
  fit: number,
  { bestFit }: Reading,
): boolean =>
  hit === null
    ? wordsOf(line).length > FEW_WORDS && (bestFit === null ? OWN.test(statement.sentence.text) : fit >= NEAR)
    : hit.defined && (hit.share < HALF.from || hit.share > HALF.to);

const isClear = ({ hit, likelihood }: Likely) =>
  hit !== null && likelihood >= (hit.defined ? CLEAR.defined : CLEAR.partly);
function isPlain({ line }: Requirement, likely: readonly Likely[], top: Likely): boolean {
  const lacksTool = !top.statement.sentence.text.includes(BY_ITS_TOOL.exec(line)?.[1] ?? "");
  return lacksTool ? top.likelihood >= CLEAR.partly : isClear(top) || standsApart(likely);
}
const BY_ITS_TOOL = /\b(?:with|in|using) (\p{Lu}\p{L}*\p{Lu}\p{L}*)/u;

/** In a job's lines less likelihood is enough, where no other sentence comes near. */
function standsApart([top, next]: readonly Likely[]): boolean {
  if (top?.statement.section !== "work") return false;
  const enough = top.hit ? APART.named : APART.unnamed;
  return top.likelihood >= enough && top.likelihood - (next?.likelihood ?? 0) >= APART.by;
}
