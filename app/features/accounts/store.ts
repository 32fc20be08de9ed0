import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { companies, users } from "../../../db/schema";

/** The account of an address (lower-cased), or undefined. */
export const findUserByEmail = (db: Db, email: string) =>
  db.query.users.findFirst({ where: eq(users.email, email) });

export const keepPasswordHash = (db: Db, userId: string, passwordHash: string, now: Date) =>
  db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));

/** The name and company of whoever a password is chosen for. */
export async function findPasswordOwner(db: Db, userId: string) {
  const [owner] = await db
    .select({ email: users.email, name: users.personName, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(users.companyId, companies.id))
    .where(eq(users.id, userId));
  return owner === undefined ? null : { ...owner, companyName: owner.companyName ?? "" };
}
