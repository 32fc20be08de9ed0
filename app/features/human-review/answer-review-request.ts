import { and, eq, isNull, sql } from "drizzle-orm";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, reviewRequests, users } from "../../../db/schema";
import { markReviewRead, notifyOfReview } from "../notifications/notify";
import { enqueueWhen } from "../outbox/store";
import { reviewAnsweredMail } from "./emails";

export type AnswerOutcome = { kind: "answered" } | { kind: "answered-before" } | { kind: "not-found" };

type Recruiter = { id: string; companyId: string; companyName: string; personName: string };
type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** Once; the message to the applicant is enqueued in the same batch. */
export async function answerReviewRequest(
  recruiter: Recruiter,
  given: { applicationId: string; requestId: string; answer: string },
  deps: Deps,
): Promise<AnswerOutcome> {
  const { db, now } = deps;
  const [found] = await findAsked(db, recruiter.companyId, given);
  if (found === undefined) return { kind: "not-found" };
  const about = { ...found, companyName: recruiter.companyName, publicOrigin: deps.publicOrigin };
  const answeredNow = sql`exists (select 1 from review_requests
    where id = ${given.requestId} and answered_at = ${now.getTime()}
    and answered_by = ${recruiter.id} and answer = ${given.answer})`;
  const message = enqueueWhen(
    db,
    { topic: "mail", payload: reviewAnsweredMail(found.email, about, given.answer) },
    { companyId: recruiter.companyId, userId: found.userId },
    now,
    { id: `${given.requestId}-answered`, when: answeredNow },
  );
  const [answered] = await db.batch([
    db
      .update(reviewRequests)
      .set({
        answer: given.answer,
        answeredBy: recruiter.id,
        answeredByName: recruiter.personName,
        answeredAt: now,
      })
      .where(
        and(
          eq(reviewRequests.id, given.requestId),
          eq(reviewRequests.companyId, recruiter.companyId),
          isNull(reviewRequests.answeredAt),
        ),
      )
      .returning({ id: reviewRequests.id }),
    message.statement,
    notifyOfReview(
      db,
      { ...given, event: "answered", companyId: recruiter.companyId },
      sql`from users u where u.id = ${found.userId} and ${answeredNow}`,
      now,
    ),
    markReviewRead(db, given, answeredNow, now),
  ]);
  if (answered.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: [message.id] });
    return { kind: "answered" };
  }
  const [after] = await findAsked(db, recruiter.companyId, given);
  return after?.answer === given.answer ? { kind: "answered" } : { kind: "answered-before" };
}

const findAsked = (db: Db, companyId: string, given: { applicationId: string; requestId: string }) =>
  db
    .select({
      answer: reviewRequests.answer,
      userId: applications.userId,
      jobId: applications.jobId,
      position: applications.position,
      email: users.email,
      firstName: users.firstName,
    })
    .from(reviewRequests)
    .innerJoin(applications, eq(applications.id, reviewRequests.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(reviewRequests.id, given.requestId),
        eq(reviewRequests.applicationId, given.applicationId),
        eq(reviewRequests.companyId, companyId),
      ),
    );
