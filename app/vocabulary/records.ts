/** Records that show if they were touched. A review request and its answer are sealed apart. */
export const SEALED_LABELS = {
  evaluation: "evaluation",
  verdict: "verdict",
  card: "scorecard",
  move: "decision",
  request: "review request",
  answer: "answer to a review request",
  correction: "correction",
  comment: "comment",
  erasure: "note of an erasure",
} as const;

export type SealedKind = keyof typeof SEALED_LABELS;

export const SEALED_KINDS = Object.keys(SEALED_LABELS) as [SealedKind, ...SealedKind[]];
