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

/** Characters (code points). The specification sets the least; the form advises 12. */
export const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 128;

export const TOO_SHORT = "Password must be at least 6 characters long";
export const TOO_LONG = "Password must be at most 128 characters long";
export const TOO_WEAK = "Password is too weak. Please choose a stronger password.";

export const isTooShort = (password: string): boolean => [...password].length < SHORTEST_PASSWORD;

/** Stands before any hashing, so it looks at the cheap length first: a code point has at most two code units. */
export const isTooLong = (password: string): boolean =>
  password.length > 2 * LONGEST_PASSWORD || [...password].length > LONGEST_PASSWORD;

/** Whether a provider says that an address is its person's own, and the address is one that it may speak for. */
export const isVouchedFor = (
  person: { email: string; emailVerified: boolean },
  emailDomain: string | null,
): boolean =>
  person.emailVerified && (emailDomain === null || person.email.endsWith(`@${emailDomain.toLowerCase()}`));
