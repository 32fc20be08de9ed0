import type { DimensionName } from "~/vocabulary/dimensions";
import { FINDINGS, type Finding, type Unread } from "~/vocabulary/findings";
import { recommendationFor, totalOf } from "./dimensions/totals";
import type { DimensionResult, Evaluation, Quote } from "./evaluation";

export type Change = {
  dimension: DimensionName;
  label: string;
  text: string;
  /** Points of the total it would add at most, one decimal; other things staying as they are. */
  gain: number;
  label_then: Evaluation["recommendation"];
};

const MOST_CHANGES = 6;
/** Less than this cannot be seen in a whole-number total. In points of the total. */
const LEAST_GAIN = 0.5;

/** Largest first. A dimension's scale is read as a straight line up to 100, so that gains are estimates. */
export function whatWouldChange(evaluation: Evaluation): Change[] {
  if (evaluation.overall_score === null) return [];
  return evaluation.dimensions
    .flatMap((dimension) => changesIn(dimension, evaluation))
    .filter((change) => change.gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || (a.label < b.label ? -1 : 1))
    .slice(0, MOST_CHANGES);
}

function changesIn(dimension: DimensionResult, evaluation: Evaluation): Change[] {
  const missing = dimension.items.reduce((sum, item) => sum + item.outOf - item.points, 0);
  const { score } = dimension;
  if (score === null || missing <= 0) return [];
  return dimension.items
    .filter((item) => item.verdict !== "found" && item.kind !== "similarity")
    .map((item) => {
      const risen = score + ((100 - score) * (item.outOf - item.points)) / missing;
      const gain =
        exactTotal(evaluation, dimension.name, risen) - exactTotal(evaluation, dimension.name, score);
      const then = isBelowItsScores(evaluation)
        ? evaluation.recommendation
        : recommendationFor(Math.round((evaluation.overall_score ?? 0) + gain));
      return {
        dimension: dimension.name,
        label: item.label,
        text: `${item.kind === "rubric" ? "Told in full" : "A sentence that shows it"}: ${item.label}`,
        gain: Math.round(gain * 10) / 10,
        label_then: then === evaluation.recommendation ? null : then,
      };
    });
}

/** Whether the total is below what its five scores come to: more of one score alone does not raise it. */
export const isBelowItsScores = ({ overall_score, dimensions }: Evaluation): boolean =>
  overall_score !== null && overall_score < (totalOf(dimensions) ?? 0);

function exactTotal(evaluation: Evaluation, name: DimensionName, score: number): number {
  let sum = 0;
  let weights = 0;
  for (const each of evaluation.dimensions) {
    if (each.score === null) continue;
    sum += (each.name === name ? score : each.score) * each.weight;
    weights += each.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** A sentence, or what is so of each thing that is named. */
export type PlainLine = { said: string; named: string[] };

export type PlainDimension = {
  name: string;
  /** "Shown well", "Shown", "Partly shown", "Little shown", "For a person to judge", "Not judged" or null. */
  level: string | null;
  lines: PlainLine[];
  quotes: Quote[];
};

export type PlainEvaluation = {
  introduction: string;
  dimensions: PlainDimension[];
  remarks: string[];
  rights: string;
};

const PLAIN_NAMES: Readonly<Record<DimensionName, string>> = {
  technical_competency: "Skills the job asks for",
  cultural_alignment: "Ways of working the employer names",
  communication_skills: "How your answers are written",
  adaptability_learning: "Learning and change",
  role_specific_fit: "How near your experience is to the job",
};

const REMARKS = {
  "instructs-evaluator":
    "Some of your text was read as a message to a computer program, and was left out. It did not lower " +
    "anything.",
  "copied-from-posting":
    "Some of your text is the same as the job posting, and was left out. Your own words count.",
  "hidden-text": "Your text has characters that cannot be seen. They were taken out before reading.",
  stuffed:
    "Words that come again and again without a sentence round them were left out. Your sentences count.",
} as const;

type Known = { opening?: string; decided?: boolean; withdrawn?: boolean };

/**
 * The evaluation in plain words for its person: no total, no rank, and what they may do about it. Once people
 * have `decided`, or the person has withdrawn, only what speaks for them.
 */
export function plainEvaluation(
  evaluation: Evaluation,
  { opening = openingOf(evaluation.unread), decided = false, withdrawn = false }: Known = {},
): PlainEvaluation {
  const decision = decided
    ? "A person decided, not the program."
    : "A person reads your application and decides.";
  const read = evaluation.unread === null ? evaluation.dimensions : [];
  return {
    introduction: [opening, evaluation.unread === null ? UNUSED : "", withdrawn ? "" : decision]
      .filter((said) => said !== "")
      .join(" "),
    dimensions: decided
      ? inFavour(plainDimensions(read.map(onlyFound), ONCE_DECIDED))
      : plainDimensions(read),
    remarks: decided ? [] : evaluation.flags.map((flag) => REMARKS[flag.kind]),
    rights:
      "If something was read wrongly, you can correct the text, add a comment, or ask for a person to " +
      "look at it again.",
  };
}

const UNUSED = "It did not use your name, address, age, photo or where you come from.";

const onlyFound = (dimension: DimensionResult): DimensionResult => ({
  ...dimension,
  score: dimension.score ?? 0,
  items: dimension.items
    .filter(({ verdict }) => verdict === "found" || verdict === "partly")
    .map((item) => ({ ...item, verdict: "found" })),
});

const inFavour = (dimensions: PlainDimension[]): PlainDimension[] =>
  dimensions.filter(({ quotes }) => quotes.length > 0).map((each) => ({ ...each, level: null }));

const openingOf = (unread: Unread | null): string =>
  unread === null
    ? "A computer program compared your CV and your answers with the job posting."
    : NOT_COMPARED[unread];

const NOT_COMPARED: Readonly<Record<Unread, string>> = {
  "no CV": "There is no CV that a computer program could read, so nothing was compared or scored.",
  "CV not read": "A computer program could not read your CV, so nothing was compared or scored.",
  "language not read":
    "Your CV, your answers or the job posting are in a language that people read here and the computer " +
    "program does not, so nothing was compared or scored.",
  "too little to judge": "There was too little that a computer program can judge, so nothing was scored.",
};

function plainDimensions(
  dimensions: readonly DimensionResult[],
  words: Told = FOR_APPLICANTS,
): PlainDimension[] {
  const shown = new Set<string>();
  return dimensions.map((dimension) => {
    const best = dimension.items
      .filter(({ verdict, quotes }) => (verdict === "found" || verdict === "partly") && quotes.length > 0)
      .sort((a, b) => b.points - a.points || (a.label < b.label ? -1 : 1));
    const quotes = best
      .flatMap((item) => item.quotes.slice(0, 1))
      .filter(({ place, text }) => !shown.has(place + text) && shown.add(place + text))
      .slice(0, 3);
    return {
      name: PLAIN_NAMES[dimension.name],
      level: levelOf(dimension),
      lines: linesOf(dimension, words),
      quotes,
    };
  });
}

function levelOf({ score, items }: DimensionResult): string {
  const looked = items.filter(({ kind }) => kind !== "similarity");
  const has = (...verdicts: Finding[]) => looked.some(({ verdict }) => verdicts.includes(verdict));
  if (score === null) return "Not judged";
  if (!has("found", "partly") && has("mentioned")) return "For a person to judge";
  if (score < PARTLY || (looked.length > 0 && !has("found", "partly"))) return "Little shown";
  if (score >= 80) return "Shown well";
  return score >= 60 ? "Shown" : "Partly shown";
}
const PARTLY = 30;

type Told = Readonly<Record<Finding, string>>;

export const FOR_APPLICANTS: Told = {
  found: "Found in your text",
  partly: "Found in part",
  "says otherwise": "Your text says something else",
  mentioned: "Mentioned, for a person to judge",
  "not found": "Not found in your text",
};

const ONCE_DECIDED: Told = { ...FOR_APPLICANTS, found: "Your sentences speak of" };

function linesOf({ score, note, items }: DimensionResult, words: Told): PlainLine[] {
  const found = FINDINGS.flatMap((finding) => {
    const named = items
      .filter((item) => item.verdict === finding && item.kind !== "similarity")
      .map(({ label }) => toldLabel(label));
    return named.length === 0 ? [] : [{ said: words[finding], named }];
  });
  if (score === null)
    return [{ said: `${ended(note)} This does not count against you.`, named: [] }, ...found];
  return found.length > 0
    ? found
    : [{ said: "Your experience was compared with the posting as a whole.", named: [] }];
}

/** A part of an answer as one speaks of it to whoever gave it; a requirement without its full stop. */
export const toldLabel = (label: string): string =>
  label
    .replace(/[.\s]+$/, "")
    .replace(/^Answers (?=“)/, "your answer to ")
    .replace(/^Own action in /, "what you did in ")
    .replace(/^Reason in /, "why you did it in ")
    .replace(/^Result in /, "what came of it in ");

const ended = (text: string): string => `${text.replace(/[.;,:\s]+$/, "")}.`;
