import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobs, users } from "../../../db/schema";
import { announceJobs } from "./announce";

/** Statements of one batch, in this order: nobody would be left to read applications. */
export function closePostingsOfLast(db: Db, leaving: { id: string; companyId: string | null }, now: Date) {
  const companyId = leaving.companyId ?? "";
  const colleagues = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.id, leaving.id)));
  return closing(db, companyId, sql`not exists ${colleagues}`, now);
}

/** As above, of a company that goes. */
export const closePostingsOf = (db: Db, companyId: string, now: Date) =>
  closing(db, companyId, sql`true`, now);

function closing(db: Db, companyId: string, when: SQL, now: Date) {
  const ofCompany = eq(jobs.companyId, companyId);
  return [
    db
      .update(jobs)
      .set({ status: "closed", updatedDate: now })
      .where(and(ofCompany, ne(jobs.status, "closed"), when)),
    announceJobs(db, and(ofCompany, eq(jobs.status, "closed"), eq(jobs.updatedDate, now)), now),
  ] as const;
}
