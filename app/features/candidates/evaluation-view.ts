import type { DimensionResult, Evaluation, EvidenceItem, Quote } from "~/evaluator/evaluation";
import { whatWouldChange } from "~/evaluator/explain-evaluation";
import { summaryParts } from "~/evaluator/summary";
import { type WithoutCv, withoutCv } from "~/evaluator/without-cv";
import { asMoment, counted } from "~/lib/words";
import { paths } from "~/paths";
import { DIMENSION_LABELS, DIMENSIONS, type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import type { CandidateRecord } from "./record";
import { type ScoreBand, scoreBand } from "./rules";

export type Score = { value: number; band: ScoreBand };
export type QuoteView = { text: string; place: string; href: string | null };
export type PointView = { text: string; quotes: QuoteView[] };

/** One of the five scores as the candidate's panel shows it. */
export type DimensionView = {
  name: DimensionName;
  label: string;
  weight: number;
  score: Score | null;
  note: string;
  /** The quote of the item that earned most; null where nothing is shown. */
  best: QuoteView | null;
  /** `7 found, 2 partly, 3 not found`; empty when nothing was looked for. */
  tally: string;
  /** The recruiters' newest verdict. */
  verdict: VerdictView | null;
};

export type VerdictView = { id: string; score: number; machine: string; reason: string; by: string };

export type EvaluationView = {
  recommendation: string | null;
  confidence: string | null;
  /** That no program has read the CV, and what was judged in its place. */
  caution: string | null;
  evaluator: string;
  /** When it was made; null for the sample. */
  when: string | null;
  /** A thought a paragraph. */
  summary: string[];
  dimensions: DimensionView[];
  highlights: PointView[];
  concerns: PointView[];
  flags: PointView[];
};

export type EvidenceView = PointView & {
  verdict: EvidenceItem["verdict"];
  must: boolean;
  /** `2.4 of 3 points`. */
  points: string;
};
export type DimensionDetail = Omit<DimensionView, "best"> & {
  evidence: EvidenceView[];
  /** Verdicts that stood there before, the newest first. */
  earlier: VerdictView[];
  /** What it weighs in this total, in percent, when others are not shown; null when that is its own weight. */
  weighs: number | null;
};
export type ChangeView = { text: string; dimension: string; gain: string };

/** The whole of an evaluation, as its own page shows it. */
export type EvaluationDetail = Omit<EvaluationView, "dimensions" | "highlights" | "concerns"> & {
  dimensions: DimensionDetail[];
  changes: ChangeView[];
};

export const scored = (score: number | null): Score | null =>
  score === null ? null : { value: score, band: scoreBand(score) };

/** What the panel shows: each score with its best quote. Everything it rests on has a page of its own. */
export function evaluationView(evaluation: Evaluation, record: CandidateRecord): EvaluationView {
  const link = linksWithin(record);
  const quoted = pointsWith(link);
  return {
    ...common(evaluation, record, link),
    dimensions: evaluation.dimensions.map((dimension) => {
      const best = bestQuote(dimension);
      return { ...dimensionView(dimension, record), best: best === null ? null : link(best) };
    }),
    highlights: evaluation.highlights.map(quoted),
    concerns: evaluation.concerns.map(quoted),
  };
}

/** The five dimensions without any score, for a candidate whom no evaluator has read: a person can judge all the same. */
export const unread = (record: CandidateRecord): DimensionDetail[] =>
  DIMENSIONS.map((name) => ({
    ...dimensionView({ name, score: null, weight: WEIGHTS[name], items: [], note: "" }, record),
    earlier: verdictsOf(name, record).slice(1),
    weighs: null,
    evidence: [],
  }));

/** Each requirement with what was found for it, each quote with its place, and what would change the total. */
export function evaluationDetail(evaluation: Evaluation, record: CandidateRecord): EvaluationDetail {
  const link = linksFromOutside(record);
  const shown = evaluation.dimensions.filter((dimension) => dimension.score !== null);
  const weights = shown.reduce((sum, dimension) => sum + dimension.weight, 0);
  return {
    ...common(evaluation, record, link),
    dimensions: evaluation.dimensions.map((dimension) => ({
      ...dimensionView(dimension, record),
      earlier: verdictsOf(dimension.name, record).slice(1),
      weighs:
        dimension.score === null || weights === 100 ? null : Math.round((dimension.weight * 100) / weights),
      evidence: dimension.items.map((item) => ({
        text: item.label,
        quotes: item.quotes.map(link),
        verdict: item.verdict,
        must: item.must === true,
        points: `${rounded(item.points)} of ${counted(rounded(item.outOf), "point")}`,
      })),
    })),
    changes: whatWouldChange(evaluation).map((change) => ({
      text: change.text,
      dimension: DIMENSION_LABELS[change.dimension],
      gain: `about ${counted(change.gain, "point")} more${change.label_then === null ? "" : `, then “${change.label_then}”`}`,
    })),
  };
}

type Link = (quote: Quote) => QuoteView;

const pointsWith =
  (link: Link) =>
  (point: { text: string; quotes: Quote[] }): PointView => ({
    text: point.text,
    quotes: point.quotes.map(link),
  });

function common(evaluation: Evaluation, record: CandidateRecord, link: Link) {
  const unread = withoutCv(evaluation, {
    files: record.documents,
    corrected: record.correctionId !== null,
    answered: record.answers.length > 0,
  });
  return {
    recommendation: evaluation.recommendation,
    confidence: unread === null ? shareJudged(evaluation) : `from ${instead(unread)} alone`,
    caution: unread === null ? null : cautionOf(unread, evaluation),
    evaluator: evaluation.evaluator,
    when: record.evaluatedAt === null ? null : asMoment(record.evaluatedAt),
    summary: summaryParts(evaluation.ai_summary),
    flags: evaluation.flags.map((flag) => pointsWith(link)({ text: flag.message, quotes: flag.quotes })),
  };
}

function shareJudged({ confidence: { judged, requirements } }: Evaluation): string | null {
  if (requirements === 0) return null;
  return `${judged} of ${counted(requirements, "requirement")} ${requirements === 1 ? "has" : "have"} text to judge`;
}

const NOT_READ: Readonly<Record<WithoutCv["why"], string>> = {
  "no-text": "It has no text that a program can read: it may be a scan.",
  locked: "It is locked with a password.",
  unreadable: "Its file could not be read.",
  "not-language": "Its text is in no language that the evaluator has words of.",
};

const instead = ({ letter, answers }: WithoutCv) =>
  [letter ? "the cover letter" : "", answers || !letter ? "the answers" : ""].filter(Boolean).join(" and ");

function cautionOf(unread: WithoutCv, { confidence: { judged, requirements } }: Evaluation): string {
  const looked =
    judged > 0 || requirements === 0
      ? ""
      : ` None of the ${counted(requirements, "requirement")} of the posting could be looked for.`;
  return `${NOT_READ[unread.why]} The score rests on ${instead(unread)} alone.${looked} A person has to look at the CV.`;
}

function dimensionView(dimension: DimensionResult, record: CandidateRecord): Omit<DimensionView, "best"> {
  const count = (verdict: EvidenceItem["verdict"]) =>
    dimension.items.filter((item) => item.verdict === verdict).length;
  return {
    name: dimension.name,
    label: DIMENSION_LABELS[dimension.name],
    weight: dimension.weight,
    score: scored(dimension.score),
    note: dimension.note,
    tally: (["found", "partly", "not found"] as const)
      .filter((verdict) => count(verdict) > 0)
      .map((verdict) => `${count(verdict)} ${verdict}`)
      .join(", "),
    verdict: verdictsOf(dimension.name, record)[0] ?? null,
  };
}

const verdictsOf = (name: DimensionName, record: CandidateRecord): VerdictView[] =>
  record.verdicts
    .filter((verdict) => verdict.dimension === name)
    .map(({ id, score, machineScore, reason, personName, at }) => ({
      id,
      score,
      machine: machineScore === null ? "not shown" : String(machineScore),
      reason,
      by: `${personName}, ${asMoment(at)}`,
    }));

/** The quote of the item that earned most, where the dimension has a score. */
export function bestQuote(dimension: DimensionResult): Quote | null {
  if (dimension.score === null) return null;
  const quoted = dimension.items.filter((item) => item.quotes.length > 0 && item.points > 0);
  return quoted.sort((a, b) => b.points - a.points)[0]?.quotes[0] ?? null;
}

const rounded = (points: number) => Math.round(points * 10) / 10;

/** A quote leads to where it stands: marked in the file's text, or in the answer further down on the candidate's page. */
function linksWithin(record: CandidateRecord): Link {
  return linksBy(record, (number) => `#answer-${number}`);
}

export function linksFromOutside(record: CandidateRecord): Link {
  return linksBy(record, (number, quote) => paths.candidateAnswer(record.id, number, quote));
}

function linksBy(record: CandidateRecord, answer: (number: number, quote: Quote) => string): Link {
  return (quote) => {
    const { place } = quote;
    const text = quote.text.trim();
    if (quote.source === "answer") {
      const at = record.questions.findIndex((question) => question.id === quote.questionId);
      return { text, place, href: at < 0 ? null : answer(at + 1, quote) };
    }
    const file = record.documents.find((document) => document.kind === quote.source);
    const correction = quote.source === "cv" ? record.correctionId : null;
    return { text, place, href: file === undefined ? null : paths.documentText(file.id, quote, correction) };
  };
}
