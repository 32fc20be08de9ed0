/** How long a decision can be taken back, which is how long its mail waits. */
export const UNDO_WINDOWS = ["none", "10-minutes", "60-minutes", "morning"] as const;
export type UndoWindow = (typeof UNDO_WINDOWS)[number];
