import type { Unread } from "~/vocabulary/findings";
import { withoutPersonalDetails } from "../claims/personal-details";
import type { DimensionResult, Evaluation, EvaluationInput } from "../evaluation";
import { type Language, languageOf } from "../text/language";
import { rememberedText } from "../text/remembered";
import type { Anchors } from "./dimension";
import { scaleOf } from "./experience";
import { factsOf } from "./facts";
import type { Finding } from "./finding";
import { fiveDimensions } from "./five-dimensions";
import { flagsOf } from "./flags";
import { concernsOf, highlightsOf } from "./points";
import type { Reading } from "./reading";
import { onScale } from "./scale";
import { isJudged, likelyShare, mustsOf, statedShare } from "./stated";
import { summaryOf } from "./summary";
import { recommendationFor, totalOf } from "./totals";

export function assemble(
  input: EvaluationInput,
  reading: Reading,
  findings: readonly Finding[],
  evaluator: string,
): Evaluation {
  const language = languageOf(withoutPersonalDetails(input.cv ?? ""));
  const unread =
    unreadBecause(input, reading, language) ?? (mostIsLeftOut(findings) ? "too little to judge" : null);
  const dimensions = withheld(fiveDimensions(input, reading, findings), unread);
  const overall = unread === null ? capped(totalOf(dimensions), input, reading, findings) : null;
  const unanswered = reading.answers.filter(({ state }) => state === "empty").length;
  return {
    evaluator,
    overall_score: overall,
    recommendation: recommendationFor(overall),
    unread,
    language: language.kind === "known" ? language.code : null,
    dimensions,
    facts: factsOf(findings, input),
    highlights: unread === null ? highlightsOf(findings, input) : [],
    concerns: unread === null ? concernsOf(findings, input) : [],
    ai_summary: summaryOf(unread, findings, reading, unanswered),
    confidence: {
      judged: unread === null ? findings.filter(isJudged).length : 0,
      requirements: findings.length,
    },
    flags: flagsOf(input, reading),
  };
}

/** From 80 on a total reads "Hire": that takes a job of the occupation and some of what is asked, or most. */
const WITHOUT: Anchors = [
  [0, 0],
  [72, 72],
  [92, 78.4],
  [100, 79],
];
/** Whoever had no such job, and tells of less than most, stands clearly below those who had one. */
const OF_ANOTHER_TRADE: Anchors = [
  [0, 0],
  [69.5, 69.5],
  [92, 78.4],
  [100, 79],
];
const OWN_OCCUPATION = 0.65;
const SOME = { musts: 0.3, all: 0.25 };
/** Who gives firms and years and no title is not known to be of another trade, nor of this one. */
const HALF = { musts: 0.5, all: 0.25 };
const MOST = { musts: 0.67, all: 0 };

function capped(
  total: number | null,
  input: EvaluationInput,
  reading: Reading,
  findings: readonly Finding[],
): number | null {
  const ofTheWork = findings.filter(({ requirement }) => requirement.kind !== "condition");
  const leastOf = (share: (some: readonly Finding[]) => number) =>
    Math.min(share(findings), share(ofTheWork));
  const [musts, all] = [leastOf((some) => statedShare(mustsOf(some))), leastOf(statedShare)];
  const isUntitled = reading.bestFit === null && reading.application.jobs.length > 0;
  const needed = (reading.bestFit ?? 0) >= OWN_OCCUPATION ? SOME : isUntitled ? HALF : MOST;
  if (total === null) return null;
  if (musts < needed.musts || all < needed.all)
    return Math.round(onScale(total, needed === MOST ? OF_ANOTHER_TRADE : WITHOUT));
  if (scaleOf(input) === "unasked") return total;
  const least = onScale(total, WITHOUT);
  return Math.round(least + (total - least) * (onScale(leastLikely(findings), RISES) / 100));
}

/** Claims alone make no "Hire": it rises to its own height as the rest of what is asked is likely, too. */
const RISES: Anchors = [
  [0.75, 0],
  [0.85, 100],
];
const leastLikely = (findings: readonly Finding[]): number =>
  Math.min(likelyShare(findings), likelyShare(mustsOf(findings)));

/** A total that leaves out most of what must be there would stand for something else. */
function mostIsLeftOut(findings: readonly Finding[]): boolean {
  const musts = mustsOf(findings);
  return musts.filter(isJudged).length * 2 < musts.length;
}

const ENOUGH_WORDS = 15;
const READ = "en";

/** Why there can be no total: missing evidence must never stand beside evidence as a number. */
function unreadBecause(input: EvaluationInput, reading: Reading, language: Language): Unread | null {
  if (input.cv === null) return "no CV";
  if (input.cv.trim() === "") return "CV not read";
  if (language.kind === "none") return "CV not read";
  if (language.kind === "known" && language.code !== READ) return "language not read";
  if (mostAreUnread(reading)) return "language not read";
  if (!isRead(`${input.posting.title}\n${input.posting.text}`)) return "language not read";
  const words = reading.application.statements
    .filter(({ source, idle }) => source === "cv" && idle === null)
    .reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  return words < ENOUGH_WORDS ? "too little to judge" : null;
}

function mostAreUnread({ answers }: Reading): boolean {
  const given = answers.filter(({ state }) => state !== "empty");
  return given.filter(({ state }) => state === "unread").length * 2 > given.length;
}

/** A posting in two languages, "Duties / Fonctions", is read by its first, or by whole lines. */
const isRead = rememberedText((posting): boolean => {
  const isOther = (text: string) => {
    const language = languageOf(text);
    return language.kind === "known" && language.code !== READ;
  };
  return !isOther(posting) || (/ \/ /.test(posting) && !isOther(posting.replace(/ \/ [^\n]*/g, "")));
});

const NOTES = {
  "no CV": "There is no CV to judge by.",
  "CV not read": "The CV was not read.",
  "language not read": "This language is read by people only.",
  "too little to judge": "There is too little that a program can judge.",
} as const;

function withheld(dimensions: readonly DimensionResult[], unread: Unread | null): DimensionResult[] {
  if (unread === null) return [...dimensions];
  return dimensions.map((dimension) => ({ ...dimension, score: null, note: NOTES[unread] }));
}
