import { after, days } from "~/lib/time";
import { counted } from "~/lib/words";

export const NOTICE_TYPES = ["report", "appeal"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const NOTICE_LABELS: Record<NoticeType, string> = {
  report: "Report of alleged unlawful content",
  appeal: "Appeal of a previous decision",
};

/** The specification's target. (Its 72 hours for an acknowledgement are kept by sending that at once.) */
const INVESTIGATED_WITHIN = days(14);

/** The moment by which we aim to have decided. */
export const dueAt = (createdAt: Date): Date => after(createdAt, INVESTIGATED_WITHIN);

/** How far an open notice is from the day it is due by, in words; `late` once that day is over (UTC, as days are shown). */
export function dueIn(createdAt: Date, now: Date): { late: boolean; words: string } {
  const left = dayNumber(dueAt(createdAt)) - dayNumber(now);
  if (left < 0) return { late: true, words: `Overdue by ${counted(-left, "day")}` };
  return { late: false, words: left === 0 ? "Due today" : `Due in ${counted(left, "day")}` };
}

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / days(1));

export const NOTICE_STATES = ["open", "decided"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** What an address asks to be shown; null for all. */
export const noticeState = (text: string | null): NoticeState | null =>
  NOTICE_STATES.find((state) => state === text) ?? null;

/**
 * What a decision can say: the restrictions of Article 17(1) of the Digital Services Act that the terms know, none, the two ends of an
 * appeal (Article 20), and that a notice tells too little to decide on it (Article 16(2)).
 */
export const OUTCOMES = {
  removed: "The content was removed",
  restricted: "Access to the content was restricted",
  account: "The account that posted the content was paused or closed",
  "no-action": "No action was taken",
  reversed: "The earlier decision was reversed",
  upheld: "The earlier decision stands",
  unclear: "Closed without a decision, because something is missing",
} as const;
export type Outcome = keyof typeof OUTCOMES;

const OF_REPORTS = ["removed", "restricted", "account", "no-action", "unclear"] as const;
const OF_APPEALS = ["reversed", "upheld", "unclear"] as const;

/** How a notice of this type can end. */
export const outcomesOf = (noticeType: string) => (noticeType === "appeal" ? OF_APPEALS : OF_REPORTS);

/** Whether automated means had a part (Article 16(6)). The decision itself is a person's, as /dsa promises. */
export const MEANS = {
  none: "No automated means were used: a person looked into it and decided",
  assisted: "Automated means helped to look into it, as the reasons say; a person decided",
} as const;
export type Means = keyof typeof MEANS;
export const MEANS_NAMES = ["none", "assisted"] as const satisfies Means[];

/** UTF-16 units, as of an answer to feedback; and bytes of a form with so many, up to nine for each. */
export const LONGEST_REASONS = 5000;
export const DECISION_BYTES = 64 * 1024;

/** What people quote: the year, and the last ten characters of the notice's id. */
export const referenceOf = (id: string, now: Date): string => `DSA-${now.getUTCFullYear()}-${id.slice(-10)}`;

export const isReference = (text: string | null): text is string =>
  text !== null && /^DSA-\d{4}-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
