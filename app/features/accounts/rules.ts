import { after, days, hours } from "~/lib/time";

/** Idle and absolute limits of a session. */
export const IDLE_REMEMBERED = days(14);
export const IDLE = hours(12);
const ABSOLUTE = days(30);

/** How long a mailed link works, by its purpose. */
export const LINK_LIFETIMES = { verify: hours(24), reset: hours(1), "change-email": hours(24) } as const;

/** How long an account can be kept after its owner asked for it to be erased. */
export const ERASURE_GRACE = days(14);

export function sessionIsTooOld(createdAt: Date, now: Date): boolean {
  return createdAt < oldestSession(now);
}

/** A session that began before this is over, however much it is used. */
export const oldestSession = (now: Date): Date => after(now, -ABSOLUTE);

/** First and second word of a name, as the specification's profile wants them. */
export function splitName(personName: string): { firstName: string; lastName: string } {
  const [firstName = "", lastName = ""] = personName.trim().split(/\s+/);
  return { firstName, lastName };
}

export const TOO_WEAK = "Password is too weak. Please choose a stronger password.";

/** Whether a provider says that an address is its person's own, and the address is one that it may speak for. */
export const isVouchedFor = (
  person: { email: string; emailVerified: boolean },
  emailDomain: string | null,
): boolean =>
  person.emailVerified && (emailDomain === null || person.email.endsWith(`@${emailDomain.toLowerCase()}`));
