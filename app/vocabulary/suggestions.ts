export const SUGGESTION_ANSWERS = ["done", "not-now"] as const;
export type SuggestionAnswer = (typeof SUGGESTION_ANSWERS)[number];

export const SUGGESTION_LABELS: Readonly<Record<SuggestionAnswer, string>> = {
  done: "Done",
  "not-now": "Not now",
};
