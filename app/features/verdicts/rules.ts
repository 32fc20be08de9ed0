/**
 * So many points off the machine's score a person's may be without a word of why. The labels (90 and up, 80 and up, below) stand
 * ten apart, so that a verdict which could tell another story always tells it.
 */
const FREE_MARGIN = 10;

/** Whether a verdict needs a reason. Where the machine shows no score, everything a person says is news. */
export const needsReason = (score: number, machineScore: number | null): boolean =>
  machineScore === null || Math.abs(score - machineScore) > FREE_MARGIN;
