import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  type EvaluationState,
  type OfferEnd,
} from "~/vocabulary/applications";
import { isUnread, type TextState } from "~/vocabulary/documents";
import { UNREAD_WORDS, type Unread } from "~/vocabulary/findings";

const MOVES: Readonly<Record<CandidateStatus, readonly CandidateStatus[]>> = {
  pending: ["interview_approved", "passed"],
  interview_approved: ["offer_sent", "passed"],
  offer_sent: ["offer_accepted", "passed"],
  offer_accepted: [],
  passed: [],
};

export const movesFrom = (status: CandidateStatus): readonly CandidateStatus[] => MOVES[status];

export const mayMove = (from: CandidateStatus, to: CandidateStatus): boolean => MOVES[from].includes(to);

export const NEWEST_CHANGES = 15;

/** What is done to several at once. Who has accepted an offer, each says for themselves. */
export const DECIDED_IN_BULK = ["interview_approved", "offer_sent", "passed"] as const;
export const MOST_AT_ONCE = 500;

/** UTF-16 units; then of one candidate, and of a company. */
export const LONGEST_TAG = 30;
export const MOST_TAGS = 10;
export const MOST_COMPANY_TAGS = 100;

export const sameTag = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (tag: string) => tag.normalize("NFKC").toLowerCase();

/** Each with where whoever selects saw them. */
export const seenAs = (people: readonly { id: string; status: CandidateStatus }[]): string =>
  people.map(({ id, status }) => `${id}:${status}`).join(" ");

/** Whoever has an offer may have said no, and must not read that the company did. */
export const asksWhoSaidNo = (from: CandidateStatus, to: CandidateStatus): boolean =>
  from === "offer_sent" && to === "passed";

/** A no of the company's; whoever declines an offer has said it themselves. */
export const needsReason = (to: CandidateStatus, offer: OfferEnd | null): boolean =>
  to === "passed" && offer !== "declined";

/** Whence somebody can be brought back, by an act of its own. */
export const mayReconsider = (status: CandidateStatus): boolean => MOVES[status].length === 0;

export const statusLabel = (status: CandidateStatus): string => CANDIDATE_STATUS_LABELS[status];

const ACTIONS: Readonly<Record<Exclude<CandidateStatus, "pending">, string>> = {
  interview_approved: "Approve for Interview",
  offer_sent: "Send Job Offer",
  offer_accepted: "Mark Offer Accepted",
  passed: "Pass",
};

export const actionLabel = (to: CandidateStatus): string => (to === "pending" ? "" : ACTIONS[to]);

/** What a stepper shows; `current` counts from 1. */
export type Steps = { steps: string[]; current: number; skipped?: readonly string[] };

/** Whoever was passed has gone no further than `passedFrom`; `end` says how it ended. */
export function stepsOf(
  status: CandidateStatus,
  passedFrom: CandidateStatus = "pending",
  end = statusLabel(status),
): Steps {
  if (status !== "passed")
    return { steps: ON_THE_WAY.map(statusLabel), current: ON_THE_WAY.indexOf(status) + 1 };
  const reached = ON_THE_WAY.slice(0, Math.max(1, ON_THE_WAY.indexOf(passedFrom) + 1));
  return { steps: [...reached.map(statusLabel), end], current: reached.length + 1 };
}

const ON_THE_WAY: readonly CandidateStatus[] = [
  "pending",
  "interview_approved",
  "offer_sent",
  "offer_accepted",
];

export type ScoreBand = "green" | "blue" | "orange" | "red";

/** The specification's bands (section 9): 90 and up, 80 and up, 70 and up, below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return "green";
  if (score >= 80) return "blue";
  return score >= 70 ? "orange" : "red";
}

const FILTERS = { green: "90", blue: "80", orange: "70", red: "below" } as const;

/** By which choice of the list's score filter somebody is found. */
export const scoreFilterOf = (score: number | null) => (score === null ? "none" : FILTERS[scoreBand(score)]);

/** Why there is no score, in a few words; null when there is one. `cv` is null when no CV was sent. */
export function missingScore(facts: {
  score: number | null;
  evaluation: EvaluationState;
  cv: TextState | null;
  unread: Unread | null;
}): string | null {
  // Nobody is told what is missing where nothing is evaluated.
  if (facts.score !== null || facts.evaluation === "off") return null;
  if (facts.evaluation === "waiting") return facts.cv === "waiting" ? "Reading…" : "Evaluating…";
  if (isUnread(facts.cv)) return UNREAD_WORDS["CV not read"].label;
  if (facts.unread !== null) return UNREAD_WORDS[facts.unread].label;
  return facts.evaluation === "done" ? "Nothing to judge" : "Not evaluated";
}
