export const ALERT_RHYTHMS = ["daily", "weekly"] as const;
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number];

export const RHYTHM_LABELS: Record<AlertRhythm, string> = {
  daily: "Every morning",
  weekly: "Every Monday",
};
