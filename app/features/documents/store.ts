import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Person } from "~/features/accounts/sessions";
import { storedAnswers, storedNumbers } from "~/features/applications/damage";
import { evaluationAnnounced } from "~/features/applications/evaluation-announced";
import { BEGINNING } from "~/features/questionnaires/rules";
import type { Verdict } from "~/services/malware/malware";
import type { DocumentKind, DocumentType, TextState } from "~/vocabulary/documents";
import { STANDARD_QUESTIONS, STANDARD_SET } from "~/vocabulary/questions";
import { type Db, selectNamed } from "../../../db/client";
import { findRow, type RowOf, rowOf, rowsOf } from "../../../db/row-of";
import { applications, assessments, documents, documentTexts, jobs } from "../../../db/schema";
import { MOST_CVS, MOST_STORED_BYTES } from "./rules";

const isStored = sql`${documents.state} = 'stored'`;

const ownDocument = {
  id: documents.id,
  applicationId: documents.applicationId,
  kind: documents.kind,
  fileName: documents.fileName,
  type: documents.type,
  size: documents.size,
  storageKey: documents.storageKey,
  textState: documents.textState,
  scan: documents.scan,
  createdAt: documents.createdAt,
};

export type OwnDocument = RowOf<typeof ownDocument>;

export const findOwnCv = (db: Db, userId: string, documentId: string) =>
  db
    .select(ownDocument)
    .from(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        eq(documents.kind, "cv"),
        ne(documents.scan, "infected"),
        isStored,
      ),
    );

export const findTarget = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      applicationId: applications.id,
      companyId: applications.companyId,
      cv: applications.cvDocumentId,
      coverLetter: applications.coverLetterDocumentId,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));

export const findStanding = (db: Db, { applicationId, userId }: Place, purpose: DocumentKind) =>
  db
    .select({ submittedAt: applications.submittedAt, file: documents })
    .from(applications)
    .leftJoin(documents, eq(documents.id, applications[COLUMN[purpose]]))
    .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)));

function textStateOf(id: SQLiteColumn) {
  return sql<TextState | null>`(select d.text_state from documents d where d.id = ${id})`;
}

/** The application that files are for, and what its person was asked and has answered. */
const PLACE = {
  userId: applications.userId,
  applicationId: applications.id,
  companyId: applications.companyId,
  submittedAt: applications.submittedAt,
  jobStatus: jobs.status,
  cv: textStateOf(applications.cvDocumentId).as("cv"),
  coverLetter: textStateOf(applications.coverLetterDocumentId).as("cover_letter"),
  questions: storedNumbers,
  answers: storedAnswers,
};

export const ownPlace = (person: Person, jobId: string) =>
  rowOf(
    PLACE,
    sql`from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
      where ${applications.jobId} = ${jobId} and ${applications.userId} = ${person}`,
  );

export type Place = RowOf<typeof PLACE>;

/** The application, and all files of the person's, in no order. */
export const ownUploads = (person: Person, jobId: string) =>
  rowOf(
    {
      applicationId: applications.id,
      position: applications.position,
      companyName: jobs.companyName,
      evaluates: evaluationAnnounced,
      jobStatus: jobs.status,
      cvDocumentId: applications.cvDocumentId,
      coverLetterDocumentId: applications.coverLetterDocumentId,
      submittedAt: applications.submittedAt,
      stored: rowsOf(
        ownDocument,
        sql`from ${documents} where ${eq(documents.userId, applications.userId)} and ${isStored}`,
      ),
    },
    sql`from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
      where ${applications.jobId} = ${jobId} and ${applications.userId} = ${person}`,
  );

export const findUploads = (db: Db, userId: string, jobId: string) => findRow(db, ownUploads(userId, jobId));

export type NewFile = {
  id: string;
  kind: DocumentKind;
  fileName: string;
  type: DocumentType;
  size: number;
};
export const storageKeyOf = ({ companyId }: Pick<Place, "companyId">, id: string) => `cv/${companyId}/${id}`;

/** One statement that holds the limits too: beyond them a row has no state, and is ignored. */
export const reserveDocuments = (
  db: Db,
  { userId, applicationId, companyId }: Place,
  files: NewFile[],
  now: Date,
) => {
  const elsewhere = sql`from documents where user_id = ${userId} and state <> 'removed'
    and application_id <> ${applicationId}`;
  const state = sql`case when
    (select count(distinct storage_key) ${elsewhere} and kind = 'cv') < ${MOST_CVS}
    and (select coalesce(sum(size), 0) from (select distinct storage_key, size ${elsewhere}))
      + ${files.reduce((sum, file) => sum + file.size, 0)} <= ${MOST_STORED_BYTES}
    then 'uploading' end`;
  const rows = files.map(
    ({ id, kind, fileName, type, size }) =>
      sql`(${id}, ${companyId}, ${userId}, ${applicationId}, ${kind}, ${fileName}, ${type}, ${size},
        ${storageKeyOf({ companyId }, id)}, ${state}, ${now.getTime()})`,
  );
  return db.run(sql`insert or ignore into documents (id, company_id, user_id, application_id, kind, file_name,
    type, size, storage_key, state, created_at) values ${sql.join(rows, sql`, `)}`);
};

/** A trigger enqueues this with the document's row; it waits until the bytes are there. */
export const readingOf = (documentId: string): string => `${documentId}-read`;

/** Behind the statement that points at it, or another of these, in one batch. */
export const markStored = (db: Db, id: string, textState: TextState) =>
  db
    .update(documents)
    .set({ state: "stored", textState })
    .where(and(eq(documents.id, id), eq(documents.state, "uploading"), sql`changes() > 0`));

const COLUMN = { cv: "cvDocumentId", coverLetter: "coverLetterDocumentId" } as const;

/** The ids of the files that a page shows; null for none. */
export type Known = Record<DocumentKind, string | null>;
export type Link = { applicationId: string; purpose: DocumentKind; id: string; known: Known | null };

/**
 * Over no file but the one that the page knows. What it pointed at before is removed by a trigger, and the
 * questions are kept as they stand with the CV.
 */
export const linkDocument = (db: Db, link: Link, now: Date) =>
  db
    .update(applications)
    .set({
      [COLUMN[link.purpose]]: link.id,
      ...(link.purpose === "cv" && { asked: askedNow() }),
      updatedAt: now,
    })
    .where(mayLink(link));

function mayLink({ applicationId, purpose, known }: Omit<Link, "id">) {
  const column = applications[COLUMN[purpose]];
  const free = known === null ? undefined : or(isNull(column), eq(column, known[purpose] ?? ""));
  return and(eq(applications.id, applicationId), isNull(applications.submittedAt), free);
}

/** Once somebody is asked something, that stays. */
const askedNow = () =>
  sql`case when ${applications.questions} is null then coalesce(${applications.asked},
    (select json_object('set', ${assessments.setSeq}, 'ids', json_group_array(one.value ->> 'id'))
    from ${assessments}, json_each(${assessments.questions}) as one
    where trim(one.value ->> 'title') <> ${BEGINNING.title}
    and trim(one.value ->> 'question') <> ${BEGINNING.question}
    and ${assessments.jobId} = ${applications.jobId}
    and ${assessments.companyId} = ${applications.companyId} having count(*) > 0),
    ${STANDARD}) end`;

const STANDARD = JSON.stringify({ set: STANDARD_SET, ids: STANDARD_QUESTIONS.map(({ id }) => id) });

export const unlinkDocument = (db: Db, link: Omit<Link, "id">, now: Date) =>
  db
    .update(applications)
    .set({ [COLUMN[link.purpose]]: null, updatedAt: now })
    .where(mayLink(link));

type Bytes = { userId: string; storageKey: string };

const holds = ({ userId, storageKey }: Bytes) =>
  and(eq(documents.userId, userId), eq(documents.storageKey, storageKey));

/** Of every row that shares the bytes. */
export const markScanned = (db: Db, bytes: Bytes, scan: Verdict) =>
  db.update(documents).set({ scan }).where(holds(bytes));

/** The rows stay, unlinked, so that a page can say why the file has gone. */
export const takeOut = (db: Db, bytes: Bytes, now: Date) => {
  const among = db.select({ id: documents.id }).from(documents).where(holds(bytes));
  const unlink = (purpose: DocumentKind) =>
    db
      .update(applications)
      .set({ [COLUMN[purpose]]: null, updatedAt: now })
      .where(
        and(
          eq(applications.userId, bytes.userId),
          isNull(applications.submittedAt),
          inArray(applications[COLUMN[purpose]], among),
        ),
      );
  return [
    unlink("cv"),
    unlink("coverLetter"),
    db
      .update(documents)
      .set({ state: "stored" })
      .where(and(holds(bytes), eq(documents.state, "removed"))),
  ] as const;
};

/** Both rows share the bytes, and what was read of them. */
export const reuseDocument = (
  db: Db,
  source: { id: string; userId: string },
  target: Link & { companyId: string },
  now: Date,
) =>
  [
    db.insert(documents).select(
      selectNamed(
        documents,
        {
          userId: documents.userId,
          kind: documents.kind,
          fileName: documents.fileName,
          type: documents.type,
          size: documents.size,
          storageKey: documents.storageKey,
          textState: documents.textState,
          pages: documents.pages,
          scan: documents.scan,
          id: target.id,
          companyId: target.companyId,
          applicationId: target.applicationId,
          state: "stored",
          createdAt: now,
        },
        sql`from documents
        where id = ${source.id} and user_id = ${source.userId} and state = 'stored' and exists (select 1
        from ${applications} where ${mayLink(target)})`,
      ),
    ),
    db.insert(documentTexts).select(
      selectNamed(
        documentTexts,
        {
          documentId: target.id,
          companyId: target.companyId,
          text: documentTexts.text,
          truncated: documentTexts.truncated,
          readAt: documentTexts.readAt,
        },
        sql`from document_texts
          where document_id = ${source.id} and exists (select 1 from documents where id = ${target.id})`,
      ),
    ),
  ] as const;
