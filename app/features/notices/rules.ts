import { days } from "~/lib/time";

export const NOTICE_TYPES = ["report", "appeal"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const NOTICE_LABELS: Record<NoticeType, string> = {
  report: "Report of alleged unlawful content",
  appeal: "Appeal of a previous decision",
};

/** The specification's target. (Its 72 hours for an acknowledgement are kept by sending that at once.) */
export const INVESTIGATED_WITHIN = days(14);

/** What people quote: the year, and the last ten characters of the notice's id. */
export const referenceOf = (id: string, now: Date): string => `DSA-${now.getUTCFullYear()}-${id.slice(-10)}`;

export const isReference = (text: string | null): text is string =>
  text !== null && /^DSA-\d{4}-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
