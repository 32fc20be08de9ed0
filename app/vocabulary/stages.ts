/** What kind of step a stage of a job's own is, in the order of a hire. */
export const STAGE_KINDS = [
  "review",
  "screen",
  "interview",
  "offer",
  "hired",
  "passed",
  "withdrawn",
] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** `shown`: what applicants read where nothing else is said. */
export const STAGE_KIND_WORDS: Readonly<Record<StageKind, { label: string; shown: string }>> = {
  review: { label: "Review", shown: "In review" },
  screen: { label: "Screening", shown: "Screening" },
  interview: { label: "Interview", shown: "Interview" },
  offer: { label: "Offer", shown: "Offer" },
  hired: { label: "Hired", shown: "Offer accepted" },
  passed: { label: "Passed", shown: "Not taken further" },
  withdrawn: { label: "Withdrawn", shown: "Withdrawn" },
};

/**
 * A stage as a form, a template and a job have it. `promiseDays` is null where nothing is promised;
 * `mailTemplate` is the id of the mail for whoever stands there, empty or absent where it has none.
 */
export type StageFacts = {
  name: string;
  kind: StageKind;
  shownAs: string;
  promiseDays: number | null;
  mailTemplate?: string;
};
