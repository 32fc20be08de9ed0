import { FEEDBACK_NOUNS, type FeedbackType } from "~/vocabulary/feedback";

const KINDS = {
  feature: {
    address: "Feature",
    noun: FEEDBACK_NOUNS.feature,
    title: "Add Feature",
    thanks: "We read every request for a feature, and weigh it against what others ask for.",
  },
  idea: {
    address: "Idea",
    noun: FEEDBACK_NOUNS.idea,
    title: "New Idea",
    thanks: "Good ideas often start small. We will think yours through.",
  },
  issue: {
    address: "Issue",
    noun: FEEDBACK_NOUNS.issue,
    title: "Report Issue",
    thanks: "We will look into it, and write to you if we need to know more.",
  },
  feedback: {
    address: "Feedback",
    noun: FEEDBACK_NOUNS.feedback,
    title: "Provide Feedback",
    thanks: "What you tell us decides what we work on next.",
  },
} as const satisfies Record<FeedbackType, object>;

export function feedbackType(text: string | undefined): FeedbackType {
  const lower = text?.toLowerCase() ?? "";
  return Object.hasOwn(KINDS, lower) ? (lower as FeedbackType) : "feedback";
}

export const feedbackKind = (type: FeedbackType) => KINDS[type];

/** An issue's parts as one message; whoever says neither where nor what was expected has said enough. */
export function wholeMessage({ message, where, expected }: Asked): string {
  const parts = [message, where && `Where: ${where}`, expected && `Expected: ${expected}`];
  return parts.filter(Boolean).join("\n\n");
}

type Asked = { message: string; where: string; expected: string };

const FEEDBACK_STATES = ["open", "answered"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export const feedbackState = (text: string | null): FeedbackState | null =>
  FEEDBACK_STATES.find((state) => state === text) ?? null;

/** UTF-16 units, of a message and of an answer. */
export const LONGEST_MESSAGE = 5000;

/** Bytes of a form with one of them: up to nine for each character. */
export const FORM_BYTES = 64 * 1024;
