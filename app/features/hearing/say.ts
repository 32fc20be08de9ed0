import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, comments, looks } from "../../../db/schema";
import { oweWhen } from "../outbox/store";
import { lookAskedMail } from "./emails";
import { findAsking, ownSubmitted } from "./find-hearing";
import { MOST_COMMENTS, MOST_LOOKS } from "./rules";

export type SayOutcome =
  | { kind: "said" }
  /** As many as one application takes. */
  | { kind: "full" }
  /** There is no application of this person's for the job, or it was not submitted. */
  | { kind: "no-application" };

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** Adds a comment to an own application. The same words sent twice in a row are one comment. */
export async function addComment(
  own: { userId: string; jobId: string },
  text: string,
  { db, now }: Pick<Deps, "db" | "now">,
): Promise<SayOutcome> {
  const added = await db
    .insert(comments)
    .select(
      sql`select ${newId(now)}, company_id, id, user_id, ${text}, ${now.getTime()} from applications
        where ${ownSubmitted(own.userId, own.jobId)}
          and (select count(*) from comments c where c.application_id = applications.id) < ${MOST_COMMENTS}
          and (${lastComment}) is not ${text}`,
    )
    .returning({ id: comments.id });
  if (added.length > 0) return { kind: "said" };
  const [found] = await db
    .select({ last: sql<string | null>`(${lastComment})` })
    .from(applications)
    .where(ownSubmitted(own.userId, own.jobId));
  if (found === undefined) return { kind: "no-application" };
  return found.last === text ? { kind: "said" } : { kind: "full" };
}

const lastComment = sql`select c.text from comments c where c.application_id = applications.id
  order by c.created_at desc, c.id desc limit 1`;

/** Asks for a person to look at an own application, and tells whoever posted the job. While one request is open there is no second. */
export async function askForLook(
  own: { userId: string; jobId: string },
  question: string,
  deps: Deps,
): Promise<SayOutcome> {
  const { db, now } = deps;
  const [found] = await findAsking(db, own.userId, own.jobId);
  if (found === undefined) return { kind: "no-application" };
  const id = newId(now);
  const asked = db
    .insert(looks)
    .select(
      sql`select ${id}, company_id, id, user_id, ${question}, ${now.getTime()}, null, null, null, null from applications
        where ${applications.id} = ${found.id}
          and (select count(*) from looks l where l.application_id = ${found.id}) < ${MOST_LOOKS}`,
    )
    .onConflictDoNothing()
    .returning({ id: looks.id });
  const told = tellRecruiter(found, id, deps);
  const [written] = await db.batch([asked, ...(told === null ? [] : [told.statement])]);
  if (written.length === 0) return (await isOpen(db, found.id)) ? { kind: "said" } : { kind: "full" };
  if (told !== null) await deps.jobs.wake({ kind: "outbox", ids: [told.id] });
  return { kind: "said" };
}

type Asking = Awaited<ReturnType<typeof findAsking>>[number];

function tellRecruiter(found: Asking, lookId: string, { db, publicOrigin, now }: Deps) {
  if (found.recruiterEmail === null) return null;
  const news = { applicantName: found.name, position: found.position, applicationId: found.id, publicOrigin };
  return oweWhen(
    db,
    { topic: "mail", payload: lookAskedMail(found.recruiterEmail, news) },
    { companyId: found.companyId, userId: found.recruiterId },
    now,
    { id: `${lookId}-asked`, when: sql`exists (select 1 from looks where id = ${lookId})` },
  );
}

async function isOpen(db: Db, applicationId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.applicationId, applicationId), isNull(looks.answeredAt)))
    .orderBy(desc(looks.createdAt))
    .limit(1);
  return open !== undefined;
}
