import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { isId } from "~/lib/ids";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after, minutes } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { tokens, users } from "../../../db/schema";
import { LINK_LIFETIMES } from "./rules";

type LinkPurpose = Exclude<(typeof tokens.purpose.enumValues)[number], "verify" | "passkey">;

/** Within this, a used link means that its button was pressed twice. */
export const JUST_NOW = minutes(1);

/** Voids the older link of its purpose. Within a minute there is no second: `made` is false. */
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
  const justMade = sql`${same} and created_at > ${after(now, -JUST_NOW).getTime()} and expires_at >
    ${now.getTime()}`;
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

/** The row stays until the next sweep, so that a second press differs from a link that never was. */
export const endLink = (db: Db, link: SQL | undefined, now: Date) =>
  db
    .update(tokens)
    .set({ expiresAt: new Date(0), createdAt: now })
    .where(link)
    .returning({ userId: tokens.userId });

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

export const linkWorks = async (purpose: LinkPurpose, secret: string, now: Date) =>
  and(eq(tokens.hash, await sha256(secret)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now));

export const emailToProve = sql<string>`coalesce(${users.wantedEmail}, ${users.email})`;

type VerifyLink = { userId: string; email: string; jobId: string | null; isNewAddress: boolean };

/** The hash is bound to the address, so that the link does nothing for another one. */
export async function newVerifyLink({ userId, email, jobId, isNewAddress }: VerifyLink, now: Date) {
  const secret = randomSecret(32);
  return {
    token: `${userId}.${secret}${isNewAddress ? NEW_ADDRESS : ""}`,
    columns: {
      verifyHash: `${await sha256(secret)} ${email}`,
      verifyExpiresAt: after(now, LINK_LIFETIMES.verify),
      verifyJobId: jobId,
    },
  };
}

/** Ends the token of a link that puts the account at another address. */
const NEW_ADDRESS = ".new";
export const isForNewAddress = (token: string) => token.endsWith(NEW_ADDRESS);

const USED = "used ";

/** Fits no token any more, and still shows which one it fitted. */
export const usedHash = sql`${USED} || ${users.verifyHash}`;

export async function justVerifiedBy(token: string, now: Date): Promise<SQL | null> {
  const link = await readVerifyToken(token);
  const since = after(now, -JUST_NOW).getTime();
  return link === null
    ? null
    : sql`${users.id} = ${link.userId} and ${users.verifyHash} = ${USED} || ${link.hash} and
      ${users.emailVerifiedAt} > ${since}`;
}

/** Null for a token that never was one. */
export async function verifiedBy(token: string, now: Date): Promise<SQL | null> {
  const link = await readVerifyToken(token);
  if (link === null) return null;
  const fits = sql`${users.id} = ${link.userId} and ${users.verifyHash} = ${link.hash} and
    ${users.verifyExpiresAt} > ${now.getTime()}`;
  return isForNewAddress(token)
    ? sql`${fits} and not exists (select 1 from ${users} as other where other.email = ${users.wantedEmail})`
    : sql`${fits} and ${users.wantedEmail} is null`;
}

/** Whose a token is that verifies an address. */
export const accountOf = (token: string): string => token.split(".", 1)[0] ?? "";

async function readVerifyToken(token: string): Promise<{ userId: string; hash: SQL } | null> {
  const [userId, secret, ...rest] = token.replace(isForNewAddress(token) ? NEW_ADDRESS : "", "").split(".");
  if (!isId(userId) || secret === undefined || rest.length > 0) return null;
  return { userId, hash: sql`${await sha256(secret)} || ' ' || ${emailToProve}` };
}
