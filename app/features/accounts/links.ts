import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { isId } from "~/lib/ids";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { tokens, users } from "../../../db/schema";
import { LINK_LIFETIMES } from "./rules";

/** The links that stand in a table of their own. The one that verifies an address stands on the person's own row. */
type LinkPurpose = Exclude<(typeof tokens.purpose.enumValues)[number], "verify">;

/**
 * A secret for a link to be mailed, and the statements that store its hash. A person has one link of each purpose: an older
 * one stops working.
 */
export async function newLink(
  db: Db,
  link: { purpose: LinkPurpose; userId: string; email: string; jobId?: string | null },
  now: Date,
) {
  const secret = randomSecret(32);
  const statements = [
    db.delete(tokens).where(and(eq(tokens.userId, link.userId), eq(tokens.purpose, link.purpose))),
    db.insert(tokens).values({
      hash: await sha256(secret),
      purpose: link.purpose,
      userId: link.userId,
      email: link.email,
      jobId: link.jobId ?? null,
      expiresAt: after(now, LINK_LIFETIMES[link.purpose]),
      createdAt: now,
    }),
  ] as const;
  return { secret, statements };
}

/** Whether such a link works, as a condition on `tokens`. */
export const linkWorks = async (purpose: LinkPurpose, secret: string, now: Date) =>
  and(eq(tokens.hash, await sha256(secret)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now));

/**
 * What a link that verifies an address holds, and what of it stands on the person's own row: one link each, so a new one voids
 * the one before. The row's hash is bound to the address, so that it does nothing for another one.
 */
export async function newVerifyLink(userId: string, email: string, jobId: string | null, now: Date) {
  const secret = randomSecret(32);
  return {
    token: `${userId}.${secret}`,
    columns: {
      verifyHash: `${await sha256(secret)} ${email}`,
      verifyExpiresAt: after(now, LINK_LIFETIMES.verify),
      verifyJobId: jobId,
    },
  };
}

/** The account whose address this token verifies, as a condition on `users`; null for a token that never was one. */
export async function verifiedBy(token: string, now: Date): Promise<SQL | null> {
  const [userId, secret, ...rest] = token.split(".");
  if (!isId(userId) || secret === undefined || rest.length > 0) return null;
  const hash = sql`${await sha256(secret)} || ' ' || ${users.email}`;
  return sql`${users.id} = ${userId} and ${users.verifyHash} = ${hash} and ${users.verifyExpiresAt} > ${now.getTime()}`;
}
