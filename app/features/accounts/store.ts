import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { companies, identities, tokens, users } from "../../../db/schema";

export const findUserByEmail = (db: Db, email: string) =>
  db.select().from(users).where(eq(users.email, email)).get();

export const keepPasswordHash = (db: Db, userId: string, passwordHash: string, now: Date) =>
  db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));

export async function findPasswordOwner(db: Db, userId: string) {
  const [owner] = await db
    .select({ email: users.email, personName: users.personName, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(users.companyId, companies.id))
    .where(eq(users.id, userId));
  return owner === undefined ? null : { ...owner, companyName: owner.companyName ?? "" };
}

export async function findUserByIdentity(db: Db, provider: string, subject: string) {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return found?.user;
}

export async function hasIdentity(db: Db, userId: string, provider: { issuer: string }): Promise<boolean> {
  const own = and(eq(identities.userId, userId), eq(identities.provider, provider.issuer));
  return (await db.select().from(identities).where(own).limit(1).get()) !== undefined;
}

type Standing = { eraseAt: Date | null; linked: boolean; newEmail: string | null };

/** `newEmail` waits for its link; an account with an identity may have no known password. */
export async function findStanding(db: Db, userId: string, now: Date): Promise<Standing> {
  const identity = db.select({ one: sql`1` }).from(identities).where(eq(identities.userId, userId));
  const asked = sql<string | null>`(select email from ${tokens} where user_id = ${userId}
    and purpose = 'change-email' and expires_at > ${now.getTime()})`;
  const [standing] = await db
    .select({
      eraseAt: users.eraseAt,
      linked: sql<boolean>`${exists(identity)}`.mapWith(Boolean),
      newEmail: asked,
    })
    .from(users)
    .where(eq(users.id, userId));
  return standing ?? { eraseAt: null, linked: false, newEmail: null };
}

export const linkIdentity = (
  db: Db,
  identity: { provider: string; subject: string; userId: string },
  now: Date,
) =>
  db
    .insert(identities)
    .values({ ...identity, createdAt: now })
    .onConflictDoUpdate({
      target: [identities.userId, identities.provider],
      set: { subject: identity.subject, createdAt: now },
    });

export async function isClosed(dbs: readonly Db[], companyId: string, now: Date): Promise<boolean> {
  const stands = and(eq(companies.id, companyId), or(isNull(companies.eraseAt), gt(companies.eraseAt, now)));
  const found = dbs.map((db) => db.select({ id: companies.id }).from(companies).where(stands));
  return (await Promise.all(found)).flat().length === 0;
}
