import { after, days } from "~/lib/time";
import { type ApplicationEnd, type CandidateStatus, STATUS_FOR_APPLICANT } from "~/vocabulary/applications";
import type { JobStatus } from "~/vocabulary/jobs";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";

export const STEPS = ["form", "verify", "upload", "questions", "evaluation"] as const;
export type Step = (typeof STEPS)[number];
export const STEP_WORDS: Record<Step, string> = {
  form: "Application form",
  verify: "Verify email",
  upload: "Upload CV",
  questions: "Role questions",
  evaluation: "AI evaluation",
};

/** UTF-16 units; about two pages. */
export const LONGEST_ANSWER = 5000;

export const stepWords = (step: Step, evaluates: boolean): string =>
  step === "evaluation" && !evaluates ? "A person reads it" : STEP_WORDS[step];

type Progress = { hasCv: boolean; submitted: boolean; evaluated: boolean };

/** Null when all five are done. */
export function currentStep(progress: Progress): Step | null {
  if (!progress.hasCv) return "upload";
  if (!progress.submitted) return "questions";
  return progress.evaluated ? null : "evaluation";
}

/** Counts from 1: the number in "Step 3 of 5". */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

export function openingState(status: JobStatus): "open" | "paused" | "closed" | "hidden" {
  switch (status) {
    case "active":
      return "open";
    case "draft":
      return "hidden";
    case "paused":
    case "closed":
      return status;
  }
}

/** An application begun while the job was open may be finished, until the job is closed. */
export const mayStillSubmit = (status: JobStatus): boolean => status !== "closed";

const ENDED: Record<ApplicationEnd, string> = {
  declined: "You have declined the offer, and your application for this job has ended.",
  withdrawn: "They have withdrawn the offer, and your application for this job has ended.",
  left: "You have withdrawn this application, and nobody decides on it any more.",
};

/** The state in a word or two, as whoever applied reads it; `stage` is the job's own word for it. */
export const stateForApplicant = (
  status: CandidateStatus,
  end: ApplicationEnd | null,
  stage: string | null = null,
): string => {
  if (end === "left") return "Withdrawn";
  return stageBeside(stage, end) ?? (end === null ? STATUS_FOR_APPLICANT[status].label : OFFER_ENDED[end]);
};

/** A stage that says no more than a no says less than what ended an offer. */
export const stageBeside = <Stage extends string | null | undefined>(
  stage: Stage,
  end: ApplicationEnd | null,
) => (end !== null && stage === STATUS_FOR_APPLICANT.passed.label ? undefined : stage);

export const OFFER_ENDED = { declined: "You declined", withdrawn: "Offer withdrawn" } as const;

export const meaningForApplicant = (status: CandidateStatus, end: ApplicationEnd | null): string =>
  end === null ? STATUS_FOR_APPLICANT[status].meaning : ENDED[end];

export const hasEnded = (status: CandidateStatus): boolean =>
  status === "passed" || status === "offer_accepted";

export const isDecided = (status: CandidateStatus): boolean => status === "offer_sent" || hasEnded(status);

/** Counts from 1; null when all have an answer. */
export function firstUnanswered(
  questionIds: readonly number[],
  answered: ReadonlySet<number>,
): number | null {
  const index = questionIds.findIndex((id) => !answered.has(id));
  return index === -1 ? null : index + 1;
}

export const KEPT_FOR = days(SENT_KEPT_YEARS * 365);
const SAID_BEFORE = days(60);

/** The day on which age ends it, once that is near; null until then. */
export function endsOfAge(createdAt: Date, now: Date): Date | null {
  const ends = after(createdAt, KEPT_FOR);
  return after(ends, -SAID_BEFORE) <= now ? ends : null;
}
