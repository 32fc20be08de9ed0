import type { ScoreBand } from "./rules";

export const LABELS: Readonly<Record<ScoreBand, string>> = {
  green: "Strong Hire",
  blue: "Hire",
  orange: "Consider",
  red: "Consider",
};

/** Below this a score says that hardly anything was shown. Of 100. */
const LITTLE = 40;

/** What stands beside “Consider” below 70, where the label alone would promise too much; else null. */
export function besideLabel(score: number): string | null {
  if (score >= 70) return null;
  return score < LITTLE ? "little of what is asked for is shown" : "part of what is asked for is shown";
}
