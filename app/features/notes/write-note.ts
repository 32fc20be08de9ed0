import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { newId } from "~/lib/ids";
import { after, minutes } from "~/lib/time";
import type { ActivityVerb, Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { applications, notes } from "../../../db/schema";
import { may, reachOf } from "../members/rules";
import { type Reader, withinReach } from "../members/scope";
import { findMentioned, notifiedInWords, recordMentions } from "./mention";
import { MOST_EDITS, MOST_NOTES, mayDelete, mayEdit } from "./rules";
import { findNote } from "./store";

type Author = Reader & Actor;
type Deps = { db: Db; now: Date };

export type WriteOutcome =
  | { kind: "written"; told: string }
  | { kind: "refused"; why: string[] }
  | { kind: "full" }
  | { kind: "not-found" };

/** Within this, the same words again mean that the button was pressed twice. */
const JUST_NOW = minutes(1);

export async function writeNote(
  author: Author,
  applicationId: string,
  { tell, ...typed }: { text: string; private: boolean; tell: readonly string[] },
  { db, now }: Deps,
): Promise<WriteOutcome> {
  if (typed.private && !may(author.role, "notes.private")) return { kind: "not-found" };
  const { id: userId, companyId, personName } = author;
  const toTell = await findMentioned(db, author, { applicationId, ...typed, tell });
  if (toTell.kind === "refused") return toTell;
  const told = notifiedInWords(toTell.people);
  const reached = and(
    eq(applications.id, applicationId),
    eq(applications.companyId, companyId),
    isNotNull(applications.receivedAt),
    withinReach(author, "notes"),
  );
  const lately = after(now, -JUST_NOW).getTime();
  const again = sql`select 1 from notes n where n.application_id = ${applicationId}
    and n.user_id = ${userId} and n.text = ${typed.text} and n.created_at > ${lately}`;
  const id = newId(now);
  const row = { id, companyId, applicationId, userId, personName, ...typed, createdAt: now };
  const [written] = await db.batch([
    db
      .insert(notes)
      .select(
        selectNamed(
          notes,
          row,
          sql`from applications where ${reached} and not exists (${again}) and ${MOST_NOTES} >
            (select count(*) from notes n where n.application_id = ${applicationId})`,
        ),
      )
      .returning({ id: notes.id }),
    logged(db, author, "note.written", applicationId, now),
    ...recordMentions(db, id, toTell.people, now),
  ]);
  if (written.length > 0) return { kind: "written", told };
  const [found] = await db
    .select({ again: sql<number>`exists (${again})` })
    .from(applications)
    .where(reached);
  if (found === undefined) return { kind: "not-found" };
  return found.again ? { kind: "written", told } : { kind: "full" };
}

export type ChangeOutcome =
  | { kind: "saved"; told: string }
  | { kind: "refused"; why: string[] }
  /** Edited meanwhile, or the time for it is over. */
  | { kind: "changed" }
  | { kind: "over" }
  | { kind: "not-found" };

export async function editNote(
  author: Author,
  of: { applicationId: string; noteId: string },
  typed: { text: string; seen: number },
  { db, now }: Deps,
): Promise<ChangeOutcome> {
  const [note] = await findNote(db, author, of.applicationId, of.noteId);
  if (note === undefined) return { kind: "not-found" };
  if (note.text === typed.text && note.userId === author.id) return { kind: "saved", told: "" };
  if (!mayEdit(note, author.id, now) || typed.seen >= MOST_EDITS) return { kind: "over" };
  const toTell = await findMentioned(db, author, { ...note, text: typed.text, tell: [] });
  if (toTell.kind === "refused") return toTell;
  const at = (note.editedAt ?? note.createdAt).getTime();
  const [saved] = await db.batch([
    db
      .update(notes)
      .set({
        text: typed.text,
        editedAt: now,
        earlier: sql`json_insert(${notes.earlier}, '$[#]', json_object('text', ${notes.text}, 'at', ${at}))`,
      })
      .where(
        and(
          ofCompany(author, note.id),
          isNull(notes.deletedAt),
          sql`json_array_length(${notes.earlier}) = ${typed.seen}`,
        ),
      )
      .returning({ id: notes.id }),
    logged(db, author, "note.edited", of.applicationId, now),
    ...recordMentions(db, note.id, toTell.people, now),
  ]);
  if (saved.length > 0) return { kind: "saved", told: notifiedInWords(toTell.people) };
  const [after] = await findNote(db, author, of.applicationId, of.noteId);
  return after?.text === typed.text ? { kind: "saved", told: "" } : { kind: "changed" };
}

/** Its words go; who wrote it, when, and who deleted it stay. */
export async function deleteNote(
  by: Author,
  of: { applicationId: string; noteId: string },
  { db, now }: Deps,
): Promise<ChangeOutcome> {
  const [note] = await findNote(db, by, of.applicationId, of.noteId);
  if (note === undefined) return { kind: "not-found" };
  if (note.deletedAt !== null) return { kind: "saved", told: "" };
  if (!mayDelete(note, by.id, reachOf(by.role, "notes.delete"))) return { kind: "over" };
  await db.batch([
    db
      .update(notes)
      .set({ text: "", earlier: [], deletedAt: now, deletedBy: by.personName })
      .where(and(ofCompany(by, note.id), isNull(notes.deletedAt))),
    logged(db, by, "note.deleted", of.applicationId, now),
  ]);
  return { kind: "saved", told: "" };
}

const ofCompany = ({ companyId }: Author, id: string) =>
  and(eq(notes.id, id), eq(notes.companyId, companyId));

const logged = (db: Db, by: Author, verb: ActivityVerb, applicationId: string, now: Date) =>
  recordActivity(
    db,
    by,
    { verb, applicationId, jobId: sql`(select job_id from applications where id = ${applicationId})` },
    now,
  );
