import { and, count, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { STANDARD_QUESTIONS } from "~/features/questionnaires/standard-questions";
import type { Db } from "../../../db/client";
import { applications, assessments, documents, documentTexts, jobs } from "../../../db/schema";
import { type DocumentPurpose, type DocumentType, MOST_CVS, MOST_STORED_BYTES } from "./rules";

/** The plus keeps the planner from the index on states, which would read everybody's files. */
const isStored = sql`+${documents.state} = 'stored'`;

const ownDocument = {
  id: documents.id,
  applicationId: documents.applicationId,
  kind: documents.kind,
  fileName: documents.fileName,
  type: documents.type,
  size: documents.size,
  storageKey: documents.storageKey,
  textState: documents.textState,
  createdAt: documents.createdAt,
};

/** The files that a person has stored, newest first. */
export const listOwnDocuments = (db: Db, userId: string) =>
  db
    .select(ownDocument)
    .from(documents)
    .where(and(eq(documents.userId, userId), isStored))
    .orderBy(desc(documents.createdAt));

export type OwnDocument = Awaited<ReturnType<typeof listOwnDocuments>>[number];

/** One of a person's own stored CVs. */
export const findOwnCv = (db: Db, userId: string, documentId: string) =>
  db
    .select(ownDocument)
    .from(documents)
    .where(
      and(eq(documents.id, documentId), eq(documents.userId, userId), eq(documents.kind, "cv"), isStored),
    );

/** What a file may be attached to: a person's application for a job. */
export const findTarget = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      applicationId: applications.id,
      companyId: applications.companyId,
      cvDocumentId: applications.cvDocumentId,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));

/** The application that files are uploaded for, as the page shows it. */
export const findUploadTarget = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      position: applications.position,
      companyName: jobs.companyName,
      cvDocumentId: applications.cvDocumentId,
      coverLetterDocumentId: applications.coverLetterDocumentId,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));

export type NewFile = {
  id: string;
  kind: DocumentPurpose;
  fileName: string;
  type: DocumentType;
  size: number;
};
export type Reserved = {
  id: string;
  kind: DocumentPurpose;
  storageKey: string;
  applicationId: string;
  companyId: string;
};

/**
 * Writes the rows of files that are about to be stored, in one statement that also holds the limits: the application is the
 * person's own and not submitted, and the person keeps no more than a fair share. Files of the same application do not
 * count, since they are about to be replaced. No row comes back otherwise.
 */
export const reserveDocuments = (
  db: Db,
  place: { userId: string; jobId: string },
  files: NewFile[],
  now: Date,
): Promise<Reserved[]> =>
  db.all<Reserved>(sql`
    insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size, storage_key, state, created_at)
    select file.value ->> 'id', a.company_id, a.user_id, a.id, file.value ->> 'kind', file.value ->> 'fileName',
        file.value ->> 'type', file.value ->> 'size', 'cv/' || a.company_id || '/' || (file.value ->> 'id'), 'uploading', ${now.getTime()}
      from applications as a, json_each(${JSON.stringify(files)}) as file
      where a.job_id = ${place.jobId} and a.user_id = ${place.userId} and a.submitted_at is null
        and (select count(distinct storage_key) from documents where user_id = a.user_id and kind = 'cv'
          and state <> 'removed' and application_id <> a.id) < ${MOST_CVS}
        and (select coalesce(sum(size), 0) from (select distinct storage_key, size from documents
          where user_id = a.user_id and state <> 'removed' and application_id <> a.id))
          + (select sum(value ->> 'size') from json_each(${JSON.stringify(files)})) <= ${MOST_STORED_BYTES}
    returning id, kind, storage_key as storageKey, application_id as applicationId, company_id as companyId`);

const stillOpen = (applicationId: string) =>
  sql`exists (select 1 from ${applications} where ${applications.id} = ${applicationId} and ${applications.submittedAt} is null)`;

/** Marks uploaded files as stored, as long as their application is still open. */
export const markStored = (db: Db, applicationId: string, ids: string[]) =>
  db
    .update(documents)
    .set({ state: "stored" })
    .where(
      and(
        inArray(documents.id, ids),
        eq(documents.applicationId, applicationId),
        eq(documents.state, "uploading"),
        stillOpen(applicationId),
      ),
    )
    .returning({ id: documents.id });

const COLUMN = { cv: "cvDocumentId", coverLetter: "coverLetterDocumentId" } as const;

/**
 * Points an open application at its files. With the CV, the questions are written down as they stand now, so that nobody's
 * questionnaire shifts under them: the job's own, else the standard ones.
 */
export function linkDocuments(
  db: Db,
  applicationId: string,
  linked: Partial<Record<DocumentPurpose, string>>,
  now: Date,
) {
  const columns = Object.fromEntries(
    Object.entries(linked).map(([purpose, id]) => [COLUMN[purpose as DocumentPurpose], id]),
  );
  return db
    .update(applications)
    .set({ ...columns, ...(linked.cv === undefined ? {} : { questions: questionsNow() }), updatedAt: now })
    .where(
      and(
        eq(applications.id, applicationId),
        isNull(applications.submittedAt),
        eq(countStored(db, Object.values(linked)), Object.keys(linked).length),
      ),
    );
}

const countStored = (db: Db, ids: string[]) =>
  db
    .select({ stored: count() })
    .from(documents)
    .where(and(inArray(documents.id, ids), isStored));

const questionsNow = () =>
  sql`coalesce(${applications.questions}, (select nullif(${assessments.questions}, '[]') from ${assessments}
    where ${assessments.jobId} = ${applications.jobId} and ${assessments.companyId} = ${applications.companyId}),
    ${JSON.stringify(STANDARD_QUESTIONS)})`;

/** Gives up the files that an open application no longer uses; a sweep removes their bytes. */
export const removeDocuments = (
  db: Db,
  applicationId: string,
  kinds: DocumentPurpose[],
  butFor: string[] = [],
) =>
  db
    .update(documents)
    .set({ state: "removed" })
    .where(
      and(
        eq(documents.applicationId, applicationId),
        inArray(documents.kind, kinds),
        isStored,
        butFor.length === 0 ? undefined : notInArray(documents.id, butFor),
        stillOpen(applicationId),
      ),
    );

/** Takes a file off an open application. */
export const unlinkDocument = (db: Db, applicationId: string, purpose: DocumentPurpose, now: Date) =>
  db
    .update(applications)
    .set({ [COLUMN[purpose]]: null, updatedAt: now })
    .where(and(eq(applications.id, applicationId), isNull(applications.submittedAt)));

/** A row of its own for a file that the person has stored before; both rows share the bytes, and what was read of them. */
export const reuseDocument = (
  db: Db,
  source: { id: string; userId: string },
  target: { id: string; applicationId: string; companyId: string },
  now: Date,
) =>
  [
    db.insert(documents).select(
      sql`select ${target.id}, ${target.companyId}, user_id, ${target.applicationId}, kind, file_name, type, size, storage_key,
          'stored', text_state, 0, pages, scan, ${now.getTime()}
        from documents
        where id = ${source.id} and user_id = ${source.userId} and state = 'stored' and ${stillOpen(target.applicationId)}`,
    ),
    db.insert(documentTexts).select(
      sql`select ${target.id}, ${target.companyId}, text, truncated, read_at
        from document_texts
        where document_id = ${source.id} and exists (select 1 from documents where id = ${target.id})`,
    ),
  ] as const;
