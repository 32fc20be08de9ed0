import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { firstStage } from "~/features/stages/job-stages";
import { after, minutes } from "~/lib/time";
import type { Db } from "../../../db/client";
import { applications, documents, jobs, users } from "../../../db/schema";

/** No answer is ever taken back, so none is checked again here. */
export const markSubmitted = (db: Db, own: { id: string; userId: string }, now: Date) =>
  db
    .update(applications)
    .set({
      submittedAt: now,
      evaluationState: sql`case ${applications.evaluationState} when 'off' then 'off' else 'waiting' end`,
      updatedAt: now,
    })
    .where(
      and(
        eq(applications.id, own.id),
        eq(applications.userId, own.userId),
        isNull(applications.submittedAt),
        isNotNull(applications.cvDocumentId),
        sql`exists (select 1 from ${jobs} where ${jobs.id} = ${applications.jobId}
        and ${ne(jobs.status, "closed")})`,
      ),
    );

const isSent = and(isNotNull(applications.submittedAt), isNull(applications.receivedAt));

const applicants = alias(users, "applicants");

/** `recruiterEmail` is null when who posted the job has gone. */
export const findSubmission = (db: Db, applicationId: string) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      companyId: applications.companyId,
      companyName: jobs.companyName,
      position: applications.position,
      name: applications.name,
      userId: applications.userId,
      firstName: applicants.firstName,
      email: applicants.email,
      recruiterId: users.id,
      recruiterEmail: users.email,
      evaluates: jobs.evaluates,
      cv: documents.textState,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(documents, eq(documents.id, applications.cvDocumentId))
    .leftJoin(
      users,
      and(eq(users.id, jobs.userId), eq(users.companyId, jobs.companyId), isNull(users.disabledAt)),
    )
    .where(and(eq(applications.id, applicationId), isSent));

export type Submission = Awaited<ReturnType<typeof findSubmission>>[number];

export const markReceived = (db: Db, applicationId: string, now: Date) =>
  db
    .update(applications)
    .set({ receivedAt: now, stageId: firstStage(sql`applications.status`) })
    .where(and(eq(applications.id, applicationId), isSent));

/** Those whose wake-up must have been lost. The first condition leads SQLite to the index. */
export const listSent = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(gt(applications.companyId, ""), isSent, lte(applications.submittedAt, after(now, -SURELY_LOST))),
    )
    .limit(limit);

const SURELY_LOST = minutes(5);

const SENT = sql.raw("submitted_at is not null and received_at is null");
const NEIGHBOURS = 20;

/** The oldest of a company that waits, its own or one beside it, by chance. Undefined when nobody does. */
export async function nextSent(db: Db, applicationId: string): Promise<string | undefined> {
  const [next] = await db.all<{ id: string }>(sql`
    with recursive waiting(company, own, nth) as (
      select company_id, company_id, 0 from applications where id = ${applicationId}
      union all
      select ifnull(
          (select min(company_id) from applications where ${SENT} and company_id > waiting.company),
          (select min(company_id) from applications where ${SENT} and company_id > '')), own, nth + 1
        from waiting where nth < ${NEIGHBOURS} and company is not null and (nth = 0 or company <> own))
    select id from applications where ${SENT} and company_id =
      (select company from waiting where nth > 0 and company is not null order by random() limit 1)
    order by submitted_at limit 1`);
  return next?.id;
}
