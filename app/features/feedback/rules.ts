const KINDS = {
  feature: {
    address: "Feature",
    title: "Add Feature",
    thanks: "We read every request for a feature, and weigh it against what others ask for.",
  },
  idea: {
    address: "Idea",
    title: "New Idea",
    thanks: "Good ideas often start small. We will think yours through.",
  },
  issue: {
    address: "Issue",
    title: "Report Issue",
    thanks: "We will look into it, and write to you if we need to know more.",
  },
  feedback: {
    address: "Feedback",
    title: "Provide Feedback",
    thanks: "What you tell us decides what we work on next.",
  },
} as const;

export type FeedbackType = keyof typeof KINDS;

/** The type that an address means, however it is written: anything unknown is feedback. */
export function feedbackType(text: string | undefined): FeedbackType {
  const lower = text?.toLowerCase() ?? "";
  return Object.hasOwn(KINDS, lower) ? (lower as FeedbackType) : "feedback";
}

/** What a type is called, its place in the address, and what its sender reads afterwards. */
export const feedbackKind = (type: FeedbackType) => KINDS[type];
