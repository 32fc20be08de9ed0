export const NOTICE_TYPES = ["report", "appeal"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];
export const NOTICE_LABELS: Readonly<Record<NoticeType, string>> = {
  report: "Report of alleged unlawful content",
  appeal: "Appeal of a previous decision",
};

/** Digital Services Act: Articles 17(1), 20 (ends of an appeal) and 16(2) (too little to decide on). */
export const OUTCOMES = [
  "removed",
  "restricted",
  "account",
  "no-action",
  "reversed",
  "upheld",
  "unclear",
] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  removed: "The content was removed",
  restricted: "Access to the content was restricted",
  account: "The account that posted the content was paused or closed",
  "no-action": "No action was taken",
  reversed: "The earlier decision was reversed",
  upheld: "The earlier decision stands",
  unclear: "Closed without a decision, because something is missing",
};

/** Whether automated means had a part (Article 16(6)). A person decides, as /dsa promises. */
export const MEANS = ["none", "assisted"] as const;
export type Means = (typeof MEANS)[number];
export const MEANS_LABELS: Readonly<Record<Means, string>> = {
  none: "No automated means were used: a person looked into it and decided",
  assisted: "Automated means helped to look into it, as the reasons say; a person decided",
};
