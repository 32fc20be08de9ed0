import { type SQL, sql } from "drizzle-orm";
import { DIMENSIONS } from "~/vocabulary/dimensions";
import { applications, type Bytes, evaluations, storedQuestions, textOf } from "../../../db/schema";
import { answersHold } from "../applications/damage";
import { settingsOf } from "../decisions/settings";
import { readAgainst } from "../evaluations/read-against";
import { keptResult } from "../evaluations/runs";
import { waitingMails } from "../messages/waiting-mails";
import { joinHeld } from "../outbox/store";
import { filledPlaces } from "./filled-places";
import type { CandidateDocument, CandidateRecord, StatusChange, Verdict } from "./record";
import { NEWEST_CHANGES } from "./rules";
import { proposalColumns, snoozeColumns } from "./store";

type Stored<Row extends { at: Date }> = Omit<Row, "at"> & { at: number };

const rows =
  <List>(name: string) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    sql`(${sql(strings, ...values)})`.mapWith((text: string): List => JSON.parse(text)).as(name);

export const personColumns = {
  seq: applications.seq,
  id: applications.id,
  name: applications.name,
  jobId: applications.jobId,
  email: applications.email,
  phone: applications.phone,
  position: applications.position,
  submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
  begunAt: sql<Date>`${applications.createdAt}`.mapWith(applications.createdAt).as("begun"),
  tags: applications.tags,
  workAuthorization: applications.workAuthorization,
  startDate: applications.startDate,
};

export const firstName =
  sql<string>`(select u.first_name from users u where u.id = ${applications.userId})`.as("first_name");
export const noFirstName = sql<string>`''`.as("first_name");

/** Where they stand, and what waits for a day or a colleague. */
export const standingColumns = {
  status: applications.status,
  stageId: applications.stageId,
  withdrewAt: applications.withdrewAt,
  ...snoozeColumns,
  ...proposalColumns,
  proposalReason: applications.proposalReason,
  proposedById: applications.proposedById,
  poolEnds: applications.poolEnds,
  filled: filledPlaces,
};

export const submissionColumns = {
  questions: storedQuestions,
  answersHold,
  answers: rows<CandidateRecord["answers"]>("answers")`
    select json_group_array(json_object('questionId', n.question_id, 'text', n.text)) from answers n
    where n.application_id = ${applications.id}`,
  documents: rows<CandidateDocument[]>("documents")`
    select json_group_array(json_object('id', d.id, 'kind', d.kind, 'fileName', d.file_name,
      'size', d.size, 'type', d.type, 'scan', d.scan, 'textState', d.text_state,
      'pages', d.pages)) from documents d
    where d.application_id = ${applications.id} and d.state = 'stored'
      and d.id in (${applications.cvDocumentId}, ${applications.coverLetterDocumentId})`,
  cvText: sql`coalesce(
    (select k.text from corrections k where k.id = ${evaluations.correctionId}),
    (select t.text from document_texts t where t.document_id = ${applications.cvDocumentId})
    )`
    .mapWith((kept: string | Bytes): string | null => textOf(kept))
    .as("cv_text"),
};

export const evaluationColumns = {
  evaluationState: applications.evaluationState,
  overallScore: applications.overallScore,
  evaluationId: applications.evaluationId,
  evaluation: keptResult,
  evaluatedAt: sql<Date | null>`${evaluations.createdAt}`.mapWith(evaluations.createdAt).as("evaluated"),
  correctionId: evaluations.correctionId,
  against: readAgainst,
};

/** `chosen`: the identifiers of those that are shown. */
export const verdictsOf = (chosen: SQL) => rows<Stored<Verdict>[]>("verdicts")`
  select json_group_array(json_object('id', v.id, 'dimension', v.dimension, 'score', v.score,
    'machineScore', v.machine_score, 'reason', v.reason, 'personName', v.person_name,
    'at', v.created_at)) from verdicts v where v.id in (${chosen})`;

/** The one that stands for each dimension: five rows of an index, however often somebody changed a mind. */
export const newestVerdicts = sql.join(
  DIMENSIONS.map(
    (dimension) =>
      sql`(select id from verdicts where application_id = ${applications.id} and dimension = ${dimension}
        order by created_at desc limit 1)`,
  ),
  sql`, `,
);

/** The newest fifteen; older ones are kept, and not shown. */
export const recentVerdicts = sql`select id from verdicts where application_id = ${applications.id}
  order by created_at desc limit 15`;

/** What was decided, what of it has not left yet, and what the applicant asked a person for. */
export const decisionColumns = {
  changes: rows<Stored<StatusChange>[]>("changes")`
    select json_group_array(json_object('id', s.id, 'from', s.from_status, 'to', s.to_status,
      'personName', s.person_name, 'at', s.created_at, 'offerEnd', s.offer_end, 'undoes', s.undoes,
      'reason', s.reason, 'detail', s.detail, 'fromStage', s.from_stage, 'toStage', s.to_stage))
    from (select * from status_changes where application_id = ${applications.id}
      order by created_at desc, rowid desc limit ${NEWEST_CHANGES}) s`,
  held: rows<{ changeId: string; leaves: number } | null>("held")`
    ifnull((select json_object('changeId', s.id, 'leaves', o.run_after) from status_changes s
      ${joinHeld(sql`s.id || '-status'`)}
      where s.application_id = ${applications.id} and s.to_status = ${applications.status}
        and ${applications.toldStatus} is not null order by s.created_at desc limit 1), 'null')`,
  mails: waitingMails,
  settings: settingsOf(applications.companyId),
  humanReview: rows<{
    reviewRequested: number | null;
    comments: number | null;
    corrections: number | null;
  }>("human_review")`
    select json_object('reviewRequested', (select r.created_at from review_requests r
        where r.application_id = ${applications.id} and r.answered_at is null),
      'comments', (select max(c.created_at) from comments c where c.application_id = ${applications.id}),
      'corrections', (select max(k.created_at) from corrections k
        where k.application_id = ${applications.id}))`,
};

/** Null in a company that has no interviewers at all. */
export const interviewersOf = (companyId: string) =>
  sql<string[] | null>`ifnull(nullif(
    (select json_group_array(u.person_name) from interviewers i join users u on u.id = i.user_id
    where i.seq = ${applications.seq} and i.company_id = ${companyId}), '[]'),
    case when exists (select 1 from members m
      where m.company_id = ${companyId} and m.role = 'interviewer') then '[]' end)`
    .mapWith((text: string | null) => (text === null ? null : (JSON.parse(text) as string[])))
    .as("interviewers");
