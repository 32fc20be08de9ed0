import type { Evaluation, Quote } from "~/evaluator/evaluation";
import { asAgo, asDay, asSize, counted, dayInWords, inShort } from "~/lib/words";
import { type CandidateStatus, type Proposal, START_DATE_LABELS } from "~/vocabulary/applications";
import type { UndoWindow } from "~/vocabulary/decisions";
import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  type DocumentKind,
  type TextState,
} from "~/vocabulary/documents";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import { endsOfAge } from "../applications/rules";
import { SAYS_OTHERWISE } from "../evaluations/stands-out";
import { maskedAddress } from "../members/rules";
import type { NewestView } from "../notes/note-view";
import type { JobStage } from "../stages/job-stages";
import { placeName } from "../stages/rules";
import { type CvPart, LONGEST_SHOWN, numberedQuotes } from "./cv-text";
import { type EvaluationView, evaluationView, type Score, scored, shownQuotes } from "./evaluation-view";
import { bestQuote } from "./evidence-view";
import type { OtherApplication } from "./find-duplicates";
import { markedParts, type Span, type TextPart } from "./marks";
import type { CandidateDocument, CandidateRecord, CandidateSummary, StatusChange } from "./record";
import { missingScore, type Steps, statusLabel, stepsOf } from "./rules";
import { type StageView, stageView, stepsAmong } from "./stage-view";

export type CandidateCard = {
  id: string;
  name: string;
  position: string;
  /** `2 h`, `yesterday`, `3 days`. */
  age: string;
  status: CandidateStatus;
  stage?: string;
  tags?: string;
  score: Score | null;
  /** Why there is no score; only then. */
  missing?: string;
  line?: string;
  otherwise?: true;
  /** Until or since when, and why; then the rest of the line is left out. */
  snooze?: string;
  /** What a colleague proposes; then the rest of the line is left out. */
  proposal?: string;
};

type SnoozeView = { asleep: boolean; words: string; by: string; reason: string };

/** Null for whoever is decided on, and for whoever was never snoozed. */
function snoozeOf(candidate: CandidateSummary | CandidateRecord): SnoozeView | null {
  const { snooze, snoozedUntil, snoozedBy, snoozeReason, snoozeCard, status } = candidate;
  if (status !== "pending" || snooze === null || snoozedUntil === null) return null;
  const asleep = snooze === "snoozed";
  const day = dayInWords(snoozedUntil);
  const awake = snoozeCard === "in" ? "Back: a scorecard is in" : `Back since ${day}`;
  const words = asleep ? `Snoozed until ${day}${snoozeCard === null ? "" : " or a scorecard"}` : awake;
  return { asleep, words, by: snoozedBy ?? "", reason: snoozeReason ?? "" };
}

export function cardOf(candidate: CandidateSummary, stages: readonly JobStage[], now: Date): CandidateCard {
  const { overallScore: score, evaluationState: evaluation, cvTextState: cv, unread, standsOut } = candidate;
  const { proposal, proposedBy } = candidate;
  const missing = missingScore({ score, evaluation, cv, unread });
  const snooze = snoozeOf(candidate);
  const stage = candidate.stage ?? placeName(stages, candidate);
  // A list of twenty-five names none of what most of them do not have.
  return {
    id: candidate.id,
    name: candidate.name,
    position: candidate.position,
    age: asAgo(candidate.submittedAt, now).replace(/ ago$| \d{4}$/, ""),
    status: candidate.status,
    ...(stage !== undefined && { stage }),
    ...(candidate.tags.length > 0 && { tags: fewOf(candidate.tags) }),
    score: scored(score),
    ...(missing !== null && { missing }),
    ...(standsOut !== null && snooze === null && { line: standsOut }),
    ...(proposal !== null && { proposal: proposalWords(proposal, proposedBy ?? "") }),
    ...(snooze === null && standsOut?.startsWith(SAYS_OTHERWISE) && { otherwise: true }),
    ...(snooze !== null && { snooze: `${snooze.words}: ${inShort(snooze.reason)}` }),
  };
}

const proposalWords = (proposal: Proposal, by: string): string =>
  `${by} proposes ${proposal === "passed" ? "to pass" : "an offer"}`;

const fewOf = (tags: readonly string[]): string =>
  tags.slice(0, 2).join(", ") + (tags.length > 2 ? ` +${tags.length - 2}` : "");

export type AnswerMark = { number: number; span: Span };
export type AnswerView = { number: number; type: string; title: string; question: string; parts: TextPart[] };
export type DocumentView = {
  id: string;
  kind: DocumentKind;
  label: string;
  fileName: string;
  facts: string;
  state: string | null;
  readable: boolean;
  scan: CandidateDocument["scan"];
  /** Whether a browser can show its pages within the page. */
  pages: boolean;
};

export type GivenFact = { name: string; value: string };
export type CvView = { parts: CvPart[]; more: boolean; corrected: boolean };

export type CandidateView = Pick<CandidateCard, "id" | "name" | "position" | "status" | "score"> & {
  withdrew: { when: Date; why: string | null } | null;
  missing: string | null;
  email: string;
  steps: Steps;
  stage: StageView | null;
  given: GivenFact[];
  evaluation: EvaluationView | null;
  answers: AnswerView[];
  documents: DocumentView[];
  cv: CvView | null;
  history: (Pick<StatusChange, "id" | "personName" | "offerEnd" | "undoes" | "reason" | "detail"> & {
    from: string;
    to: string;
    when: Date;
  })[];
  snooze: SnoozeView | null;
  proposal: { to: Proposal; words: string; reason: string; byId: string | null } | null;
  poolEnds: Date | null;
  filled: { jobId: string; places: number } | null;
  held: CandidateRecord["held"];
  mails: CandidateRecord["mails"];
  undoWindow: UndoWindow;
  asksReasons: boolean;
  applied: Date;
  waiting: boolean;
  postingChanged: boolean;
  humanReview: CandidateRecord["humanReview"];
  interviewers: CandidateRecord["interviewers"];
  tags: CandidateRecord["tags"];
  notes: NewestView | null;
  cards: CandidateRecord["cards"];
  otherApplications: (Pick<OtherApplication, "id"> & { address: string; when: Date })[];
};

type Beside = {
  /** The sentence of an answer that a quote elsewhere leads to. */
  marked?: AnswerMark | null;
  search?: string;
  notes?: NewestView | null;
  now?: Date;
};

export function viewOf(
  record: CandidateRecord,
  { marked = null, search = "", notes = null, now = record.begunAt }: Beside = {},
): CandidateView {
  const quotes = record.evaluation === null ? [] : shownQuotes(record.evaluation);
  const fromCv = quotes.filter(({ source }) => source === "cv");
  const { parts, numberOf } = numberedQuotes(record.cvText ?? "", fromCv);
  const stage = stageView(record);
  const passed = passedLast(record);
  return {
    id: record.id,
    name: record.name,
    position: record.position,
    status: record.status,
    withdrew: record.withdrewAt && { when: record.withdrewAt, why: passed?.detail ?? null },
    score: scored(record.overallScore),
    missing: whyNoScore(record),
    email: record.email,
    steps: stepsTaken(record, stage !== null, passed),
    stage,
    given: factsGiven(record, now),
    evaluation:
      record.evaluation === null ? null : evaluationView(record.evaluation, record, { numberOf, search }),
    answers: answersOf(record, marked),
    documents: DOCUMENT_KINDS.flatMap((kind) => record.documents.filter((one) => one.kind === kind)).map(
      documentView,
    ),
    cv:
      record.cvText === null
        ? null
        : { parts, more: record.cvText.length > LONGEST_SHOWN, corrected: record.correctionId !== null },
    history: historyOf(record),
    snooze: snoozeOf(record),
    proposal: proposalOf(record),
    poolEnds: record.poolEnds,
    filled: record.filled === null ? null : { jobId: record.jobId, places: record.filled },
    held: record.held,
    mails: record.mails,
    undoWindow: record.settings.undoWindow,
    asksReasons: record.settings.asksReasons,
    applied: record.submittedAt,
    waiting: record.evaluationState === "waiting",
    postingChanged: record.postingChanged,
    humanReview: record.humanReview,
    interviewers: record.interviewers,
    tags: record.tags,
    notes,
    cards: record.cards,
    otherApplications: record.otherApplications.map(({ id, email, at }) => ({
      id,
      address: maskedAddress(email),
      when: new Date(at),
    })),
  };
}

const passedLast = ({ changes }: CandidateRecord): StatusChange | undefined =>
  changes.find(({ from, to }) => to === "passed" && from !== to);

function whyNoScore({ overallScore: score, evaluationState, evaluation, documents }: CandidateRecord) {
  const cv = documents.find(({ kind }) => kind === "cv")?.textState ?? null;
  return missingScore({ score, evaluation: evaluationState, cv, unread: evaluation?.unread ?? null });
}

function stepsTaken(record: CandidateRecord, inStages: boolean, passed: StatusChange | undefined): Steps {
  if (!inStages) {
    const end = placeName(record.stages, record) ?? statusLabel(record.status);
    return stepsOf(record.status, passed?.from, end);
  }
  const reached = { status: passed?.from ?? "pending", stageId: passed?.fromStage ?? null };
  return stepsAmong(record, reached, record.changes);
}

function factsGiven(record: CandidateRecord, now: Date): GivenFact[] {
  const { workAuthorization, startDate, phone, begunAt } = record;
  const ends = endsOfAge(begunAt, now);
  const start = { name: "Start", value: START_DATE_LABELS[startDate].phrase };
  return [
    ...(workAuthorization === null
      ? []
      : [{ name: "Right to work", value: RIGHT_TO_WORK[workAuthorization] }]),
    start,
    ...(phone === "" ? [] : [{ name: "Phone", value: phone }]),
    ...(ends === null
      ? []
      : [{ name: "Erased", value: `on ${asDay(ends)}, after ${SENT_KEPT_YEARS} years` }]),
  ];
}

function historyOf({ changes, stages }: CandidateRecord): CandidateView["history"] {
  const placeOf = (id: string | null, status: CandidateStatus, withdrewAt: Date | null) =>
    (withdrewAt === null
      ? stages.find((one) => one.id === id)?.name
      : placeName(stages, { stageId: id, status, withdrewAt })) ?? statusLabel(status);
  return changes.map(({ at, from, to, fromStage, toStage, ...change }) => ({
    ...change,
    from: placeOf(fromStage, from, null),
    to: placeOf(toStage, to, change.offerEnd === "left" ? at : null),
    when: at,
  }));
}

function proposalOf(record: CandidateRecord): CandidateView["proposal"] {
  const { proposal: to, proposedBy, proposalReason, proposedById } = record;
  if (to === null) return null;
  const words = proposalWords(to, proposedBy ?? "");
  return { to, words, reason: proposalReason ?? "", byId: proposedById };
}

const RIGHT_TO_WORK = { yes: "has the right to work", no: "needs work authorisation" };

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
  "too-old": "This is too old a kind of Word file for us to read.",
  unreadable: "We could not read this file.",
};

const INFECTED = "A scan found malware in this file, so it is not handed out.";

function documentView(document: CandidateDocument): DocumentView {
  const pages = document.pages === null ? [] : [counted(document.pages, "page")];
  return {
    id: document.id,
    kind: document.kind,
    label: DOCUMENT_KIND_LABELS[document.kind],
    fileName: document.fileName,
    facts: [asSize(document.size), ...pages].join(" · "),
    state: document.scan === "infected" ? INFECTED : TEXT_STATES[document.textState],
    readable: document.textState === "read",
    scan: document.scan,
    pages: document.type === "pdf" && document.scan !== "infected",
  };
}
