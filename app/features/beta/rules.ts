export const BETA_STATUSES = ["pending", "approved"] as const;
export type BetaStatus = (typeof BETA_STATUSES)[number];

/** A status as people read it: as given, or `unknown` for none. */
export const statusLabel = (status: string): string => (status === "" ? "unknown" : status);
