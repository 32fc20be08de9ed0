import { and, desc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications, notes } from "../../../db/schema";
import { may } from "../members/rules";
import { type Reader, withinReach } from "../members/scope";

export const NOTES_A_PAGE = 25;

/** The newest first, and one more than a page shows; for whoever reaches the candidate. */
export const selectNotes = (db: Db, reader: Reader, applicationId: string, before: string | null) =>
  db
    .select({
      id: notes.id,
      userId: notes.userId,
      personName: notes.personName,
      text: notes.text,
      private: notes.private,
      earlier: notes.earlier,
      createdAt: notes.createdAt,
      editedAt: notes.editedAt,
      deletedAt: notes.deletedAt,
      deletedBy: notes.deletedBy,
    })
    .from(notes)
    .where(
      and(
        eq(notes.applicationId, applicationId),
        eq(notes.companyId, reader.companyId),
        readable(reader),
        before === null ? undefined : lt(notes.id, before),
      ),
    )
    .orderBy(desc(notes.id))
    .limit(NOTES_A_PAGE + 1);

export type Note = Awaited<ReturnType<typeof selectNotes>>[number];

/** Written out and not bound, so that SQLite sees that the index of shared notes fits. */
const readable = ({ role }: Reader): SQL | undefined =>
  may(role, "notes.private") ? undefined : sql`${notes.private} = 0`;

/** Name and job of a candidate whom the reader reaches. */
export const findSubject = (db: Db, reader: Reader, applicationId: string) =>
  db
    .select({ name: applications.name, jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.companyId, reader.companyId),
        isNotNull(applications.receivedAt),
        withinReach(reader, "notes"),
      ),
    );

export const findNote = (db: Db, reader: Reader, applicationId: string, id: string) =>
  db
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.id, id),
        eq(notes.applicationId, applicationId),
        eq(notes.companyId, reader.companyId),
        readable(reader),
      ),
    );
