import type { Evaluation, Quote } from "~/evaluator/evaluation";
import { asAgo, asDay, asMoment, asSize, counted, initialsOf } from "~/lib/words";
import { type CandidateStatus, START_DATE_LABELS } from "~/vocabulary/applications";
import { DOCUMENT_KIND_LABELS, type TextState } from "~/vocabulary/documents";
import { type EvaluationView, evaluationView, type Score, scored } from "./evaluation-view";
import { bestQuote } from "./evidence-view";
import { markedParts, type Span, type TextPart } from "./marks";
import type { CandidateDocument, CandidateRecord, CandidateSummary } from "./record";
import { missingScore, workflowStage } from "./rules";

/** Times are words already, so that browser and server agree. */
export type CandidateCard = {
  id: string;
  name: string;
  initials: string;
  position: string;
  when: string;
  status: CandidateStatus;
  score: Score | null;
  missing: string | null;
};
export function cardOf(candidate: CandidateSummary, now: Date): CandidateCard {
  const { overallScore: score, evaluationState: evaluation, cvTextState: cv, unread } = candidate;
  return {
    id: candidate.id,
    name: candidate.name,
    initials: initialsOf(candidate.name),
    position: candidate.position,
    when: asAgo(candidate.submittedAt, now),
    status: candidate.status,
    score: scored(score),
    missing: missingScore({ score, evaluation, cv, unread }),
  };
}

export type AnswerMark = { number: number; span: Span };
export type AnswerView = { number: number; type: string; title: string; question: string; parts: TextPart[] };
export type DocumentView = {
  id: string;
  label: string;
  fileName: string;
  facts: string;
  state: string | null;
  readable: boolean;
};

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
  /** What the applicant added, in sentences; `requested` while a person has to look and answer. */
  humanReview: { requested: string | null; added: string[] };
};

/** `marked`: the sentence of an answer that a quote elsewhere leads to. */
export function viewOf(record: CandidateRecord, marked: AnswerMark | null = null): CandidateView {
  const cv = record.documents.find((document) => document.kind === "cv");
  const { overallScore: score, evaluationState: evaluation } = record;
  return {
    id: record.id,
    name: record.name,
    initials: initialsOf(record.name),
    position: record.position,
    status: record.status,
    score: scored(score),
    missing: missingScore({
      score,
      evaluation,
      cv: cv?.textState ?? null,
      unread: record.evaluation?.unread ?? null,
    }),
    email: record.email,
    stage: workflowStage(record.status),
    facts: [
      `applied ${asDay(record.submittedAt)}`,
      record.workAuthorization === "yes" ? "has the right to work" : "needs work authorisation",
      START_DATE_LABELS[record.startDate].phrase,
      ...(record.phone === "" ? [] : [`phone ${record.phone}`]),
    ],
    evaluation: record.evaluation === null ? null : evaluationView(record.evaluation, record),
    answers: answersOf(record, marked),
    documents: record.documents.map(documentView),
    history: record.changes.map((change) => ({
      from: change.from,
      to: change.to,
      personName: change.personName,
      when: asMoment(change.at),
    })),
    applied: asMoment(record.submittedAt),
    waiting: evaluation === "waiting",
    humanReview: humanReviewOf(record),
  };
}

function humanReviewOf({ humanReview }: CandidateRecord): CandidateView["humanReview"] {
  const { reviewRequested, commented, corrected } = humanReview;
  return {
    requested:
      reviewRequested === null ? null : `Asks for a person to look, since ${asMoment(reviewRequested)}.`,
    added: [
      ...(corrected === null ? [] : [`Corrected the text of the CV on ${asMoment(corrected)}.`]),
      ...(commented === null ? [] : [`Commented on ${asMoment(commented)}.`]),
    ],
  };
}

function answersOf(record: CandidateRecord, marked: AnswerMark | null): AnswerView[] {
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
      parts: markedParts(text, marked?.number === index + 1 ? [marked.span] : spans),
    };
  });
}

/** The sentences that weigh most: each score's own, and the highlights'. All would be most of an answer. */
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
  const pages = document.pages === null ? [] : [counted(document.pages, "page")];
  return {
    id: document.id,
    label: DOCUMENT_KIND_LABELS[document.kind],
    fileName: document.fileName,
    facts: [asSize(document.size), ...pages].join(" · "),
    state: TEXT_STATES[document.textState],
    readable: document.textState === "read",
  };
}
