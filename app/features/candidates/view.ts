import { asAgo, asDay, asMoment, counted, initialsOf } from "~/lib/words";
import { paths } from "~/paths";
import type { DimensionName, DimensionResult, Evaluation, Quote } from "~/services/ai/ai";
import { markedParts, type TextPart } from "./marks";
import type { CandidateDocument, CandidateRecord, CandidateSummary } from "./record";
import {
  type CandidateStatus,
  missingScore,
  type ScoreBand,
  scoreBand,
  type TextState,
  workflowStage,
} from "./rules";

/** What a screen shows of a candidate in the list. Times are words already, so that browser and server agree. */
export type CandidateCard = {
  id: string;
  name: string;
  initials: string;
  position: string;
  when: string;
  status: CandidateStatus;
  score: Score | null;
  /** Why there is no score. */
  missing: string | null;
};
export type Score = { value: number; band: ScoreBand };

export function cardOf(candidate: CandidateSummary, now: Date): CandidateCard {
  const { overallScore: score, evaluationState: evaluation, cvTextState: cv } = candidate;
  return {
    id: candidate.id,
    name: candidate.name,
    initials: initialsOf(candidate.name),
    position: candidate.position,
    when: asAgo(candidate.submittedAt, now),
    status: candidate.status,
    score: scored(score),
    missing: missingScore({ score, evaluation, cv }),
  };
}

const scored = (score: number | null): Score | null =>
  score === null ? null : { value: score, band: scoreBand(score) };

export type QuoteView = { text: string; place: string; href: string | null };
export type PointView = { text: string; quotes: QuoteView[] };
export type EvidenceView = PointView & {
  verdict: "found" | "partly" | "not found";
  /** The verdict and the points, in words. */
  worth: string;
};
export type DimensionView = {
  name: DimensionName;
  label: string;
  weight: number;
  score: Score | null;
  note: string;
  /** The quote of the item that earned most; null where nothing is shown. */
  best: QuoteView | null;
  evidence: EvidenceView[];
};
export type EvaluationView = {
  recommendation: string | null;
  confidence: string | null;
  evaluator: string;
  summary: string;
  dimensions: DimensionView[];
  highlights: PointView[];
  concerns: PointView[];
  flags: PointView[];
};
export type AnswerView = { number: number; type: string; title: string; question: string; parts: TextPart[] };
export type DocumentView = {
  id: string;
  label: string;
  fileName: string;
  facts: string;
  state: string | null;
  readable: boolean;
};

/** What a screen shows of the candidate that is open. */
export type CandidateView = Omit<CandidateCard, "when"> & {
  email: string;
  stage: number;
  facts: string[];
  evaluation: EvaluationView | null;
  answers: AnswerView[];
  documents: DocumentView[];
  history: { to: CandidateStatus; from: CandidateStatus; personName: string; when: string }[];
  applied: string;
  waiting: boolean;
};

export function viewOf(record: CandidateRecord): CandidateView {
  const cv = record.documents.find((document) => document.kind === "cv");
  const { overallScore: score, evaluationState: evaluation } = record;
  return {
    id: record.id,
    name: record.name,
    initials: initialsOf(record.name),
    position: record.position,
    status: record.status,
    score: scored(score),
    missing: missingScore({ score, evaluation, cv: cv?.textState ?? null }),
    email: record.email,
    stage: workflowStage(record.status),
    facts: [
      `applied ${asDay(record.submittedAt)}`,
      record.workAuthorization === "yes" ? "has the right to work" : "needs work authorisation",
      START[record.startDate] ?? "start date to be agreed",
    ],
    evaluation: record.evaluation === null ? null : evaluationView(record.evaluation, record),
    answers: answersOf(record),
    documents: record.documents.map(documentView),
    history: record.changes.map((change) => ({
      from: change.from,
      to: change.to,
      personName: change.personName,
      when: asMoment(change.at),
    })),
    applied: asMoment(record.submittedAt),
    waiting: evaluation === "waiting",
  };
}

const START: Record<string, string> = {
  immediately: "can start at once",
  "1-week": "can start in a week",
  "2-weeks": "can start in 2 weeks",
  "1-month": "can start in a month",
  "2-months": "can start in 2 months",
  "3-months": "can start in 3 months",
  other: "start date to be agreed",
};

const DIMENSION_LABELS: Readonly<Record<DimensionName, string>> = {
  technical_competency: "Technical competency",
  cultural_alignment: "Cultural alignment",
  communication_skills: "Communication skills",
  adaptability_learning: "Adaptability and learning",
  role_specific_fit: "Role-specific fit",
};

function evaluationView(evaluation: Evaluation, record: CandidateRecord): EvaluationView {
  const quoted = (point: { text: string; quotes: Quote[] }): PointView => ({
    text: point.text,
    quotes: point.quotes.map((quote) => quoteView(quote, record)),
  });
  const { judged, requirements } = evaluation.confidence;
  return {
    recommendation: evaluation.recommendation,
    confidence:
      requirements === 0
        ? null
        : `${judged} of ${counted(requirements, "requirement")} ${requirements === 1 ? "has" : "have"} text to judge`,
    evaluator: evaluation.evaluator,
    summary: evaluation.ai_summary,
    dimensions: evaluation.dimensions.map((dimension) => ({
      name: dimension.name,
      label: DIMENSION_LABELS[dimension.name],
      weight: dimension.weight,
      score: scored(dimension.score),
      note: dimension.note,
      best: bestOf(dimension, record),
      evidence: dimension.items.map((item) => ({
        ...quoted({ text: item.label, quotes: item.quotes }),
        verdict: item.verdict,
        worth: `${item.must === true ? "must have, " : ""}${item.verdict}, ${rounded(item.points)} of ${rounded(item.outOf)} points`,
      })),
    })),
    highlights: evaluation.highlights.map(quoted),
    concerns: evaluation.concerns.map(quoted),
    flags: evaluation.flags.map((flag) => quoted({ text: flag.message, quotes: flag.quotes })),
  };
}

function bestOf(dimension: DimensionResult, record: CandidateRecord): QuoteView | null {
  const quote = bestQuote(dimension);
  return quote === null ? null : quoteView(quote, record);
}

/** The quote of the item that earned most, where the dimension has a score. */
function bestQuote(dimension: DimensionResult): Quote | null {
  if (dimension.score === null) return null;
  const quoted = dimension.items.filter((item) => item.quotes.length > 0 && item.points > 0);
  return quoted.sort((a, b) => b.points - a.points)[0]?.quotes[0] ?? null;
}

const rounded = (points: number) => Math.round(points * 10) / 10;

/** A quote leads to where it stands: marked in the file's text, or in the answer below. */
function quoteView(quote: Quote, record: CandidateRecord): QuoteView {
  const { place } = quote;
  const text = quote.text.trim();
  if (quote.source === "answer") {
    const at = record.questions.findIndex((question) => question.id === quote.questionId);
    return { text, place, href: at < 0 ? null : `#answer-${at + 1}` };
  }
  const file = record.documents.find((document) => document.kind === quote.source);
  return { text, place, href: file === undefined ? null : paths.documentText(file.id, quote) };
}

function answersOf(record: CandidateRecord): AnswerView[] {
  const quotes = weightiestQuotes(record.evaluation).filter((quote) => quote.source === "answer");
  return record.questions.map((question, index) => {
    const text = record.answers.find((answer) => answer.questionId === question.id)?.text ?? "";
    const spans = quotes.filter(
      (quote) => quote.questionId === question.id && text.slice(quote.start, quote.end) === quote.text,
    );
    return {
      number: index + 1,
      type: question.type,
      title: question.title,
      question: question.question,
      parts: markedParts(text, spans),
    };
  });
}

/** The sentences that weigh most: each score's own, and those of the highlights. Marking all would mark most of a good answer. */
function weightiestQuotes(evaluation: Evaluation | null): Quote[] {
  if (evaluation === null) return [];
  const best = evaluation.dimensions.flatMap((dimension) => bestQuote(dimension) ?? []);
  return [...best, ...evaluation.highlights.flatMap((highlight) => highlight.quotes)];
}

const TEXT_STATES: Readonly<Record<TextState, string | null>> = {
  waiting: "Reading its text…",
  read: null,
  "no-text": "We could not read text in this file: it may be a scan.",
  locked: "This file is locked with a password.",
  unreadable: "We could not read this file.",
};

function documentView(document: CandidateDocument): DocumentView {
  const size =
    document.size < 1_000_000
      ? `${Math.ceil(document.size / 1000)} kB`
      : `${(document.size / 1_000_000).toFixed(1)} MB`;
  const pages = document.pages === null ? [] : [counted(document.pages, "page")];
  return {
    id: document.id,
    label: document.kind === "cv" ? "CV" : "Cover letter",
    fileName: document.fileName,
    facts: [size, ...pages].join(" · "),
    state: TEXT_STATES[document.textState],
    readable: document.textState === "read",
  };
}
