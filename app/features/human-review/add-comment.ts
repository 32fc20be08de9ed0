import { sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { type Db, selectNamed } from "../../../db/client";
import { applications, comments } from "../../../db/schema";
import { ownSubmitted } from "./find-human-review";
import { MOST_COMMENTS } from "./rules";

export type AddOutcome =
  | { kind: "added" }
  | { kind: "full" }
  /** This person has no submitted application for the job. */
  | { kind: "no-application" };

/** The same words sent twice in a row are one comment. */
export async function addComment(
  own: { userId: string; jobId: string },
  text: string,
  { db, now }: { db: Db; now: Date },
): Promise<AddOutcome> {
  const added = await db
    .insert(comments)
    .select(
      selectNamed(
        comments,
        {
          id: newId(now),
          companyId: applications.companyId,
          applicationId: applications.id,
          userId: applications.userId,
          text,
          createdAt: now,
        },
        sql`from applications
        where ${ownSubmitted(own.userId, own.jobId)}
          and (select count(*) from comments c where c.application_id = applications.id) < ${MOST_COMMENTS}
          and (${lastComment}) is not ${text}`,
      ),
    )
    .returning({ id: comments.id });
  if (added.length > 0) return { kind: "added" };
  const [found] = await db
    .select({ last: sql<string | null>`(${lastComment})` })
    .from(applications)
    .where(ownSubmitted(own.userId, own.jobId));
  if (found === undefined) return { kind: "no-application" };
  return found.last === text ? { kind: "added" } : { kind: "full" };
}

const lastComment = sql`select c.text from comments c where c.application_id = applications.id
  order by c.created_at desc, c.id desc limit 1`;
