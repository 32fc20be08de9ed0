import { after, days, hours, minutes } from "~/lib/time";

/** Idle and absolute limits of a session. */
export const IDLE_REMEMBERED = days(14);
export const IDLE = hours(12);
export const ABSOLUTE = days(30);

/** How long a mailed link works, by its purpose. */
export const LINK_LIFETIMES = { verify: hours(24), reset: hours(1), "change-email": hours(24) } as const;

/** How often a client may try to register: the answer tells whether an address has an account. */
export const REGISTRATIONS = { most: 5, within: hours(1) } as const;

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
