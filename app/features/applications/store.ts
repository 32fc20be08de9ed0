import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Person } from "~/features/accounts/sessions";
import { INFO_NAMES } from "~/features/jobs/fields";
import { pick } from "~/lib/pick";
import type { StartDate, WorkAuthorization } from "~/vocabulary/applications";
import type { DocumentKind, TextState } from "~/vocabulary/documents";
import type { JobStatus } from "~/vocabulary/jobs";
import type { Db } from "../../../db/client";
import { type RowOf, rowOf } from "../../../db/row-of";
import { applications, type documents, jobs, storedQuestions } from "../../../db/schema";
import { isTold, TOLD, TOLD_END, TOLD_POOL, TOLD_STAGE } from "./as-told";
import { answersHold, knownStatus, storedAnswers, storedNumbers } from "./damage";
import type { Why } from "./decision-emails";
import { evaluationAnnounced } from "./evaluation-announced";

export const findOpening = (db: Db, jobId: string) =>
  db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      companyName: jobs.companyName,
      companySlug: jobs.companySlug,
      code: sql<string>`${jobs.code}`.as("code"),
      closesAt: jobs.closesAt,
      ...pick(jobs, INFO_NAMES),
      finalJobPosting: jobs.finalJobPosting,
      status: jobs.status,
      publishedAt: jobs.publishedAt,
      evaluates: jobs.evaluates,
      /** Of its own, as many as are written; null or none where the standard ones are asked. */
      questions: sql<number | null>`${jobs.questions} - ${jobs.unwrittenQuestions}`.as("asked"),
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));

export type Opening = Awaited<ReturnType<typeof findOpening>>[number];

const own = (person: Person, jobId: string) =>
  and(eq(applications.jobId, jobId), eq(applications.userId, person));

export const findOwnApplicationId = (db: Db, userId: string, jobId: string) =>
  db.select({ id: applications.id }).from(applications).where(own(userId, jobId));

export type OwnFile = {
  id: string;
  kind: DocumentKind;
  fileName: string;
  /** In bytes. */
  size: number;
  textState: TextState;
  scan: (typeof documents.$inferSelect)["scan"];
};

/** Read where it is pointed at: among all that is a person's, or by `in`, SQLite reads more. */
const ownFile = (id: typeof applications.cvDocumentId | typeof applications.coverLetterDocumentId) =>
  sql`(select json_object('id', d.id, 'kind', d.kind, 'fileName', d.file_name, 'size', d.size,
    'textState', d.text_state, 'scan', d.scan)
    from documents d where d.id = ${id} and d.user_id = ${applications.userId} and d.state = 'stored')`
    .mapWith((file: string): OwnFile | null => JSON.parse(file))
    .as(id.name.replace("_document_id", ""));

export const OWN_APPLICATION = {
  id: applications.id,
  userId: applications.userId,
  jobId: applications.jobId,
  companyId: applications.companyId,
  companyName: jobs.companyName,
  // A batch drops the second of two columns with one name.
  jobStatus: sql<Opening["status"]>`${jobs.status}`.as("job_status"),
  position: applications.position,
  cvDocumentId: applications.cvDocumentId,
  cv: ownFile(applications.cvDocumentId),
  coverLetter: ownFile(applications.coverLetterDocumentId),
  questions: storedQuestions,
  answers: storedAnswers,
  answersHold,
  workAuthorization: applications.workAuthorization,
  startDate: applications.startDate,
  phone: applications.phone,
  submittedAt: applications.submittedAt,
  status: TOLD.as("told"),
  stage: TOLD_STAGE,
  evaluationState: applications.evaluationState,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
  evaluates: jobs.evaluates,
  company: sql`(select json_object('privacyEmail', privacy_email, 'eraseAt', erase_at)
    from companies where companies.id = ${applications.companyId})`
    .mapWith((text: string): { privacyEmail: string; eraseAt: number | null } => JSON.parse(text))
    .as("company"),
  end: TOLD_END,
  poolEnds: TOLD_POOL,
  why: sql`(select json_object('theirs', told_reason, 'detail', detail) from (
    select s.told_reason, s.detail from status_changes s where ${TOLD} = 'passed'
      and s.application_id = ${applications.id} and s.company_id = ${applications.companyId}
      and s.to_status = ${TOLD} and s.from_status <> s.to_status and ${isTold("s")}
    order by s.created_at desc limit 1) where told_reason is not null)`
    .mapWith((text: string): Why => JSON.parse(text))
    .as("why"),
};

export type OwnApplication = RowOf<typeof OWN_APPLICATION>;

const PROGRESS = {
  id: applications.id,
  userId: applications.userId,
  status: applications.status,
  submittedAt: applications.submittedAt,
  questions: storedNumbers,
  answers: storedAnswers,
  answersHold,
};

export const ownProgress = (person: Person, jobId: string) =>
  rowOf(PROGRESS, sql`from ${applications} where ${own(person, jobId)}`);

export type Progress = RowOf<typeof PROGRESS>;

export const findSubmittedAt = (db: Db, userId: string, jobId: string) =>
  db.select({ submittedAt: applications.submittedAt }).from(applications).where(own(userId, jobId));

type NewApplication = {
  id: string;
  userId: string;
  name: string;
  email: string;
  workAuthorization: WorkAuthorization;
  startDate: StartDate;
  phone: string;
  source: string;
  medium: string;
  campaign: string;
};

export const insertApplication = (
  db: Db,
  opening: Pick<Opening, "id" | "companyId" | "title" | "evaluates">,
  application: NewApplication,
  now: Date,
) =>
  db.insert(applications).values({
    ...application,
    companyId: opening.companyId,
    jobId: opening.id,
    position: opening.title,
    // What the person was promised; it is asked again when the application is evaluated.
    evaluationState: opening.evaluates ? "none" : "off",
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  });

/** The newest first, those behind the one that `before` numbers. */
export async function listOwnApplications(
  dbs: readonly Db[],
  userId: string,
  limit: number,
  before: number | null = null,
) {
  const [only] = dbs;
  if (dbs.length === 1 && only !== undefined)
    return selectOwn(only, userId, before === null ? undefined : lt(applications.seq, before))
      .orderBy(desc(applications.seq))
      .limit(limit);
  const madeAt = async (db: Db) =>
    db
      .select({ at: applications.createdAt })
      .from(applications)
      .where(eq(applications.seq, before ?? 0));
  const [last] = before === null ? [] : (await Promise.all(dbs.map(madeAt))).flat();
  const behind =
    last && sql`(${applications.createdAt}, ${applications.seq}) < (${last.at.getTime()}, ${before})`;
  const found = await Promise.all(
    dbs.map((db) =>
      selectOwn(db, userId, behind)
        .orderBy(desc(applications.createdAt), desc(applications.seq))
        .limit(limit),
    ),
  );
  const newest = (one: (typeof found)[number][number]) => one.createdAt.getTime();
  return found
    .flat()
    .sort((one, other) => newest(other) - newest(one) || other.seq - one.seq)
    .slice(0, limit);
}

const selectOwn = (db: Db, userId: string, behind: SQL | undefined) =>
  db
    .select({
      seq: applications.seq,
      jobId: applications.jobId,
      position: applications.position,
      companyName: jobs.companyName,
      cvDocumentId: applications.cvDocumentId,
      submittedAt: applications.submittedAt,
      jobStatus: sql<JobStatus>`${jobs.status}`.as("job_status"),
      status: knownStatus(TOLD),
      stage: TOLD_STAGE,
      end: TOLD_END,
      evaluationState: applications.evaluationState,
      createdAt: applications.createdAt,
      companyErased: sql<number | null>`case when ${applications.submittedAt} is null
        and ${jobs.status} = 'closed' then (select erase_at from companies
        where companies.id = ${applications.companyId}) end`.as("company_erased"),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.userId, userId), behind));

export const findLeaving = (db: Db, jobId: string) =>
  db
    .select({
      companyName: jobs.companyName,
      eraseAt: sql<number | null>`(select erase_at from companies
        where companies.id = jobs.company_id)`.as("company_erased"),
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));

const KEPT = {
  position: applications.position,
  cvDocumentId: applications.cvDocumentId,
  id: applications.id,
  status: applications.status,
  submittedAt: applications.submittedAt,
  questions: storedQuestions,
  answersHold,
};

const asking = (number: number) => ({
  ...KEPT,
  answer: sql<string | null>`case
    when json_valid(ifnull(${applications.asked}, ${applications.questions}))
      and json_valid(${applications.answers})
    then json_extract(${applications.answers}, ${answerPath(number)}) end`,
  evaluates: evaluationAnnounced,
  jobStatus: sql<JobStatus>`case when json_valid(ifnull(${applications.asked}, ${applications.questions}))
    then case when ${number} <= ${QUESTIONS}
      then (select j.status from jobs j where j.id = ${applications.jobId}) end end`.as("job_status"),
});

/** `number` counts from 1. */
export const ownQuestion = (person: Person, jobId: string, number: number) =>
  rowOf(asking(number), sql`from ${applications} where ${own(person, jobId)}`);

export type FoundQuestion = RowOf<ReturnType<typeof asking>>;

const IN_REVIEW = {
  companyName: jobs.companyName,
  jobStatus: jobs.status,
  evaluates: jobs.evaluates,
  cvTextState: sql<TextState | null>`(select d.text_state from documents d where
    d.id = ${applications.cvDocumentId} and d.user_id = ${applications.userId} and d.state = 'stored')`,
  answers: storedAnswers,
};

const REVIEW = { ...KEPT, ...IN_REVIEW };

export const ownReview = (person: Person, jobId: string) =>
  rowOf(
    REVIEW,
    sql`from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
      where ${own(person, jobId)}`,
  );

export type FoundReview = RowOf<typeof REVIEW>;

const questionId = (number: number) => sql`case when ${applications.asked} is null
  then json_extract(${applications.questions}, ${`$[${number - 1}].id`})
  else json_extract(${applications.asked}, ${`$.ids[${number - 1}]`}) end`;

const answerPath = (number: number) => sql`'$."' || (${questionId(number)}) || '"'`;

const standing = (number: number) =>
  sql`ifnull(json_extract(${applications.answers}, ${answerPath(number)}), '')`;

type Answer = {
  person: Person;
  jobId: string;
  number: number;
  text: string;
  replaces: readonly string[] | null;
};

/** `number` counts from 1. Changes nothing without such a question, once submitted, or over another text. */
export const saveAnswer = (db: Db, answer: Answer, now: Date) =>
  db
    .update(applications)
    .set({
      answers: sql`json_set(${applications.answers}, ${answerPath(answer.number)}, ${answer.text})`,
      updatedAt: now,
    })
    .where(
      and(
        own(answer.person, answer.jobId),
        isNull(applications.submittedAt),
        isNotNull(applications.cvDocumentId),
        sql`(${questionId(answer.number)}) is not null`,
        answer.replaces === null
          ? undefined
          : inArray(standing(answer.number), [...answer.replaces, answer.text]),
      ),
    );

/** With what the next page shows: a question, or all answers where none follows (`review`, else null). */
export const saveAndAsk = (db: Db, answer: Answer, next: { number: number; review: boolean }, now: Date) =>
  saveAnswer(db, answer, now).returning({
    ...asking(next.number),
    review: rowOf(
      IN_REVIEW,
      sql`from ${jobs} where ${eq(jobs.id, applications.jobId)}
        and ${next.review ? sql`1` : sql`${next.number} > ${QUESTIONS}`}`,
    ).as("review"),
  });

const QUESTIONS = sql`json_array_length(case when ${applications.asked} is null then ${applications.questions}
  else ${applications.asked} -> '$.ids' end)`;
