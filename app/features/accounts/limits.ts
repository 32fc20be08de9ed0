import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { widerNetworkOf } from "~/lib/network-of";
import { sha256 } from "~/lib/secrets";
import { after, days, hours, minutes } from "~/lib/time";
import type { AccountType } from "~/vocabulary/accounts";
import type { Db } from "../../../db/client";
import { attempts, users } from "../../../db/schema";
import { counted, countedBeside, countsOf, forgiveAttempt, type Limit, takeTurn } from "./attempts";

/** What a network of five hundred people would meet of each stands in `docs/limits.md`. */
export const NETWORK_LIMITS = {
  applicant: { slowFrom: 200, most: 1000, within: hours(1) },
  buyer: { slowFrom: 10, most: 20, within: hours(1) },
  "address-taken": { slowFrom: 20, most: 100, within: hours(1) },
  "sign-in": { slowFrom: 30, most: 100, within: minutes(10) },
  mail: { slowFrom: 100, most: 200, within: hours(1) },
  beta: { slowFrom: 5, most: 50, within: hours(1) },
  notice: { slowFrom: 5, most: 20, within: hours(1) },
  evidence: { slowFrom: 20, most: 60, within: hours(1) },
  pass: { most: 5, within: minutes(10) },
} satisfies Record<string, Omit<Limit, "key">>;

export const networkLimit = async (what: keyof typeof NETWORK_LIMITS, clientIp: string): Promise<Limit> => ({
  key: await key(`network-${what}`, clientIp),
  ...NETWORK_LIMITS[what],
});

type What = keyof typeof NETWORK_LIMITS;

/** Of an IPv6 network also the wider one round it, which counts for ten. */
export const networkLimits = async (what: What, clientIp: string): Promise<Limit[]> => [
  await networkLimit(what, clientIp),
  ...(await widerLimit(what, clientIp)),
];

async function widerLimit(what: What, clientIp: string): Promise<Limit[]> {
  const wider = widerNetworkOf(clientIp);
  if (wider === null) return [];
  const { most, within, ...limit }: Omit<Limit, "key"> = NETWORK_LIMITS[what];
  const slowFrom = limit.slowFrom === undefined ? {} : { slowFrom: limit.slowFrom * 10 };
  return [{ key: await key(`network-${what}`, wider), most: most * 10, within, ...slowFrom }];
}

/** Wrong passwords of the team's page from all networks together. */
const PASS_AS_A_WHOLE: Limit = { key: "pass-as-a-whole", slowFrom: 20, most: 100, within: minutes(10) };

/** Null when the team's password may be looked at. Whoever opened the page here lately is not kept out. */
export async function countPass(db: Db, clientIp: string, now: Date): Promise<number | null> {
  const limits = await networkLimits("pass", clientIp);
  const [counts, known] = await db.batch([
    counted(db, [...limits, PASS_AS_A_WHOLE], now),
    countsOf(db, [await acquaintance(clientIp, "/pass")], now),
  ]);
  return takeTurn(counts, known.length > 0 ? limits : [...limits, PASS_AS_A_WHOLE], now);
}

/** Statements. */
export const forgivePass = async (db: Db, clientIp: string, now: Date) =>
  [
    forgiveAttempt(db, [...(await networkLimits("pass", clientIp)), PASS_AS_A_WHOLE], now),
    counted(db, [await acquaintance(clientIp, "/pass")], now),
  ] as const;

/** Addresses stand in the keys as hashes only. */
const key = async (what: string, ...of: string[]) => `${what}:${await sha256(of.join("\n"))}`;

const TRIES = { most: 10, within: minutes(10) };

/** By network, so that nobody can lock another person out. */
const signInLimit = async (clientIp: string, email: string): Promise<Limit> => ({
  key: await key("sign-in-as", clientIp, email),
  ...TRIES,
});

export const confirmLimits = async (clientIp: string, email: string): Promise<Limit[]> => [
  { key: await key("confirm-as", clientIp, email), ...TRIES },
  { key: await key("confirm-account", email), slowFrom: 20, most: 100, within: hours(1) },
];

/** Whoever has just been let in from a network is not kept out by what others do there. */
const acquaintance = async (clientIp: string, email: string): Promise<Limit> => ({
  key: await key("known-at", clientIp, email),
  most: 0,
  within: hours(12),
});

/** Failures for one account from all networks together, an account or not. */
const accountLimit = async (email: string): Promise<Limit> => ({
  key: await key("sign-in-account", email),
  slowFrom: 20,
  most: 100,
  within: hours(1),
});

export const signInLinkLimits = async (email: string): Promise<Limit[]> => [
  { key: await key("sign-in-link", email), most: 1, within: hours(12) },
];

type Trying = { clientIp: string; email: string; browser: string | null };

/**
 * `seconds` is null when the password may be looked at. What others try for the account keeps neither a known
 * browser out nor a known network; for anybody else `needsLink` says that only a mailed link helps.
 */
export async function countSignIn(db: Db, { clientIp, email, browser }: Trying, now: Date) {
  const own = await signInLimit(clientIp, email);
  const account = await accountLimit(email);
  const networks = await networkLimits("sign-in", clientIp);
  const ofBrowser = browser === null ? [account] : [{ key: await key("browser", browser), ...TRIES }];
  const limits = [...networks, own, ...ofBrowser];
  const [counts, known] = await db.batch([
    counted(db, limits, now),
    countsOf(db, [await acquaintance(clientIp, email)], now),
  ]);
  if (known.length > 0) return { seconds: await takeTurn(counts, [own], now), needsLink: false, limits };
  if (browser !== null)
    return { seconds: await takeTurn(counts, [own, ...ofBrowser], now), needsLink: false, limits };
  const needsLink = counts.some(({ key, count }) => key === account.key && count > account.most);
  return { seconds: await takeTurn(counts, limits, now), needsLink, limits };
}

/** Statements: what failed here before the right password came was this person's own. */
export async function forgiveSignIn(db: Db, { clientIp, email, browser }: Trying, now: Date) {
  const account = await signInLimit(clientIp, email);
  const wider = await networkLimits("sign-in", clientIp);
  const of = browser === null ? await accountLimit(email) : { key: await key("browser", browser) };
  const counters = [...wider, of].map((limit) => limit.key);
  const own = sql`coalesce((select count from ${attempts} where key = ${account.key}
    and resets_at > ${now.getTime()}), 0)`;
  return [
    db
      .update(attempts)
      .set({ count: sql`max(0, ${attempts.count} - ${own})` })
      .where(and(inArray(attempts.key, counters), gt(attempts.resetsAt, now))),
    db.delete(attempts).where(eq(attempts.key, account.key)),
    counted(db, [await acquaintance(clientIp, email)], now),
  ] as const;
}

/** From so many accounts an hour on, a network is a crowd. */
const CROWD = 20;

/**
 * `seconds` is null when an account may be made, which is counted with it; else the time until one may. In a
 * crowd, statements stand `alongside` that make the new person known there.
 */
export async function countRegistration(
  db: Db,
  who: { clientIp: string; email: string; type: AccountType },
  now: Date,
) {
  const made = await networkLimit(who.type, who.clientIp);
  const taken = await networkLimit("address-taken", who.clientIp);
  const widerMade = await widerLimit(who.type, who.clientIp);
  const widerTaken = await widerLimit("address-taken", who.clientIp);
  const counts = await countedBeside(db, made, taken, now);
  if (widerMade.length > 0) {
    const [wider, told] = await db.batch([counted(db, widerMade, now), countsOf(db, widerTaken, now)]);
    counts.push(...wider, ...told.map((row) => ({ ...row, count: row.count + 1 })));
  }
  const seconds = await takeTurn(counts, [made, taken, ...widerMade, ...widerTaken], now);
  if (seconds !== null) await forgiveAttempt(db, [made, ...widerMade], now);
  const inCrowd = counts.some(({ key, count }) => key === made.key && count > CROWD);
  const known = counted(db, [await acquaintance(who.clientIp, who.email)], now);
  return { seconds, alongside: inCrowd ? [known] : [] };
}

/** No account was made. That an address has one is an answer of which few are given. */
export async function forgiveRegistration(
  db: Db,
  who: { clientIp: string; type: AccountType; taken: boolean },
  now: Date,
): Promise<void> {
  const made = forgiveAttempt(db, await networkLimits(who.type, who.clientIp), now);
  const taken = counted(db, await networkLimits("address-taken", who.clientIp), now);
  await (who.taken ? db.batch([made, taken]) : made);
}

/** Null when an e-mail may be sent there, else the seconds until the next may. */
export async function countMail(db: Db, clientIp: string, email: string, now: Date): Promise<number | null> {
  const limits: Limit[] = [
    { key: await key("mail-hour", email), most: 3, within: hours(1) },
    { key: await key("mail-day", email), most: 10, within: days(1) },
    ...(await networkLimits("mail", clientIp)),
  ];
  const [registered, counts] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.email, email),
          gt(users.createdAt, after(now, -hours(1))),
          isNotNull(users.verifyExpiresAt),
        ),
      ),
    counted(db, limits, now),
  ]);
  const [hourly, ...others] = limits;
  const left = hourly === undefined ? [] : [{ ...hourly, most: hourly.most - registered.length }];
  return takeTurn(counts, [...left, ...others], now);
}

/** A browser that knows the account has its own: whoever else knows the password keeps nobody out of it. */
export async function secondStepLimits(userId: string, browser: string | null): Promise<Limit[]> {
  const of = [userId, browser ?? "any other"];
  return [
    { key: await key("second-step", ...of), ...TRIES },
    { key: await key("second-step-day", ...of), most: 50, within: days(1) },
  ];
}

/** A challenge is answered once. */
export const challengeLimit = async (challenge: string): Promise<[Limit]> => [
  { key: await key("passkey-challenge", challenge), most: 1, within: minutes(10) },
];

export const resendLimits = async (userId: string): Promise<Limit[]> => [
  { key: await key("resend", userId), most: 1, within: minutes(1) },
];

export const correctionLimits = async (userId: string): Promise<Limit[]> => [
  { key: await key("correction", userId), most: 5, within: hours(1) },
];
