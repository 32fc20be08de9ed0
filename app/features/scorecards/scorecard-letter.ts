import { and, eq, isNull } from "drizzle-orm";
import { wantsMails } from "~/features/notifications/choices";
import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { fullStop } from "~/lib/words";
import { paths } from "~/paths";
import type { Db } from "../../../db/client";
import { applications, members, scorecards, users } from "../../../db/schema";
import { memberReaches } from "../members/readers";

/**
 * That there is one, and not what it says, which nobody reads before their own. Null where nothing is left to
 * tell: it is erased, whoever is told has lost the candidate, or they want no such mails.
 */
export async function scorecardLetter(
  { scorecardId, userId }: { scorecardId: string; userId: string },
  { db, publicOrigin }: { db: Db; publicOrigin: string },
): Promise<Letter | null> {
  const [found] = await db
    .select({
      author: scorecards.personName,
      to: users.email,
      reader: users.personName,
      applicationId: applications.id,
      name: applications.name,
      position: applications.position,
    })
    .from(scorecards)
    .innerJoin(applications, eq(applications.id, scorecards.applicationId))
    .innerJoin(members, and(eq(members.userId, userId), eq(members.companyId, scorecards.companyId)))
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.disabledAt)))
    .where(
      and(eq(scorecards.id, scorecardId), wantsMails(users.id, "scorecard"), memberReaches("scorecards")),
    );
  if (found === undefined) return null;
  const { author, to, reader, applicationId, name, position } = found;
  return {
    to,
    subject: `${author} handed in a scorecard: ${name}, ${position}`,
    preheader: `On ${name}, ${position}`,
    title: `${author} handed in a scorecard`,
    paragraphs: [
      `Hello ${reader},`,
      `It is about ${name}, who applied for ${fullStop(position)} You can read it once you have ` +
        "handed in your own.",
    ],
    action: { label: "Open the scorecards", url: publicOrigin + paths.scorecard(applicationId) },
    afterwards: [changeNews(publicOrigin)],
    reason: "You get this message because you answer for this job.",
  };
}
