import type { DimensionName } from "~/vocabulary/dimensions";
import { recommendationFor } from "./dimensions/totals";
import type { DimensionResult, Evaluation, EvidenceItem, Quote } from "./evaluation";
import type { WithoutCv } from "./without-cv";

/** One thing that, were it shown in the texts, would change the total. */
export type Change = {
  dimension: DimensionName;
  label: string;
  /** What the applicant's texts would have to show. */
  text: string;
  /** Points of the total it would add at most, one decimal; other things staying as they are. */
  gain: number;
  /** The label the total would then have, when it is another one. */
  label_then: Evaluation["recommendation"];
};

const MOST_CHANGES = 6;
/** Less than this cannot be seen in a whole-number total. In points of the total. */
const LEAST_GAIN = 0.5;

/**
 * For the recruiter: what would change this score most, largest first. Each item is taken to be found in full, the others left as they
 * are; a dimension's scale is read as a straight line between its score and 100, so that gains are estimates.
 */
export function whatWouldChange(evaluation: Evaluation): Change[] {
  const total = evaluation.overall_score;
  if (total === null) return [];
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
    .filter((item) => item.verdict !== "found")
    .map((item) => {
      const risen = score + ((100 - score) * (item.outOf - item.points)) / missing;
      const gain =
        exactTotal(evaluation, dimension.name, risen) - exactTotal(evaluation, dimension.name, score);
      const then = recommendationFor(Math.round((evaluation.overall_score ?? 0) + gain));
      return {
        dimension: dimension.name,
        label: item.label,
        text: changeText(item),
        gain: Math.round(gain * 10) / 10,
        label_then: then === evaluation.recommendation ? null : then,
      };
    });
}

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

function changeText(item: EvidenceItem): string {
  if (item.kind === "rubric") return `An answer that does this more fully: ${item.label}.`;
  if (item.kind === "similarity") return `More work of this kind in the CV: ${item.label}.`;
  return item.verdict === "partly"
    ? `More about this in the CV or an answer: ${item.label}.`
    : `A sentence that shows this: ${item.label}.`;
}

/** What an applicant reads about each of the five dimensions. */
export type PlainDimension = {
  name: string;
  /** "Shown well", "Shown", "Partly shown", "Little shown" or "Not shown". */
  level: string;
  text: string;
  /** The applicant's own sentences that it rests on. */
  quotes: Quote[];
};

export type PlainEvaluation = {
  introduction: string;
  dimensions: PlainDimension[];
  /** What was left out of the reading, and why. */
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
    "Some of your text was read as a message to a computer program, and was left out. It did not lower anything.",
  "copied-from-posting":
    "Some of your text is the same as the job posting, and was left out. Your own words count.",
  "hidden-text": "Your text has characters that cannot be seen. They were taken out before reading.",
  stuffed: "Some words were repeated many times without sentences, and were left out.",
} as const;

/** The evaluation in plain words for the person it is about: no total, no rank, and what they may do about it. */
export function plainEvaluation(evaluation: Evaluation, unread: WithoutCv | null = null): PlainEvaluation {
  return {
    introduction: `${unread === null ? COMPARED : comparedWithoutCv(unread)} It did not use your name, address, age, photo or where you come from. A person reads your application and decides.`,
    dimensions: evaluation.dimensions.map(plainDimension),
    remarks: evaluation.flags.map((flag) => REMARKS[flag.kind]),
    rights:
      "If something was read wrongly, you can correct the text, add a comment, or ask for a person to look at it again.",
  };
}

const COMPARED = "A computer program compared your CV and your answers with the job posting.";

function comparedWithoutCv({ letter, answers }: WithoutCv): string {
  const texts = [letter ? "your cover letter" : "", answers || !letter ? "your answers" : ""].filter(Boolean);
  return `A computer program read ${texts.join(" and ")}. It could not read your CV, so what follows says nothing about that: a person has to look at it.`;
}

function plainDimension(dimension: DimensionResult): PlainDimension {
  const found = dimension.items.filter((item) => item.verdict === "found" && item.quotes.length > 0);
  const best = [...found].sort((a, b) => b.points - a.points || (a.label < b.label ? -1 : 1)).slice(0, 3);
  return {
    name: PLAIN_NAMES[dimension.name],
    level: levelOf(dimension.score),
    text:
      dimension.score === null
        ? `${dimension.note} This does not count against you.`
        : plainText(dimension, best),
    quotes: eachOnce(best.flatMap((item) => item.quotes.slice(0, 1))),
  };
}

/** One sentence may show several things. */
const eachOnce = (quotes: Quote[]): Quote[] => [
  ...new Map(quotes.map((quote) => [`${quote.place}: ${quote.text}`, quote])).values(),
];

function levelOf(score: number | null): string {
  if (score === null) return "Not shown";
  if (score >= 80) return "Shown well";
  if (score >= 60) return "Shown";
  return score >= 30 ? "Partly shown" : "Little shown";
}

function plainText(dimension: DimensionResult, best: readonly EvidenceItem[]): string {
  const missing = dimension.items.filter(
    (item) => item.verdict === "not found" && item.kind !== "similarity",
  );
  const sentences = [
    ...told("We found", best, dimension.name, ALL_OF),
    ...told("We did not find", missing.slice(0, 3), dimension.name, ANY_OF),
  ];
  return sentences.join(" ") || "We found a little of everything that was looked for.";
}

const ALL_OF = new Intl.ListFormat("en-GB", { type: "conjunction" });
const ANY_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** One sentence on what was looked for by name, and one on each answer, with what was looked for in it. */
function told(
  opening: string,
  items: readonly EvidenceItem[],
  dimension: DimensionName,
  list: Intl.ListFormat,
): string[] {
  const named: string[] = [];
  const said = new Map<string, string[]>();
  for (const { label, kind } of items) {
    const { subject, criterion } =
      kind === "rubric" ? partsOf(label, dimension) : { subject: null, criterion: label };
    if (subject === null) named.push(criterion);
    else said.set(subject, [...(said.get(subject) ?? []), criterion]);
  }
  // A requirement that was cut short ends with an ellipsis (stored as three dots), and the sentence with it.
  const things = named.length > 0 ? [`${opening}: ${named.join("; ")}.`.replace(/(?:…|\.{3})\.$/, "…")] : [];
  return [...things, ...[...said].map(([subject, all]) => `${opening} that ${subject} ${list.format(all)}.`)];
}

/** A rubric's label is `Title of the question: is specific`, or what all answers together were looked at for. */
function partsOf(label: string, dimension: DimensionName): { subject: string | null; criterion: string } {
  const colon = label.lastIndexOf(": ");
  if (colon > 0)
    return { subject: `your answer to “${label.slice(0, colon)}”`, criterion: label.slice(colon + 2) };
  if (dimension !== "communication_skills") return { subject: null, criterion: label };
  return { subject: "your writing", criterion: label.charAt(0).toLowerCase() + label.slice(1) };
}
