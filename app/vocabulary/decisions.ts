/** How long a decision can be taken back, which is how long its mail waits. */
export const UNDO_WINDOWS = ["none", "10-minutes", "60-minutes", "morning"] as const;
export type UndoWindow = (typeof UNDO_WINDOWS)[number];

/** As the reason proposes, or otherwise. */
export const POOL_CHOICES = ["", "yes", "no"] as const;
export type PoolChoice = (typeof POOL_CHOICES)[number];

/**
 * Why somebody is told no: `ours` inside the company, `theirs` to the applicant. `brief` needs no detail. The
 * mail is written by `template`, its id; without one it is the usual one.
 */
export type Reason = {
  id: string;
  ours: string;
  theirs: string;
  active: boolean;
  brief?: true;
  template?: string;
  /** Proposes the talent pool. */
  pool?: true;
};
