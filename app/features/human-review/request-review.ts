import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import { type Db, selectNamed } from "../../../db/client";
import { applications, reviewRequests } from "../../../db/schema";
import { whoAnswers } from "../members/readers";
import { notifyOfReview } from "../notifications/notify";
import { enqueueWhen } from "../outbox/store";
import type { AddOutcome } from "./add-comment";
import { reviewRequestedMail } from "./emails";
import { findAsking } from "./find-human-review";
import { MOST_REVIEW_REQUESTS } from "./rules";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** While one request is open there is no second. */
export async function requestReview(
  own: { userId: string; jobId: string },
  question: string,
  deps: Deps,
): Promise<AddOutcome> {
  const { db, now } = deps;
  const [found] = await findAsking(db, own.userId, own.jobId);
  if (found === undefined) return { kind: "no-application" };
  const id = newId(now);
  const requested = db
    .insert(reviewRequests)
    .select(
      selectNamed(
        reviewRequests,
        {
          id,
          companyId: applications.companyId,
          applicationId: applications.id,
          userId: applications.userId,
          question,
          createdAt: now,
        },
        sql`from applications
        where ${applications.id} = ${found.id}
          and (select count(*) from review_requests r where r.application_id = ${found.id})
            < ${MOST_REVIEW_REQUESTS}`,
      ),
    )
    .onConflictDoNothing()
    .returning({ id: reviewRequests.id });
  const message = mailRecruiter(found, id, deps);
  const about = { requestId: id, companyId: found.companyId, applicationId: found.id };
  const [written] = await db.batch([
    requested,
    notifyOfReview(db, { ...about, event: "asked" }, askedOf(found, own.jobId, id), now),
    ...(message === null ? [] : [message.statement]),
  ]);
  if (written.length === 0) return (await isOpen(db, found.id)) ? { kind: "added" } : { kind: "full" };
  if (message !== null) await deps.jobs.wake({ kind: "outbox", ids: [message.id] });
  return { kind: "added" };
}

type Asking = Awaited<ReturnType<typeof findAsking>>[number];

const askedOf = ({ companyId }: Asking, jobId: string, requestId: string) =>
  sql`from review_requests r join users u on u.id in (select u.id ${whoAnswers({ companyId, jobId })})
    where r.id = ${requestId} and u.id <> r.user_id`;

function mailRecruiter(found: Asking, requestId: string, { db, publicOrigin, now }: Deps) {
  if (found.recruiterEmail === null) return null;
  const news = { applicantName: found.name, position: found.position, applicationId: found.id, publicOrigin };
  return enqueueWhen(
    db,
    { topic: "mail", payload: reviewRequestedMail(found.recruiterEmail, news) },
    { companyId: found.companyId, userId: found.recruiterId },
    now,
    { id: `${requestId}-asked`, when: sql`exists (select 1 from review_requests where id = ${requestId})` },
  );
}

async function isOpen(db: Db, applicationId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .where(and(eq(reviewRequests.applicationId, applicationId), isNull(reviewRequests.answeredAt)))
    .orderBy(desc(reviewRequests.createdAt))
    .limit(1);
  return open !== undefined;
}
