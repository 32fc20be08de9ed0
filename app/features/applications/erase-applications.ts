import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";

/** A query in brackets that outlives their rows. */
export async function idsOfApplications(db: Db, userId: string): Promise<SQL> {
  const own = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.userId, userId));
  return sql`(select value from json_each(${JSON.stringify(own.map((one) => one.id))}))`;
}

export const eraseApplications = (db: Db, userId: string, ids: SQL) =>
  [
    db.delete(applications).where(eq(applications.userId, userId)),
    db.delete(statusChanges).where(sql`${statusChanges.applicationId} in ${ids}`),
  ] as const;
