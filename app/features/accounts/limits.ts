import { and, eq, gt, isNotNull } from "drizzle-orm";
import { sha256 } from "~/lib/secrets";
import { after, days, hours, minutes } from "~/lib/time";
import type { Db } from "../../../db/client";
import { users } from "../../../db/schema";
import { counted, type Limit, waitFor } from "./attempts";

/** Addresses stand in the keys as hashes only. */
const key = async (what: string, ...of: string[]) => `${what}:${await sha256(of.join("\n"))}`;

/** By client, so that nobody can lock another person out. */
export const signInLimits = async (clientIp: string, email: string): Promise<Limit[]> => [
  { key: await key("sign-in", clientIp), most: 10, within: minutes(10) },
  { key: await key("sign-in-as", clientIp, email), most: 10, within: minutes(10) },
];

/** The answer shows whether an address has an account, so few may be tried. */
export const registrationLimits = async (clientIp: string): Promise<Limit[]> => [
  { key: await key("register", clientIp), most: 5, within: hours(1) },
];

/** Null when an e-mail may be sent there, else the seconds until the next may. */
export async function countMail(db: Db, clientIp: string, email: string, now: Date): Promise<number | null> {
  const limits: Limit[] = [
    { key: await key("mail-hour", email), most: 3, within: hours(1) },
    { key: await key("mail-day", email), most: 10, within: days(1) },
    { key: await key("mail-from", clientIp), most: 10, within: hours(1) },
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
  return waitFor(counts, [...left, ...others], now);
}

export const resendLimits = async (userId: string): Promise<Limit[]> => [
  { key: await key("resend", userId), most: 1, within: minutes(1) },
];
