export const FEEDBACK_TYPES = ["feedback", "idea", "issue", "feature"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
