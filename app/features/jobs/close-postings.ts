import { and, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
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

/** Open and paused jobs close, and each knows what it was. */
export const closeUntilKept = (db: Db, companyId: string, when: SQL, now: Date) =>
  told(
    db,
    companyId,
    db
      .update(jobs)
      .set({ reopensAs: jobs.status, status: "closed", updatedDate: now })
      .where(and(eq(jobs.companyId, companyId), inArray(jobs.status, ["active", "paused"]), when)),
    now,
  );

export const reopenKept = (db: Db, companyId: string, when: SQL, now: Date) =>
  told(
    db,
    companyId,
    db
      .update(jobs)
      .set({ status: sql`${jobs.reopensAs}`, reopensAs: null, updatedDate: now })
      .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.reopensAs), when)),
    now,
  );

const told = <Change>(db: Db, companyId: string, change: Change, now: Date) =>
  [change, announceJobs(db, and(eq(jobs.companyId, companyId), eq(jobs.updatedDate, now)), now)] as const;

function closing(db: Db, companyId: string, when: SQL, now: Date) {
  return told(
    db,
    companyId,
    db
      .update(jobs)
      .set({ status: "closed", updatedDate: now })
      .where(and(eq(jobs.companyId, companyId), ne(jobs.status, "closed"), when)),
    now,
  );
}
