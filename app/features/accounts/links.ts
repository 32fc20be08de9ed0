import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { isId } from "~/lib/ids";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after, minutes } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { tokens, users } from "../../../db/schema";
import { LINK_LIFETIMES } from "./rules";

/** The links that stand in a table of their own. The one that verifies an address stands on the person's own row. */
type LinkPurpose = Exclude<(typeof tokens.purpose.enumValues)[number], "verify">;

/** For so long a link is the work of the button that is pressed once more. */
const JUST_NOW = minutes(1);

/**
 * A secret for a link to be mailed, and the statements that store its hash. A person has one link of each purpose: an older
 * one stops working. Asked for again within a minute there is no other: a button was pressed twice. `made` says in the same batch
 * whether there is one to mail.
 */
export async function newLink(
  db: Db,
  link: { purpose: LinkPurpose; userId: string; email: string; jobId?: string | null },
  now: Date,
) {
  const secret = randomSecret(32);
  const hash = await sha256(secret);
  const { purpose, userId, email } = link;
  const ends = after(now, LINK_LIFETIMES[purpose]);
  const same = sql`user_id = ${userId} and purpose = ${purpose} and email = ${email}`;
  const justMade = sql`${same} and created_at > ${after(now, -JUST_NOW).getTime()} and expires_at > ${now.getTime()}`;
  const made = sql`exists (select 1 from ${tokens} where hash = ${hash})`;
  const statements = [
    db
      .insert(tokens)
      .select(
        selectNamed(
          tokens,
          { hash, purpose, userId, email, jobId: link.jobId, expiresAt: ends, createdAt: now },
          sql`where not exists (select 1 from ${tokens} where ${justMade})`,
        ),
      ),
    db
      .delete(tokens)
      .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), ne(tokens.hash, hash), made)),
  ] as const;
  return { secret, statements, made };
}

/** A link's one use. Its row stays until the next sweep, so that a button pressed twice can be told from a link that never was. */
export const endLink = (db: Db, link: SQL | undefined, now: Date) =>
  db
    .update(tokens)
    .set({ expiresAt: new Date(0), createdAt: now })
    .where(link)
    .returning({ userId: tokens.userId });

/** Whose link was used up a moment ago; null for any other. */
export async function justUsed(db: Db, purpose: LinkPurpose, secret: string, now: Date) {
  const [used] = await db
    .select({ id: users.id, email: users.email, linkEmail: tokens.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.hash, await sha256(secret)),
        eq(tokens.purpose, purpose),
        eq(tokens.expiresAt, new Date(0)),
        gt(tokens.createdAt, after(now, -JUST_NOW)),
      ),
    );
  return used ?? null;
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

/** What the hash of a link that verified its address begins with. */
const USED = "used ";

/** What the hash of a link becomes by its one use: it fits no token any more, and still tells of the one that it fitted. */
export const usedHash = sql`${USED} || ${users.verifyHash}`;

/** The account whose address this token verified a moment ago, as a condition on `users`; null for a token that never was one. */
export async function justVerifiedBy(token: string, now: Date): Promise<SQL | null> {
  const link = await readVerifyToken(token);
  const since = after(now, -JUST_NOW).getTime();
  return link === null
    ? null
    : sql`${users.id} = ${link.userId} and ${users.verifyHash} = ${USED} || ${link.hash} and ${users.emailVerifiedAt} > ${since}`;
}

/** The account whose address this token verifies, as a condition on `users`; null for a token that never was one. */
export async function verifiedBy(token: string, now: Date): Promise<SQL | null> {
  const link = await readVerifyToken(token);
  return link === null
    ? null
    : sql`${users.id} = ${link.userId} and ${users.verifyHash} = ${link.hash} and ${users.verifyExpiresAt} > ${now.getTime()}`;
}

/** Whose row a token names, and the hash that stands there while it works. */
async function readVerifyToken(token: string): Promise<{ userId: string; hash: SQL } | null> {
  const [userId, secret, ...rest] = token.split(".");
  if (!isId(userId) || secret === undefined || rest.length > 0) return null;
  return { userId, hash: sql`${await sha256(secret)} || ' ' || ${users.email}` };
}
