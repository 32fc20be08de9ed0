import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import { applications, jobs, users } from "../../../db/schema";

/** No answer is ever taken back, so none is checked again here. */
export const markSubmitted = (db: Db, own: { id: string; userId: string }, now: Date): Promise<boolean> =>
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
    )
    .then((result) => result.meta.changes > 0);

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
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(
      users,
      and(eq(users.id, jobs.userId), eq(users.companyId, jobs.companyId), isNull(users.disabledAt)),
    )
    .where(and(eq(applications.id, applicationId), isSent));

export type Submission = Awaited<ReturnType<typeof findSubmission>>[number];

export const markReceived = (db: Db, applicationId: string, now: Date) =>
  db
    .update(applications)
    .set({ receivedAt: now })
    .where(and(eq(applications.id, applicationId), isSent));

/** Their wake-up was lost. */
export const listSent = (db: Db, limit: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(isSent)
    .orderBy(asc(applications.submittedAt))
    .limit(limit);
