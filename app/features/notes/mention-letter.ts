import { and, eq, isNull, sql } from "drizzle-orm";
import { wantsMails } from "~/features/notifications/choices";
import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { fullStop } from "~/lib/words";
import { paths } from "~/paths";
import type { Db } from "../../../db/client";
import { applications, members, mentions, notes, users } from "../../../db/schema";
import { memberReaches } from "../members/readers";

/**
 * Null where nothing is left to tell: the notes are deleted, the right to read them was lost meanwhile, or
 * whoever is named wants no such mails. A note's words stay inside, where rights are looked at whenever
 * somebody reads.
 */
export async function mentionLetter(
  mail: string,
  { db, publicOrigin }: { db: Db; publicOrigin: string },
): Promise<Letter | null> {
  const found = await db
    .select({
      author: notes.personName,
      to: users.email,
      reader: users.personName,
      applicationId: applications.id,
      name: applications.name,
      position: applications.position,
    })
    .from(mentions)
    .innerJoin(notes, and(eq(notes.id, mentions.noteId), isNull(notes.deletedAt)))
    .innerJoin(applications, eq(applications.id, notes.applicationId))
    .innerJoin(
      members,
      and(eq(members.userId, mentions.userId), eq(members.companyId, applications.companyId)),
    )
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.disabledAt)))
    .where(
      and(
        eq(mentions.mail, mail),
        wantsMails(mentions.userId, "mention"),
        memberReaches("notes"),
        sql`(not ${notes.private} or ${memberReaches("notes.private")})`,
      ),
    );
  const [first] = found;
  if (first === undefined) return null;
  const { to, reader, name, position, applicationId } = first;
  const authors = [...new Set(found.map(({ author }) => author))].join(" and ");
  const times = found.length === 1 ? "in a note" : `in ${found.length} notes`;
  return {
    to,
    subject: `${authors} mentioned you: ${name}, ${position}`,
    preheader: `On ${name}, ${position}`,
    title: `${authors} mentioned you ${times}`,
    paragraphs: [`Hello ${reader},`, `It is about ${name}, who applied for ${fullStop(position)}`],
    action: { label: "Read the notes", url: publicOrigin + paths.notes(applicationId) },
    afterwards: [changeNews(publicOrigin)],
    reason: "You get this message because a colleague wrote your name in a note.",
  };
}
