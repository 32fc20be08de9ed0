import type { Evaluation } from "~/evaluator/evaluation";
import type {
  ApplicationEnd,
  CandidateStatus,
  EvaluationState,
  Proposal,
  Snooze,
  SnoozeCard,
  StartDate,
  WorkAuthorization,
} from "~/vocabulary/applications";
import type { DimensionName } from "~/vocabulary/dimensions";
import type { DocumentKind, DocumentType, TextState } from "~/vocabulary/documents";
import type { Unread } from "~/vocabulary/findings";

import type { DecisionSettings } from "../decisions/settings";
import type { WaitingMail } from "../messages/waiting-mails";
import type { NewestNote } from "../notes/newest-notes";
import type { Cards } from "../scorecards/rules";
import type { JobStage } from "../stages/job-stages";
import type { OtherApplication } from "./find-duplicates";

export type CandidateSummary = {
  seq: number;
  id: string;
  name: string;
  jobId: string;
  position: string;
  submittedAt: Date;
  status: CandidateStatus;
  stageId: string | null;
  stage: string | null;
  tags: readonly string[];
  evaluationState: EvaluationState;
  overallScore: number | null;
  /** One line for the list; null until somebody has been evaluated. */
  standsOut: string | null;
  cvTextState: TextState | null;
  unread: Unread | null;
  snooze: Snooze | null;
  snoozedUntil: string | null;
  snoozedBy: string | null;
  snoozeReason: string | null;
  snoozeCard: SnoozeCard | null;
  proposal: Proposal | null;
  proposedBy: string | null;
  withdrewAt: Date | null;
};

export type CandidateDocument = {
  id: string;
  kind: DocumentKind;
  fileName: string;
  size: number;
  type: DocumentType;
  scan: "pending" | "clean" | "infected" | "skipped";
  textState: TextState;
  pages: number | null;
};

export type StatusChange = {
  id: string;
  from: CandidateStatus;
  to: CandidateStatus;
  personName: string;
  at: Date;
  offerEnd: ApplicationEnd | null;
  /** The change that this one took back. */
  undoes: string | null;
  reason: string | null;
  detail: string | null;
  /** Ids of the job's own stages. */
  fromStage: string | null;
  toStage: string | null;
};

export type Verdict = {
  id: string;
  dimension: DimensionName;
  score: number;
  machineScore: number | null;
  reason: string;
  personName: string;
  at: Date;
};

export type CandidateRecord = Omit<CandidateSummary, "cvTextState" | "unread" | "standsOut" | "stage"> & {
  begunAt: Date;
  email: string;
  firstName: string;
  phone: string;
  /** Null where the reader may not know it. */
  workAuthorization: WorkAuthorization | null;
  startDate: StartDate;
  /** The job's own; none where it has the specification's four steps. */
  stages: readonly JobStage[];
  questions: readonly { id: number; type: string; title: string; question: string }[];
  answers: readonly { questionId: number; text: string }[];
  documents: readonly CandidateDocument[];
  changes: readonly StatusChange[];
  /** Why `proposal` is proposed, and by whose id. */
  proposalReason: string | null;
  proposedById: string | null;
  /** Until when somebody is in the talent pool; null where they are not, or the reader may not know. */
  poolEnds: Date | null;
  filled: number | null;
  /** The newest change, while its applicant has not been told and it can be taken back. */
  held: { changeId: string; leaves: Date } | null;
  mails: readonly WaitingMail[];
  settings: DecisionSettings;
  verdicts: readonly Verdict[];
  /** What the applicant added, and when last; `reviewRequested` while nobody has answered. */
  humanReview: { reviewRequested: Date | null; commented: Date | null; corrected: Date | null };
  /** Names; null where the company has no interviewers. */
  interviewers: readonly string[] | null;
  /** The newest that the reader may see; null where none are shown. */
  notes: readonly NewestNote[] | null;
  /** What else the same person sent for this job; none where the reader may not read it. */
  otherApplications: readonly OtherApplication[];
  /** Null where none are shown. */
  cards: Cards | null;
  evaluationId: string | null;
  evaluation: Evaluation | null;
  evaluatedAt: Date | null;
  /** Since the run that counts. */
  postingChanged: boolean;
  correctionId: string | null;
  /** The beginning of what was read as the CV: from the file, or as the applicant corrected it. */
  cvText: string | null;
};

export type CandidateCounts = Readonly<Record<CandidateStatus | "snoozed" | "all", number>>;

/** A candidate as a company with evaluation switched off sees it: earlier scores are kept, not shown. */
export function withoutScore<Candidate extends Pick<CandidateSummary, "overallScore" | "evaluationState">>(
  candidate: Candidate,
): Candidate {
  return { ...candidate, overallScore: null, evaluationState: "off" };
}

export const withoutEvaluation = (record: CandidateRecord): CandidateRecord => ({
  ...withoutScore(record),
  evaluation: null,
  evaluationId: null,
  evaluatedAt: null,
  postingChanged: false,
  correctionId: null,
  verdicts: record.verdicts.map((verdict) => ({ ...verdict, machineScore: null })),
});

/** Name, CV and answers: neither contact details nor what others or the evaluation make of somebody. */
export const forInterviewer = (record: CandidateRecord): CandidateRecord => ({
  ...withoutEvaluation(record),
  email: "",
  phone: "",
  workAuthorization: null,
  verdicts: [],
  tags: [],
  snooze: null,
  proposal: null,
  poolEnds: null,
  held: null,
  mails: [],
  humanReview: { reviewRequested: null, commented: null, corrected: null },
});
