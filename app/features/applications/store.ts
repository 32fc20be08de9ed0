import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import { answers, applications, documents, jobs, users } from "../../../db/schema";
import type { StartDate } from "./rules";

/** A job as a visitor sees it, whatever its status, with its company's name. */
export const findOpening = (db: Db, jobId: string) =>
  db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      companyName: jobs.companyName,
      title: jobs.title,
      jobType: jobs.jobType,
      locationType: jobs.locationType,
      location: jobs.location,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      finalJobPosting: jobs.finalJobPosting,
      status: jobs.status,
      createdDate: jobs.createdDate,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));

export type Opening = Awaited<ReturnType<typeof findOpening>>[number];

const own = (userId: string, jobId: string) =>
  and(eq(applications.jobId, jobId), eq(applications.userId, userId));

/** The id of this person's application for the job, if there is one. */
export const findOwnApplicationId = (db: Db, userId: string, jobId: string) =>
  db.select({ id: applications.id }).from(applications).where(own(userId, jobId));

/** This person's application for the job, with what its steps and mails need of job and company. */
export const findOwnApplication = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      companyId: applications.companyId,
      companyName: jobs.companyName,
      // A batch drops the second of two columns with one name.
      jobStatus: sql<Opening["status"]>`${jobs.status}`.as("job_status"),
      position: applications.position,
      cvDocumentId: applications.cvDocumentId,
      coverLetterDocumentId: applications.coverLetterDocumentId,
      questions: applications.questions,
      workAuthorization: applications.workAuthorization,
      startDate: applications.startDate,
      submittedAt: applications.submittedAt,
      status: applications.status,
      evaluationState: applications.evaluationState,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(own(userId, jobId));

export type OwnApplication = Awaited<ReturnType<typeof findOwnApplication>>[number];

type NewApplication = {
  id: string;
  userId: string;
  name: string;
  email: string;
  workAuthorization: "yes" | "no";
  startDate: StartDate;
};

/** A person has one application for a job: a second row is left out without a word. */
export const insertApplication = (
  db: Db,
  opening: Pick<Opening, "id" | "companyId" | "title">,
  application: NewApplication,
  now: Date,
) =>
  db
    .insert(applications)
    .values({
      ...application,
      companyId: opening.companyId,
      jobId: opening.id,
      position: opening.title,
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [applications.jobId, applications.userId] });

/** The applications of one person, newest first. */
export const listOwnApplications = (db: Db, userId: string, limit: number) =>
  db
    .select({
      jobId: applications.jobId,
      position: applications.position,
      companyName: jobs.companyName,
      cvDocumentId: applications.cvDocumentId,
      submittedAt: applications.submittedAt,
      status: applications.status,
      evaluationState: applications.evaluationState,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.seq))
    .limit(limit);

/** One question of an application, counted from 1, and what was answered. Reads no other answer. */
export const findQuestion = (db: Db, userId: string, jobId: string, number: number) =>
  db
    .select({
      position: applications.position,
      cvDocumentId: applications.cvDocumentId,
      submittedAt: applications.submittedAt,
      questions: applications.questions,
      answer: answers.text,
    })
    .from(applications)
    .leftJoin(
      answers,
      and(
        eq(answers.applicationId, applications.id),
        eq(answers.questionId, sql`json_extract(${applications.questions}, ${`$[${number - 1}].id`})`),
      ),
    )
    .where(own(userId, jobId));

/** All answers of this person's application for the job. */
export const listOwnAnswers = (db: Db, userId: string, jobId: string) =>
  db
    .select({ questionId: answers.questionId, text: answers.text })
    .from(answers)
    .innerJoin(applications, eq(applications.id, answers.applicationId))
    .where(own(userId, jobId))
    .orderBy(asc(answers.questionId));

/** The stored files of this person's application for the job. */
export const listOwnFiles = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      id: documents.id,
      kind: documents.kind,
      fileName: documents.fileName,
      size: documents.size,
      textState: documents.textState,
      createdAt: documents.createdAt,
    })
    .from(applications)
    .innerJoin(
      documents,
      or(eq(documents.id, applications.cvDocumentId), eq(documents.id, applications.coverLetterDocumentId)),
    )
    .where(and(own(userId, jobId), eq(documents.userId, userId), sql`+${documents.state} = 'stored'`));

/**
 * Stores the answer to one question (counted from 1) of an application that is still open. Nothing comes back when there is
 * no such application or question, or when it has been submitted.
 */
export const saveAnswer = (
  db: Db,
  answer: { userId: string; jobId: string; number: number; text: string },
  now: Date,
) =>
  db.all<{ question_id: number }>(sql`
    insert into answers (application_id, question_id, company_id, user_id, text, updated_at)
    select id, json_extract(questions, ${`$[${answer.number - 1}].id`}), company_id, user_id, ${answer.text}, ${now.getTime()}
      from applications
      where job_id = ${answer.jobId} and user_id = ${answer.userId} and submitted_at is null and cv_document_id is not null
        and json_extract(questions, ${`$[${answer.number - 1}].id`}) is not null
    on conflict (application_id, question_id) do update set text = excluded.text, updated_at = excluded.updated_at
    returning question_id`);

const applicants = alias(users, "applicants");

/**
 * A submission that has not been received yet, with what the messages about it say, and to whom. `recruiterEmail` is null when who
 * posted the job has gone.
 */
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

/** Submitted, and not in the dashboard yet. */
const isSent = and(isNotNull(applications.submittedAt), isNull(applications.receivedAt));

/** The dashboard's list, counts and search take it in by a trigger. */
export const markReceived = (db: Db, applicationId: string, now: Date) =>
  db
    .update(applications)
    .set({ receivedAt: now })
    .where(and(eq(applications.id, applicationId), isSent));

/** Submissions that nobody has received, oldest first: their wake-up was lost. */
export const listSent = (db: Db, limit: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(isSent)
    .orderBy(asc(applications.submittedAt))
    .limit(limit);

/** Submits an application, once: with a CV, an answer to every question, and a job that is not closed. Otherwise nothing changes. */
export const markSubmitted = (db: Db, applicationId: string, userId: string, now: Date) =>
  db
    .update(applications)
    .set({ submittedAt: now, evaluationState: "waiting", updatedAt: now })
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.userId, userId),
        isNull(applications.submittedAt),
        isNotNull(applications.cvDocumentId),
        isNotNull(applications.questions),
        sql`not exists (select 1 from json_each(${applications.questions}) as asked where not exists (
          select 1 from ${answers} where ${answers.applicationId} = ${applications.id}
            and ${answers.questionId} = json_extract(asked.value, '$.id')))`,
        sql`exists (select 1 from ${jobs} where ${jobs.id} = ${applications.jobId} and ${ne(jobs.status, "closed")})`,
      ),
    );
