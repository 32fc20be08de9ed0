import { after, days } from "~/lib/time";
import { counted } from "~/lib/words";
import type { Outcome } from "~/vocabulary/notices";

/** The specification's target. (Its 72 hours for an acknowledgement are kept by sending that at once.) */
const INVESTIGATED_WITHIN = days(14);

export const dueAt = (createdAt: Date): Date => after(createdAt, INVESTIGATED_WITHIN);

/** `late` once the day it is due by is over (UTC, as days are shown). */
export function dueIn(createdAt: Date, now: Date): { late: boolean; words: string } {
  const left = dayNumber(dueAt(createdAt)) - dayNumber(now);
  if (left < 0) return { late: true, words: `Overdue by ${counted(-left, "day")}` };
  return { late: false, words: left === 0 ? "Due today" : `Due in ${counted(left, "day")}` };
}

const OLDEST_SIGNATURE_DAYS = 365;

/** What is wrong with the day of a signature, if anything. It is tomorrow already in parts of the world. */
export function signedOnProblem(day: string, now: Date): string | null {
  const ago = dayNumber(now) - dayNumber(new Date(`${day}T00:00:00Z`));
  if (ago < -1) return "This day is still to come: please give the day you sign";
  return ago > OLDEST_SIGNATURE_DAYS ? "This day is long over: please give the day you sign" : null;
}

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / days(1));

const NOTICE_STATES = ["open", "decided"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const noticeState = (text: string | null): NoticeState | null =>
  NOTICE_STATES.find((state) => state === text) ?? null;

const OF_REPORTS = ["removed", "restricted", "account", "no-action", "unclear"] as const satisfies Outcome[];
const OF_APPEALS = ["reversed", "upheld", "unclear"] as const satisfies Outcome[];

export const outcomesOf = (noticeType: string) => (noticeType === "appeal" ? OF_APPEALS : OF_REPORTS);

/** UTF-16 units, as of an answer to feedback; and bytes of a form with so many, up to nine for each. */
export const LONGEST_REASONS = 5000;
export const DECISION_BYTES = 64 * 1024;

/** The year, and the last ten characters of the notice's id. */
export const referenceOf = (id: string, now: Date): string => `DSA-${now.getUTCFullYear()}-${id.slice(-10)}`;

export const isReference = (text: string | null): text is string =>
  text !== null && /^DSA-\d{4}-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
