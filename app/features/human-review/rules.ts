/** UTF-16 units. */
export const LONGEST_COMMENT = 2000;
export const LONGEST_QUESTION = 1000;
/** UTF-16 units: as much as is ever read from a file, so that all of it can be sent back. */
export const LONGEST_TEXT = 200_000;
export const MOST_COMMENTS = 20;
export const MOST_CORRECTIONS = 10;
export const MOST_REVIEW_REQUESTS = 3;

/** Points off the machine's score that need no reason: as far as the labels stand apart. */
const FREE_MARGIN = 10;

/** Where the machine shows no score, every verdict needs one. */
export const needsReason = (score: number, machineScore: number | null): boolean =>
  machineScore === null || Math.abs(score - machineScore) > FREE_MARGIN;
