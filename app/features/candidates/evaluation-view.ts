import type { DimensionResult, Evaluation, Quote } from "~/evaluator/evaluation";
import { whatWouldChange } from "~/evaluator/explain-evaluation";
import { asOneLine, counted } from "~/lib/words";
import { paths } from "~/paths";
import { DIMENSION_LABELS, DIMENSIONS, type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import type { Finding } from "~/vocabulary/findings";
import { cautionOf, readInstead, summaryParts, withoutCv } from "../evaluations/earlier-runs";
import { SAYS_OTHERWISE, saidOfFound } from "../evaluations/stands-out";
import type { CheckedEvaluation } from "../model-opinions/check-by-model";
import { shownWith } from "./by-model";
import {
  bestQuote,
  type Evidence,
  evidenceOf,
  firstTimes,
  type Link,
  NO_EVIDENCE,
  type QuoteView,
} from "./evidence-view";
import { heldTotal } from "./held-total";
import type { CandidateRecord } from "./record";
import { type ScoreBand, scoreBand } from "./rules";

export type Score = { value: number; band: ScoreBand };
export type PointView = { text: string; quotes: QuoteView[] };

export type DimensionView = {
  name: DimensionName;
  label: string;
  weight: number;
  /** What it weighs in this total, in percent, when others are not shown; null for its own weight. */
  weighs: number | null;
  score: Score | null;
  verdict: Pick<VerdictView, "score" | "by"> | null;
};

export type VerdictView = {
  id: string;
  score: number;
  machine: string;
  reason: string;
  by: string;
  at: Date;
};

export type FactView = PointView & { finding: Finding; must: boolean };

export type EvaluationView = {
  recommendation: string | null;
  confidence: string | null;
  caution: string | null;
  /** Why the total is below what the five scores come to; null where it is not. */
  held: string | null;
  evaluator: string;
  when: Date | null;
  summary: string[];
  facts: FactView[];
  dimensions: DimensionView[];
  highlights: PointView[];
  concerns: PointView[];
  flags: PointView[];
};

export type DimensionDetail = Omit<DimensionView, "verdict"> &
  Evidence & {
    note: string;
    verdict: VerdictView | null;
    earlier: VerdictView[];
  };
export type ChangeView = { text: string; dimension: string; then: string | null };

export type EvaluationDetail = Omit<EvaluationView, "dimensions" | "highlights" | "concerns"> & {
  dimensions: DimensionDetail[];
  changes: ChangeView[];
};

export const scored = (score: number | null): Score | null =>
  score === null ? null : { value: score, band: scoreBand(score) };

/** `beside`: the CV as it stands beside the candidate, and the address under which it does. */
export function evaluationView(
  evaluation: Evaluation,
  record: CandidateRecord,
  beside: Beside,
): EvaluationView {
  const link = linksWithin(record, beside);
  const quoted = pointsWith(link);
  const { facts, ...said } = common(evaluation, record, link);
  const weighing = weighingOf(evaluation);
  return {
    ...said,
    facts,
    dimensions: evaluation.dimensions.map(({ name, weight, score }) => {
      const verdict = verdictsOf(name, record)[0];
      return {
        ...dimensionView({ name, weight, score }),
        weighs: weighing(name),
        verdict: verdict === undefined ? null : { score: verdict.score, by: verdict.by },
      };
    }),
    highlights: evaluation.highlights.map(quoted).map((one) => ({ ...one, text: saidOfFound(one.text) })),
    concerns: evaluation.concerns.filter(({ text }) => !isOnTop(text, facts)).map(quoted),
  };
}

/** What must be there and is said otherwise stands on top of the page, and is not said again. */
const isOnTop = (concern: string, facts: readonly FactView[]) =>
  facts.some((fact) => isContradicted(fact) && concern === SAYS_OTHERWISE + fact.text);

export const isContradicted = ({ must, finding }: FactView): boolean => must && finding === "says otherwise";

/** The sentences that the candidate's own page shows, out of everything that was read. */
export function shownQuotes({ facts, highlights, concerns, dimensions }: Evaluation): Quote[] {
  const contradicted = facts.filter(({ must, state }) => must && state === "stated otherwise");
  const points = [...contradicted, ...highlights, ...concerns].flatMap(({ quotes }) => quotes);
  return [...points, ...dimensions.flatMap((dimension) => bestQuote(dimension) ?? [])];
}

/** The five dimensions without a score, of a candidate whom no evaluator has read: a person can judge. */
export const unread = (record: CandidateRecord): DimensionDetail[] =>
  DIMENSIONS.map((name) => ({
    ...dimensionDetail({ name, score: null, weight: WEIGHTS[name], items: [], note: "" }, record),
    weighs: null,
    ...NO_EVIDENCE,
  }));

/** `checked`: the same with a model's word on single sentences, which stands beside it. */
export function evaluationDetail(
  evaluation: Evaluation,
  record: CandidateRecord,
  checked: CheckedEvaluation | null = null,
): EvaluationDetail {
  const link = linksFromOutside(record);
  const shownUnder = firstTimes();
  const top = evaluation.facts.filter(({ must, state }) => must && state === "stated otherwise");
  for (const { label, quotes } of top) for (const quote of quotes) shownUnder(quote, label);
  const onTop = new Set(top.map(({ label }) => label));
  const weighing = weighingOf(evaluation);
  const none = evaluation.dimensions.every((dimension) => dimension.score === null);
  return {
    ...common(evaluation, record, link),
    dimensions: evaluation.dimensions.map((dimension) => ({
      ...dimensionDetail(dimension, record),
      note:
        dimension.note === "" || none
          ? dimension.note
          : `${dimension.note} Its ${dimension.weight}% go to the other scores.`,
      weighs: weighing(dimension.name),
      ...evidenceOf(dimension, shownWith(checked, link), shownUnder, onTop),
    })),
    changes: whatWouldChange(evaluation).map(({ text, dimension, label_then: then }) => ({
      text,
      dimension: DIMENSION_LABELS[dimension],
      then,
    })),
  };
}

function weighingOf({ dimensions }: Evaluation): (name: DimensionName) => number | null {
  const shown = dimensions.filter(({ score }) => score !== null);
  const shares = sharesOf(shown);
  return (name) => (shown.length === dimensions.length ? null : (shares.get(name) ?? null));
}

/** Whole percents that add up to a hundred: what rounding down leaves goes to whoever lost most by it. */
export function sharesOf<Name>(shown: readonly { name: Name; weight: number }[]): Map<Name, number> {
  const weights = shown.reduce((sum, { weight }) => sum + weight, 0);
  const exact = shown.map(({ name, weight }) => ({ name, share: (weight * 100) / weights }));
  const lost = ({ share }: { share: number }) => share - Math.floor(share);
  const left = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const up = new Set([...exact].sort((one, other) => lost(other) - lost(one)).slice(0, left));
  return new Map(exact.map((one) => [one.name, Math.floor(one.share) + (up.has(one) ? 1 : 0)]));
}

const pointsWith =
  (link: Link) =>
  (point: { text: string; quotes: Quote[] }): PointView => ({
    text: point.text,
    quotes: point.quotes.map(link),
  });

function common(evaluation: Evaluation, record: CandidateRecord, link: Link) {
  const without = withoutCv(evaluation, {
    files: record.documents,
    corrected: record.correctionId !== null,
    answered: record.answers.length > 0,
  });
  return {
    recommendation: evaluation.recommendation,
    confidence: without === null ? shareJudged(evaluation) : `from ${readInstead(without)} alone`,
    caution: without === null ? null : cautionOf(without, evaluation),
    held: heldTotal(evaluation),
    evaluator: evaluation.evaluator,
    when: record.evaluatedAt,
    summary: evaluation.unread === null ? summaryParts(evaluation.ai_summary) : [],
    facts: factsOf(evaluation, link),
    flags: evaluation.flags.map((flag) => pointsWith(link)({ text: flag.message, quotes: flag.quotes })),
  };
}

const STATED = { stated: "found", "stated otherwise": "says otherwise", "not stated": "not found" } as const;

function factsOf({ facts, dimensions }: Evaluation, link: Link): FactView[] {
  const looked = dimensions.flatMap(({ items }) => items);
  return facts.map(({ label, must, state, quotes }) => ({
    text: label,
    must,
    finding: looked.find((item) => item.label === label)?.verdict ?? STATED[state],
    quotes: quotes.map(link),
  }));
}

function shareJudged({ unread: why, confidence: { judged, requirements } }: Evaluation): string | null {
  if (why !== null || requirements === 0 || judged === requirements) return null;
  const has = requirements === 1 ? "has" : "have";
  return `${judged} of ${counted(requirements, "requirement")} ${has} text to judge`;
}

const dimensionView = ({ name, weight, score }: Pick<DimensionResult, "name" | "weight" | "score">) => ({
  name,
  label: DIMENSION_LABELS[name],
  weight,
  score: scored(score),
});

const dimensionDetail = (dimension: DimensionResult, record: CandidateRecord) => {
  const [verdict = null, ...earlier] = verdictsOf(dimension.name, record);
  return { ...dimensionView(dimension), note: dimension.note, verdict, earlier };
};

const verdictsOf = (name: DimensionName, record: CandidateRecord): VerdictView[] =>
  record.verdicts
    .filter((verdict) => verdict.dimension === name)
    .map(({ id, score, machineScore, reason, personName, at }) => ({
      id,
      score,
      machine: machineScore === null ? "not shown" : String(machineScore),
      reason,
      by: personName,
      at,
    }));

export type Beside = { numberOf: (quote: Quote) => number | null; search: string };

function linksWithin(record: CandidateRecord, { numberOf, search }: Beside): Link {
  const elsewhere = linksBy(record, (number) => `#answer-${number}`);
  return (quote) => {
    const mark = numberOf(quote);
    const shown = elsewhere(quote);
    return mark === null ? shown : { ...shown, href: `${search}#quote-${mark}`, mark };
  };
}

export function linksFromOutside(record: CandidateRecord): Link {
  return linksBy(record, (number, quote) => paths.candidateAnswer(record.id, number, quote));
}

function linksBy(record: CandidateRecord, answer: (number: number, quote: Quote) => string): Link {
  return (quote) => {
    const { place } = quote;
    const text = asOneLine(quote.text);
    if (quote.source === "answer") {
      const at = record.questions.findIndex((question) => question.id === quote.questionId);
      return { text, place, href: at < 0 ? null : answer(at + 1, quote), mark: null };
    }
    const file = record.documents.find((document) => document.kind === quote.source);
    const correction = quote.source === "cv" ? record.correctionId : null;
    const href = !file?.id ? null : paths.documentText(file.id, quote, correction);
    return { text, place, href, mark: null };
  };
}
