import { and, asc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { noticeFiles, notices } from "../../../db/schema";
import { EVIDENCE_LIMIT, MOST_EVIDENCE } from "./evidence";

export type Notice = typeof notices.$inferInsert;
export type NoticeFile = typeof noticeFiles.$inferSelect;

/** Files that have arrived whole for a notice, sent or not. */
export const filesOf = (db: Db, noticeId: string) =>
  db
    .select({ id: noticeFiles.id, fileName: noticeFiles.fileName, size: noticeFiles.size })
    .from(noticeFiles)
    .where(and(eq(noticeFiles.noticeId, noticeId), inArray(noticeFiles.state, ["waiting", "kept"])))
    .orderBy(asc(noticeFiles.id));

/**
 * Makes room for a file, unless the notice has been sent or would hold more than it may; empty then. One statement, so that
 * files sent at once cannot pass the limit together.
 */
export const reserveFile = (db: Db, file: Omit<NoticeFile, "state">) =>
  db
    .insert(noticeFiles)
    .select(
      sql`select ${file.id}, ${file.noticeId}, ${file.fileName}, ${file.type}, ${file.size}, ${file.storageKey},
        'uploading', ${file.createdAt.getTime()}
        where not exists (select 1 from notices where id = ${file.noticeId})
        and (select coalesce(sum(size), 0) + ${file.size} <= ${EVIDENCE_LIMIT} and count(*) < ${MOST_EVIDENCE}
          from notice_files where notice_id = ${file.noticeId} and state <> 'removed')`,
    )
    .returning({ id: noticeFiles.id });

export const fileArrived = (db: Db, id: string) =>
  db
    .update(noticeFiles)
    .set({ state: "waiting" })
    .where(and(eq(noticeFiles.id, id), eq(noticeFiles.state, "uploading")));

/** Takes files back from a notice that has not been sent. */
export const removeFiles = (db: Db, noticeId: string, ids: string[]) =>
  db
    .update(noticeFiles)
    .set({ state: "removed" })
    .where(
      and(eq(noticeFiles.noticeId, noticeId), inArray(noticeFiles.id, ids), eq(noticeFiles.state, "waiting")),
    );

/** Stores a notice once; empty when it had been stored. */
export const addNotice = (db: Db, notice: Notice) =>
  db.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id });

export const noticeById = (db: Db, id: string) => db.query.notices.findFirst({ where: eq(notices.id, id) });

export const keepFiles = (db: Db, noticeId: string) =>
  db
    .update(noticeFiles)
    .set({ state: "kept" })
    .where(and(eq(noticeFiles.noticeId, noticeId), eq(noticeFiles.state, "waiting")));

/** Files that belong to no notice since this moment, oldest first. */
export const leftFiles = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: noticeFiles.id, storageKey: noticeFiles.storageKey })
    .from(noticeFiles)
    .where(
      or(
        and(eq(noticeFiles.state, "removed"), lt(noticeFiles.createdAt, before)),
        and(eq(noticeFiles.state, "uploading"), lt(noticeFiles.createdAt, before)),
        and(eq(noticeFiles.state, "waiting"), lt(noticeFiles.createdAt, before)),
      ),
    )
    .limit(limit);

/** Forgets files, but for those whose notice was sent in the meantime. */
export const forgetFiles = (db: Db, ids: string[]) =>
  db.delete(noticeFiles).where(and(inArray(noticeFiles.id, ids), ne(noticeFiles.state, "kept")));
