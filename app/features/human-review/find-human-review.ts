import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Person } from "~/features/accounts/sessions";
import type { Db } from "../../../db/client";
import { applications, documents, documentTexts, evaluations, jobs, users } from "../../../db/schema";
import { readAgainst } from "../evaluations/read-against";
import { checkColumn, keptResult, newestCorrection, opinionColumn } from "../evaluations/runs";
import { ownMails } from "./own-mails";

export type Comment = { id: string; text: string; at: number };
export type ReviewRequest = {
  id: string;
  question: string;
  at: number;
  answer: string | null;
  answeredAt: number | null;
};
export type Correction = { id: string; documentId: string; at: number };

// Written out: drizzle leaves a column's table away where a query has only one, and the lists share names.
const rows = <Row extends { at: number }>(name: string, query: SQL) =>
  sql`(${query})`
    .mapWith((text: string): Row[] => (JSON.parse(text) as Row[]).sort((a, b) => a.at - b.at))
    .as(name);

/** Instants are milliseconds. */
const fromApplicant = {
  comments: rows<Comment>(
    "comments",
    sql`select json_group_array(json_object('id', c.id, 'text', c.text, 'at', c.created_at)) from comments c
      where c.application_id = applications.id`,
  ),
  reviewRequests: rows<ReviewRequest>(
    "review_requests",
    sql`select json_group_array(json_object('id', r.id, 'question', r.question, 'at', r.created_at,
      'answer', r.answer,
      'answeredAt', r.answered_at)) from review_requests r where r.application_id = applications.id`,
  ),
  corrections: rows<Correction>(
    "corrections",
    sql`select json_group_array(json_object('id', k.id, 'documentId', k.document_id, 'at', k.created_at))
      from corrections k
      where k.application_id = applications.id`,
  ),
};

export const findHumanReview = (db: Db, companyId: string, applicationId: string) =>
  db
    .select({ ...fromApplicant, opinion: opinionColumn, check: checkColumn })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.companyId, companyId)));

export const ownSubmitted = (person: Person, jobId: string) =>
  and(
    eq(applications.userId, person),
    eq(applications.jobId, jobId),
    sql`${applications.submittedAt} is not null`,
  );

export const OWN_READING = {
  evaluation: keptResult,
  // A batch drops the second of two columns with one name.
  evaluatedAt: sql<Date | null>`${evaluations.createdAt}`.mapWith(evaluations.createdAt).as("evaluated_at"),
  correctionId: sql<string | null>`${evaluations.correctionId}`.as("run_correction_id"),
  against: readAgainst,
  ...fromApplicant,
  mails: ownMails,
};

/** `recruiterEmail` is null when whoever posted the job has gone. */
export const findAsking = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      name: applications.name,
      position: applications.position,
      recruiterId: users.id,
      recruiterEmail: users.email,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(
      users,
      and(eq(users.id, jobs.userId), eq(users.companyId, jobs.companyId), isNull(users.disabledAt)),
    )
    .where(ownSubmitted(userId, jobId));

export const findOwnText = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      id: applications.id,
      position: applications.position,
      documentId: documents.id,
      fileName: documents.fileName,
      textState: documents.textState,
      read: documentTexts.text,
      correctionId: sql<string | null>`corrected.id`.as("correction_id"),
      corrected: sql<string | null>`corrected.text`.as("corrected"),
      evaluates: jobs.evaluates,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(documents, and(eq(documents.id, applications.cvDocumentId), eq(documents.state, "stored")))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .leftJoin(sql`corrections corrected`, sql`corrected.id = (${newestCorrection(sql`applications.id`)})`)
    .where(ownSubmitted(userId, jobId));
