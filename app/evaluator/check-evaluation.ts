import { DIMENSIONS, type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import { FINDINGS, UNREAD } from "~/vocabulary/findings";
import { rounded } from "./dimensions/scale";
import { recommendationFor, totalOf } from "./dimensions/totals";
import type {
  DimensionResult,
  Evaluation,
  EvaluationInput,
  EvidenceItem,
  Fact,
  Flag,
  Quote,
} from "./evaluation";
import { visible } from "./text/clean-text";

/** Longest texts kept of a reply, in UTF-16 units; more is cut at the limit. */
const LONGEST = {
  evaluator: 80,
  language: 20,
  label: 500,
  note: 400,
  summary: 1200,
  message: 300,
  place: 80,
  quote: 600,
};
const MOST = { items: 60, quotes: 4, points: 8, facts: 40, flags: 8 };

type Unknown = Record<string, unknown>;

/** What is left of a reply once nothing in it is taken on trust; null without any of the five dimensions. */
export function checkEvaluation(reply: unknown, input: EvaluationInput): Evaluation | null {
  if (!isRecord(reply)) return null;
  const given = list(reply.dimensions, 20).filter(isRecord);
  const dimensions = DIMENSIONS.map((name) => checkDimension(name, given, input));
  if (!given.some((each) => DIMENSIONS.some((name) => name === each.name))) return null;
  const unread = UNREAD.find((reason) => reason === reply.unread) ?? null;
  const overall = unread === null ? heldTo(reply.overall_score, totalOf(dimensions)) : null;
  return {
    evaluator: text(reply.evaluator, LONGEST.evaluator) || "unnamed",
    overall_score: overall,
    recommendation: recommendationFor(overall),
    unread,
    language: text(reply.language, LONGEST.language) || null,
    dimensions,
    facts: list(reply.facts, MOST.facts).flatMap((fact) => checkFact(fact, input)),
    highlights: checkPoints(reply.highlights, input),
    concerns: checkPoints(reply.concerns, input),
    ai_summary: text(reply.ai_summary, LONGEST.summary),
    confidence: checkConfidence(reply.confidence),
    flags: list(reply.flags, MOST.flags).flatMap((flag) => checkFlag(flag, input)),
  };
}

const heldTo = (given: unknown, total: number | null): number | null =>
  typeof given === "number" && total !== null ? Math.min(total, clamp(Math.round(given), 100)) : total;

function checkDimension(
  name: DimensionName,
  given: readonly Unknown[],
  input: EvaluationInput,
): DimensionResult {
  const found = given.find((each) => each.name === name);
  const items = list(found?.items, MOST.items).flatMap((item) => checkItem(item, input));
  const score =
    typeof found?.score === "number" && Number.isFinite(found.score)
      ? clamp(Math.round(found.score), 100)
      : null;
  // A score without a quote is an opinion, but for likeness of fields and an answer that people have to read.
  const rests = items.some(
    ({ kind, verdict, quotes }) =>
      kind === "similarity" ||
      (kind === "rubric" && verdict === "mentioned") ||
      (verdict !== "not found" && quotes.length > 0),
  );
  return {
    name,
    score: rests || score === 0 ? score : null,
    weight: WEIGHTS[name],
    items,
    note: text(found?.note, LONGEST.note) || "No quote from the texts was given for this.",
  };
}

const KINDS: readonly EvidenceItem["kind"][] = ["requirement", "rubric", "similarity"];

function checkItem(item: unknown, input: EvaluationInput): EvidenceItem[] {
  if (!isRecord(item)) return [];
  const label = text(item.label, LONGEST.label);
  if (!label) return [];
  const outOf = number(item.outOf, 100);
  const checked: EvidenceItem = {
    label,
    kind: KINDS.find((kind) => kind === item.kind) ?? "rubric",
    verdict: FINDINGS.find((verdict) => verdict === item.verdict) ?? "not found",
    says: text(item.says, LONGEST.note),
    points: Math.min(outOf, number(item.points, 100)),
    outOf,
    quotes: checkQuotes(item.quotes, input),
  };
  return [typeof item.must === "boolean" ? { ...checked, must: item.must } : checked];
}

function checkPoints(points: unknown, input: EvaluationInput): Evaluation["highlights"] {
  return list(points, MOST.points).flatMap((point) => {
    if (!isRecord(point)) return [];
    const label = text(point.text, LONGEST.label);
    return label ? [{ text: label, quotes: checkQuotes(point.quotes, input) }] : [];
  });
}

const STATES: readonly Fact["state"][] = ["stated", "stated otherwise", "not stated"];

function checkFact(fact: unknown, input: EvaluationInput): Fact[] {
  if (!isRecord(fact)) return [];
  const label = text(fact.label, LONGEST.label);
  const state = STATES.find((known) => known === fact.state);
  if (!label || !state) return [];
  return [{ label, must: fact.must === true, state, quotes: checkQuotes(fact.quotes, input) }];
}

const FLAGS: readonly Flag["kind"][] = [
  "instructs-evaluator",
  "copied-from-posting",
  "hidden-text",
  "stuffed",
];

function checkFlag(flag: unknown, input: EvaluationInput): Flag[] {
  if (!isRecord(flag)) return [];
  const kind = FLAGS.find((known) => known === flag.kind);
  const message = text(flag.message, LONGEST.message);
  return kind && message ? [{ kind, message, quotes: checkQuotes(flag.quotes, input) }] : [];
}

function checkQuotes(quotes: unknown, input: EvaluationInput): Quote[] {
  return list(quotes, MOST.quotes).flatMap((quote) => checkQuote(quote, input));
}

/** A quote stands where it says, or word for word elsewhere in its source; its offsets are then ours. */
function checkQuote(quote: unknown, input: EvaluationInput): Quote[] {
  if (!isRecord(quote) || typeof quote.text !== "string") return [];
  const wanted = quote.text;
  if (wanted.trim().length < 3 || wanted.length > LONGEST.quote) return [];
  const source = sourceOf(quote, input);
  if (!source) return [];
  const claimed = typeof quote.start === "number" && source.original.startsWith(wanted, quote.start);
  const start = claimed ? Number(quote.start) : source.original.indexOf(wanted);
  if (start < 0 || !Number.isInteger(start)) return [];
  const place = text(quote.place, LONGEST.place) || source.place;
  return [{ ...source.where, start, end: start + wanted.length, text: wanted, place }];
}

type QuotedSource = { original: string; place: string; where: Pick<Quote, "source" | "questionId"> };

function sourceOf(quote: Unknown, input: EvaluationInput): QuotedSource | null {
  if (quote.source === "cv" && input.cv !== null)
    return { original: input.cv, place: "CV", where: { source: "cv" } };
  if (quote.source === "coverLetter" && input.coverLetter !== null) {
    return { original: input.coverLetter, place: "Cover letter", where: { source: "coverLetter" } };
  }
  const answer = input.answers.find(
    (each) => quote.source === "answer" && each.questionId === quote.questionId,
  );
  if (!answer) return null;
  const position = input.questions.findIndex((question) => question.id === answer.questionId) + 1;
  const where = { source: "answer" as const, questionId: answer.questionId };
  return { original: answer.text, place: `Answer ${position}`, where };
}

function checkConfidence(confidence: unknown): Evaluation["confidence"] {
  if (!isRecord(confidence)) return { judged: 0, requirements: 0 };
  const requirements = Math.round(number(confidence.requirements, 1000));
  return { judged: Math.min(requirements, Math.round(number(confidence.judged, 1000))), requirements };
}

function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

function text(value: unknown, longest: number): string {
  return typeof value === "string"
    ? visible(value.slice(0, longest * 2))
        .trim()
        .slice(0, longest)
    : "";
}

function number(value: unknown, most: number): number {
  return typeof value === "number" && Number.isFinite(value) ? rounded(clamp(value, most)) : 0;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
