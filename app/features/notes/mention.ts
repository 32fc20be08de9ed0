import { sql } from "drizzle-orm";
import { notifyMentioned } from "~/features/notifications/notify";
import { enqueueEach } from "~/features/outbox/store";
import { after, minutes } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { applications, members, mentions, notes } from "../../../db/schema";
import { memberReaches, selectColleagues } from "../members/readers";
import { type Colleague, namedIn } from "./named-in";

/** So long a mail waits for further mentions of the same person on the same candidate. */
const JOINED_FOR = minutes(10);
const MOST_TOLD = 20;

export type Mentioned =
  | { kind: "told"; people: Colleague[] }
  /** `why`: one sentence for each who cannot be told. */
  | { kind: "refused"; why: string[] };

/** Whom the note names, and whom its author chose beside it; by themselves nobody is told. */
export async function findMentioned(
  db: Db,
  author: { id: string; companyId: string },
  note: { applicationId: string; text: string; private: boolean; tell: readonly string[] },
): Promise<Mentioned> {
  if (note.tell.length === 0 && !note.text.includes("@")) return { kind: "told", people: [] };
  const act = note.private ? "notes.private" : "notes";
  const everybody = await selectColleagues(db, author.companyId, note.applicationId, act);
  const colleagues = everybody.filter(({ id }) => id !== author.id);
  const { named, doubtful } = namedIn(note.text, colleagues);
  const chosen = colleagues.filter(({ id }) => note.tell.includes(id));
  const people = [...new Map([...named, ...chosen].map((one) => [one.id, one])).values()];
  const what = note.private ? "cannot see private notes on this candidate" : "cannot see this candidate";
  const why = [
    ...people.filter(({ reads }) => !reads).map(({ name }) => `${name} ${what}.`),
    ...doubtful.map((name) => `There are several people called ${name}: please write the whole name.`),
    ...(people.length > MOST_TOLD ? [`Please tell at most ${MOST_TOLD} people at once.`] : []),
  ];
  return why.length === 0 ? { kind: "told", people } : { kind: "refused", why };
}

export const notifiedInWords = (people: readonly Colleague[]): string =>
  people.length === 0 ? "" : ` Told: ${people.map(({ name }) => name).join(", ")}.`;

/** Behind the note, in its batch: who may read it at that moment is notified at once, and mailed later. */
export function recordMentions(db: Db, noteId: string, people: readonly Colleague[], now: Date) {
  if (people.length === 0) return [];
  const ids = JSON.stringify(people.map(({ id }) => id));
  const open = sql`(select x.mail from mentions x join outbox o on o.id = x.mail and o.state = 'waiting'
    and o.attempts = 0 where x.user_id = members.user_id and x.application_id = notes.application_id
    limit 1)`;
  return [
    db
      .insert(mentions)
      .select(
        selectNamed(
          mentions,
          {
            noteId,
            userId: members.userId,
            applicationId: notes.applicationId,
            companyId: notes.companyId,
            mail: sql`coalesce(${open}, 'mention-' || notes.id || '-' || members.user_id)`,
          },
          sql`from ${notes} join ${applications} on applications.id = notes.application_id
            join ${members} on members.company_id = notes.company_id
            where notes.id = ${noteId} and members.user_id in (select value from json_each(${ids}))
            and (not notes.private or ${memberReaches("notes.private")}) and ${memberReaches("notes")}`,
        ),
      )
      .onConflictDoNothing(),
    notifyMentioned(db, noteId, now),
    enqueueEach(
      db,
      {
        id: sql`x.mail`,
        topic: "mention",
        companyId: sql`x.company_id`,
        userId: sql`x.user_id`,
        payload: sql`json_object('userId', x.user_id, 'applicationId', x.application_id)`,
      },
      sql`from mentions x where x.note_id = ${noteId}`,
      now,
      after(now, JOINED_FOR),
    ),
  ];
}
