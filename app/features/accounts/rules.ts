import { after, days, hours, minutes } from "~/lib/time";

/** Idle and absolute limits of a session (security.md A11). */
export const IDLE_REMEMBERED = days(14);
export const IDLE = hours(12);
export const ABSOLUTE = days(30);

/** How long a mailed link works (security.md A14). */
export const VERIFY_LINK_LIFETIME = hours(24);
export const RESET_LINK_LIFETIME = hours(1);

export function sessionIsTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() > createdAt.getTime() + ABSOLUTE;
}

/** A further verification e-mail may be asked for once a minute. */
export function mayResend(lastSentAt: Date, now: Date): boolean {
  return now.getTime() >= after(lastSentAt, minutes(1)).getTime();
}

/** First and second word of a name, as the specification's profile wants them. */
export function splitName(personName: string): { firstName: string; lastName: string } {
  const [firstName = "", lastName = ""] = personName.trim().split(/\s+/);
  return { firstName, lastName };
}
