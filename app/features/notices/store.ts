import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { noticeFiles, notices } from "../../../db/schema";
import { EVIDENCE_LIMIT, MOST_EVIDENCE } from "./evidence";
import type { NoticeState } from "./rules";

export type Notice = typeof notices.$inferInsert;
export type NoticeFile = typeof noticeFiles.$inferSelect;

export const filesOf = (db: Db, noticeId: string) =>
  db
    .select({ id: noticeFiles.id, fileName: noticeFiles.fileName, size: noticeFiles.size })
    .from(noticeFiles)
    .where(and(eq(noticeFiles.noticeId, noticeId), hasArrived))
    .orderBy(asc(noticeFiles.id));

const hasArrived = inArray(noticeFiles.state, ["waiting", "kept"]);

/** Empty when no room is left. One statement, so that files sent at once cannot pass the limit together. */
export const reserveFile = (db: Db, file: Omit<NoticeFile, "state">) =>
  db
    .insert(noticeFiles)
    .select(
      selectNamed(
        noticeFiles,
        { ...file, state: "uploading" },
        sql`where not exists (select 1 from notices where id = ${file.noticeId})
        and (select coalesce(sum(size), 0) + ${file.size} <= ${EVIDENCE_LIMIT} and count(*) < ${MOST_EVIDENCE}
          from notice_files where notice_id = ${file.noticeId} and state <> 'removed')`,
      ),
    )
    .returning({ id: noticeFiles.id });

export const fileArrived = (db: Db, id: string) =>
  db
    .update(noticeFiles)
    .set({ state: "waiting" })
    .where(and(eq(noticeFiles.id, id), eq(noticeFiles.state, "uploading")));

export const removeFiles = (db: Db, noticeId: string, ids: string[]) =>
  db
    .update(noticeFiles)
    .set({ state: "removed" })
    .where(
      and(eq(noticeFiles.noticeId, noticeId), inArray(noticeFiles.id, ids), eq(noticeFiles.state, "waiting")),
    );

export const addNotice = (db: Db, notice: Notice) =>
  db.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id });

export const noticeById = (db: Db, id: string) => db.select().from(notices).where(eq(notices.id, id)).get();

export async function noticeWithFiles(db: Db, id: string) {
  const notice = db.select().from(notices).where(eq(notices.id, id));
  const [[found], files] = await db.batch([notice, filesOf(db, id)]);
  return { notice: found, files };
}

const A_PAGE = 20;

type Place = { after: string | null; before: string | null };

/** Open ones first, the longest waiting first; then the newest decision first. `next` is null at the end. */
export async function pageOfNotices(db: Db, state: NoticeState | null, { after, before }: Place) {
  const open = state !== "decided" && before === null;
  const decided = state !== "open";
  const [waiting, done] = await db.batch([
    listed(db, open ? and(isNull(notices.decidedAt), behind(after)) : NONE).orderBy(
      asc(notices.createdAt),
      asc(notices.id),
    ),
    listed(db, decided ? and(isNotNull(notices.decidedAt), upTo(before)) : NONE).orderBy(
      desc(notices.decidedAt),
      desc(notices.id),
    ),
  ]);
  const found = [...waiting, ...done];
  const list = found.slice(0, A_PAGE);
  const last = list.at(-1);
  if (last === undefined || found.length <= A_PAGE) return { list, next: null };
  const next: Place =
    last.decidedAt === null ? { after: last.id, before: null } : { after: null, before: last.id };
  return { list, next };
}

const NONE = sql`false`;

const behind = (id: string | null) =>
  id === null
    ? undefined
    : sql`(${notices.createdAt}, ${notices.id}) > (select created_at, id from notices where id = ${id})`;

const upTo = (id: string | null) =>
  id === null
    ? undefined
    : sql`(${notices.decidedAt}, ${notices.id}) < (select decided_at, id from notices where id = ${id})`;

const listed = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: notices.id,
      reference: notices.reference,
      noticeType: notices.noticeType,
      submitterName: notices.submitterName,
      organization: notices.organization,
      outcome: notices.outcome,
      decidedAt: notices.decidedAt,
      createdAt: notices.createdAt,
    })
    .from(notices)
    .where(which)
    .limit(A_PAGE + 1);

export async function findEvidence(db: Db, noticeId: string, id: string) {
  const [found] = await db
    .select({
      fileName: noticeFiles.fileName,
      type: noticeFiles.type,
      storageKey: noticeFiles.storageKey,
    })
    .from(noticeFiles)
    .innerJoin(notices, eq(notices.id, noticeFiles.noticeId))
    .where(and(eq(noticeFiles.id, id), eq(noticeFiles.noticeId, noticeId), hasArrived));
  return found;
}

export const keepFiles = (db: Db, noticeId: string) =>
  db
    .update(noticeFiles)
    .set({ state: "kept" })
    .where(and(eq(noticeFiles.noticeId, noticeId), eq(noticeFiles.state, "waiting")));

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

/** But for those whose notice was sent in the meantime. */
export const forgetFiles = (db: Db, ids: string[]) =>
  db.delete(noticeFiles).where(and(inArray(noticeFiles.id, ids), ne(noticeFiles.state, "kept")));
