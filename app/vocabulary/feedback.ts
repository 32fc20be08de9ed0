export const FEEDBACK_TYPES = ["feedback", "idea", "issue", "feature"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_NOUNS: Readonly<Record<FeedbackType, string>> = {
  feature: "request",
  idea: "idea",
  issue: "report",
  feedback: "feedback",
};
