export const BETA_STATUSES = ["pending", "approved"] as const;
export type BetaStatus = (typeof BETA_STATUSES)[number];

export const statusLabel = (status: string): string => (status === "" ? "unknown" : status);
