import { and, asc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { Db } from "../../../db/client";
import { assessments, jobs, notes, notifications, scorecards, verdicts } from "../../../db/schema";

/** 100,000 jobs and their questionnaires in fewer than the thousand queries that D1 answers a request. */
const EXPORT_PAGE = 250;

type Owner = Pick<Viewer, "id" | "companyId">;

export const jobsOf = ({ id, companyId }: Owner, db: Db) =>
  pages((after) =>
    db
      .select({ ...getTableColumns(jobs), place: jobs.seq })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId ?? ""), gt(jobs.seq, after), eq(jobs.userId, id)))
      .orderBy(asc(jobs.seq))
      .limit(EXPORT_PAGE),
  );

export const questionnairesOf = ({ id, companyId }: Owner, db: Db) =>
  pages((after) =>
    db
      .select({ ...getTableColumns(assessments), place: jobs.seq })
      .from(jobs)
      .innerJoin(assessments, and(eq(assessments.jobId, jobs.id), eq(assessments.userId, id)))
      .where(and(eq(jobs.companyId, companyId ?? ""), gt(jobs.seq, after)))
      .orderBy(asc(jobs.seq))
      .limit(EXPORT_PAGE),
  );

/** Without what was written about the person who was judged. */
export const verdictsBy = (userId: string, db: Db) =>
  pages((after) =>
    db
      .select({
        applicationId: verdicts.applicationId,
        dimension: verdicts.dimension,
        score: verdicts.score,
        at: verdicts.createdAt,
        place: sql<number>`verdicts.rowid`,
      })
      .from(verdicts)
      .where(and(eq(verdicts.userId, userId), sql`verdicts.rowid > ${after}`))
      .orderBy(sql`verdicts.rowid`)
      .limit(EXPORT_PAGE),
  );

/** As with verdicts: what they say is about somebody else. */
export const notesBy = (userId: string, db: Db) =>
  pages((after) =>
    db
      .select({
        applicationId: notes.applicationId,
        private: notes.private,
        at: notes.createdAt,
        editedAt: notes.editedAt,
        deletedAt: notes.deletedAt,
        place: sql<number>`notes.rowid`,
      })
      .from(notes)
      .where(and(eq(notes.userId, userId), sql`notes.rowid > ${after}`))
      .orderBy(sql`notes.rowid`)
      .limit(EXPORT_PAGE),
  );

export const scorecardsBy = (userId: string, db: Db) =>
  pages((after) =>
    db
      .select({
        applicationId: scorecards.applicationId,
        version: scorecards.version,
        at: scorecards.createdAt,
        place: sql<number>`scorecards.rowid`,
      })
      .from(scorecards)
      .where(and(eq(scorecards.userId, userId), sql`scorecards.rowid > ${after}`))
      .orderBy(sql`scorecards.rowid`)
      .limit(EXPORT_PAGE),
  );

export const notificationsOf = (userId: string, db: Db) =>
  pages((after) =>
    db
      .select({
        kind: notifications.kind,
        applicationId: notifications.applicationId,
        status: notifications.status,
        shown: notifications.shown,
        feedbackId: notifications.feedbackId,
        at: notifications.createdAt,
        readAt: notifications.readAt,
        place: notifications.seq,
      })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gt(notifications.seq, after)))
      .orderBy(asc(notifications.seq))
      .limit(EXPORT_PAGE),
  );

/** `place` is the row's, which the next page starts behind; it is left out of what is written. */
async function* pages<Row extends { place: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, "place">[]> {
  for (let after = -1, full = true; full; ) {
    const rows = await read(after);
    full = rows.length === EXPORT_PAGE;
    after = rows.at(-1)?.place ?? after;
    yield rows.map(({ place, ...row }) => row);
  }
}
