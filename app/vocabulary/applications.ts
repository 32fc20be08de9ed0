export const WORK_AUTHORIZATIONS = ["yes", "no"] as const;
export type WorkAuthorization = (typeof WORK_AUTHORIZATIONS)[number];

export const START_DATES = [
  "immediately",
  "1-week",
  "2-weeks",
  "1-month",
  "2-months",
  "3-months",
  "other",
] as const;
export type StartDate = (typeof START_DATES)[number];
/** In a form and on its own, and within a sentence about a candidate. */
export const START_DATE_LABELS: Readonly<Record<StartDate, { label: string; phrase: string }>> = {
  immediately: { label: "Immediately", phrase: "can start at once" },
  "1-week": { label: "In 1 week", phrase: "can start in a week" },
  "2-weeks": { label: "In 2 weeks", phrase: "can start in 2 weeks" },
  "1-month": { label: "In 1 month", phrase: "can start in a month" },
  "2-months": { label: "In 2 months", phrase: "can start in 2 months" },
  "3-months": { label: "In 3 months", phrase: "can start in 3 months" },
  other: { label: "Another date, to be agreed", phrase: "start date to be agreed" },
};

/** Where a candidate stands (specification, section 4), and how a recruiter reads it. */
/** Undecided, and asleep until a day; or awake again, and on top. */
export const SNOOZES = ["snoozed", "back"] as const;
/** Whether a scorecard ends a snooze too, and whether one did. */
export const SNOOZE_CARDS = ["awaited", "in"] as const;
export type SnoozeCard = (typeof SNOOZE_CARDS)[number];
export type Snooze = (typeof SNOOZES)[number];

/** What whoever may not decide can propose. */
export const PROPOSALS = ["offer_sent", "passed"] as const;
export type Proposal = (typeof PROPOSALS)[number];

export const CANDIDATE_STATUSES = [
  "pending",
  "interview_approved",
  "offer_sent",
  "offer_accepted",
  "passed",
] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
export const CANDIDATE_STATUS_LABELS: Readonly<Record<CandidateStatus, string>> = {
  pending: "Initial Review",
  interview_approved: "Interview",
  offer_sent: "Offer sent",
  offer_accepted: "Hired",
  passed: "Passed",
};

/** How an offer ended that was not accepted: the candidate said no, or the company took it back. */
export const OFFER_ENDS = ["declined", "withdrawn"] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

/** How it ended without a no of the company's; `left`: whoever applied withdrew it. */
export const APPLICATION_ENDS = [...OFFER_ENDS, "left"] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** `off`: submitted while the company had evaluation switched off. */
export const EVALUATION_STATES = ["none", "waiting", "done", "failed", "off"] as const;
export type EvaluationState = (typeof EVALUATION_STATES)[number];

export const STATUS_FOR_APPLICANT: Readonly<Record<CandidateStatus, { label: string; meaning: string }>> = {
  pending: {
    label: "In review",
    meaning: "Your application is with the people who are hiring. They read it and decide what comes next.",
  },
  interview_approved: {
    label: "Interview",
    meaning: "They would like to talk to you, and will write to you to find a time.",
  },
  offer_sent: {
    label: "Offer",
    meaning: "They have decided to offer you the job. The offer itself comes from them.",
  },
  offer_accepted: {
    label: "Offer accepted",
    meaning: "Your acceptance is on record. They will write to you about your first day.",
  },
  passed: {
    label: "Not taken further",
    meaning: "They have decided not to go on with your application for this job.",
  },
};
