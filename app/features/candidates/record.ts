import type { Evaluation } from "~/evaluator/evaluation";
import type {
  CandidateStatus,
  EvaluationState,
  StartDate,
  WorkAuthorization,
} from "~/vocabulary/applications";
import type { DimensionName } from "~/vocabulary/dimensions";
import type { DocumentKind, TextState } from "~/vocabulary/documents";

/** One line of the list, as it is stored. */
export type CandidateSummary = {
  seq: number;
  id: string;
  name: string;
  position: string;
  submittedAt: Date;
  status: CandidateStatus;
  evaluationState: EvaluationState;
  overallScore: number | null;
  /** Looked up only where there is no score. */
  cvTextState: TextState | null;
};

export type CandidateDocument = {
  id: string;
  kind: DocumentKind;
  fileName: string;
  /** Bytes. */
  size: number;
  textState: TextState;
  pages: number | null;
};

export type StatusChange = { from: CandidateStatus; to: CandidateStatus; personName: string; at: Date };

/** A recruiter's own score for a dimension. */
export type Verdict = {
  id: string;
  dimension: DimensionName;
  score: number;
  machineScore: number | null;
  reason: string;
  personName: string;
  at: Date;
};

/** Everything about one candidate that a recruiter may see. */
export type CandidateRecord = Omit<CandidateSummary, "cvTextState"> & {
  email: string;
  workAuthorization: WorkAuthorization;
  startDate: StartDate;
  questions: readonly { id: number; type: string; title: string; question: string }[];
  answers: readonly { questionId: number; text: string }[];
  documents: readonly CandidateDocument[];
  changes: readonly StatusChange[];
  /** The newest first. */
  verdicts: readonly Verdict[];
  /** What the applicant added, and when last; `reviewRequested` while nobody has answered. */
  said: { reviewRequested: Date | null; commented: Date | null; corrected: Date | null };
  evaluationId: string | null;
  evaluation: Evaluation | null;
  /** When that run was made; null without one, and for the sample. */
  evaluatedAt: Date | null;
  /** The applicant's corrected text that it read in place of the CV's own. */
  correctionId: string | null;
};

/** How many candidates stand where. */
export type CandidateCounts = Readonly<Record<CandidateStatus, number>> & { all: number };

/** A candidate as a company sees it that has evaluation switched off: what was scored before is kept, and not shown. */
export function withoutScore<Candidate extends Pick<CandidateSummary, "overallScore" | "evaluationState">>(
  candidate: Candidate,
): Candidate {
  return { ...candidate, overallScore: null, evaluationState: "off" };
}

/** The same of the candidate that is open; people's verdicts stay, without the score that they stood beside. */
export const withoutEvaluation = (record: CandidateRecord): CandidateRecord => ({
  ...withoutScore(record),
  evaluation: null,
  evaluationId: null,
  evaluatedAt: null,
  correctionId: null,
  verdicts: record.verdicts.map((verdict) => ({ ...verdict, machineScore: null })),
});
