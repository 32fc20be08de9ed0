/** UTF-16 units. */
export const LONGEST_COMMENT = 2000;
export const LONGEST_QUESTION = 1000;
/** As much as is ever read from a file, so that all of it can be sent back. In UTF-16 units. */
export const LONGEST_TEXT = 200_000;
/** So many for one application; whoever has more to say writes an e-mail. */
export const MOST_COMMENTS = 20;
export const MOST_CORRECTIONS = 10;
export const MOST_REVIEW_REQUESTS = 3;

/**
 * So many points off the machine's score a person's may be without a word of why. The labels (90 and up, 80 and up, below) stand
 * ten apart, so that a verdict which could tell another story always tells it.
 */
const FREE_MARGIN = 10;

/** Whether a verdict needs a reason. Where the machine shows no score, everything a person says is news. */
export const needsReason = (score: number, machineScore: number | null): boolean =>
  machineScore === null || Math.abs(score - machineScore) > FREE_MARGIN;
