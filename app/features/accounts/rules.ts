import { after, days, hours } from "~/lib/time";

export const IDLE_REMEMBERED = days(14);
export const IDLE = hours(12);
const ABSOLUTE = days(30);

export const LINK_LIFETIMES = {
  verify: hours(24),
  reset: hours(1),
  "change-email": hours(24),
  "keep-email": hours(24),
} as const;

export const ERASURE_GRACE = days(14);

export function sessionIsTooOld(createdAt: Date, now: Date): boolean {
  return createdAt < oldestSession(now);
}

export const oldestSession = (now: Date): Date => after(now, -ABSOLUTE);

/** First and second word, as the specification's profile has them. */
export function splitName(personName: string): { firstName: string; lastName: string } {
  const [firstName = "", lastName = ""] = personName.trim().split(/\s+/);
  return { firstName, lastName };
}

export const TOO_WEAK = "Password is too weak. Please choose a stronger password.";

export const isVouchedFor = (
  person: { email: string; emailVerified: boolean },
  emailDomain: string | null,
): boolean =>
  person.emailVerified && (emailDomain === null || person.email.endsWith(`@${emailDomain.toLowerCase()}`));

const RESERVED = new Set(
  "jobs admin api www careers embed new rolecall help support about login register settings all".split(" "),
);

export const isReserved = (slug: string): boolean => RESERVED.has(slug);

/** Characters of a slug at least and at most. */
export const SLUG = { shortest: 2, longest: 60 } as const;

export const isSlug = (slug: string): boolean =>
  /^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(slug) && slug.length >= SLUG.shortest && slug.length <= SLUG.longest;

export const SLUG_TAKEN = "That address is taken";

/** Of lines as typed: their origins, one a line; null where one is no `https://host` alone. */
export function originsIn(typed: string): string | null {
  const lines = typed.split("\n").flatMap((line) => line.trim() || []);
  const addresses = lines.map((line) => (isWebsite(line) ? new URL(line).href.slice(0, -1) : ""));
  return addresses.every((address) => ORIGIN.test(address)) ? [...new Set(addresses)].join("\n") : null;
}

/** A URL's host may hold `;`, which would end a rule of a content policy. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

export const isWebsite = (typed: string): boolean =>
  typed.length <= 200 && URL.canParse(typed) && new URL(typed).protocol === "https:";

export const MOST_PASSKEYS = 10;

/** An app's codes or a passkey: what is asked for after the password. */
export const hasSecondFactor = (user: { secondFactor: string | null; passkeys: number }): boolean =>
  user.secondFactor !== null || user.passkeys > 0;
