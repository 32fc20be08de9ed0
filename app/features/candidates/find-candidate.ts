import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { DIMENSIONS } from "~/vocabulary/dimensions";
import type { Db } from "../../../db/client";
import { applications, type Bytes, evaluations, storedQuestions, textOf } from "../../../db/schema";
import { answersHold, requireWhole } from "../applications/damage";
import { settingsOf } from "../decisions/settings";
import { asRead } from "../evaluations/as-read";
import { readRun } from "../evaluations/earlier-runs";
import { postingChanged, readAgainst } from "../evaluations/read-against";
import { keptResult } from "../evaluations/runs";
import { waitingMails } from "../messages/waiting-mails";
import { type NotesColumn, noNotes } from "../notes/newest-notes";
import { joinHeld } from "../outbox/store";
import { type CardsColumn, noCards } from "../scorecards/cards-of";
import { stagesOfJob } from "../stages/job-stages";
import { filledPlaces } from "./filled-places";
import { type AlsoColumn, noneElse } from "./find-duplicates";
import type { CandidateDocument, CandidateRecord, StatusChange, Verdict } from "./record";
import { NEWEST_CHANGES } from "./rules";
import { type CandidateScope, proposalColumns, snoozeColumns } from "./store";
import { noTags, tagsOf } from "./tags";

type Stored<Row extends { at: Date }> = Omit<Row, "at"> & { at: number };

/**
 * `job`: the one asked for, whose stages a list needs beside the candidate; `tags`: those of the company;
 * `passes`: whether a no can be written, which begins with the first name.
 */
type Beside = {
  verdicts?: SQL;
  notes?: NotesColumn;
  also?: AlsoColumn;
  cards?: CardsColumn;
  tags?: boolean;
  passes?: boolean;
  job?: string | null;
};

/** In one query: files and answers are few, and a page has four queries to spend. */
export function candidateStatement(
  db: Db,
  { companyId, within }: Pick<CandidateScope, "companyId" | "within">,
  id: string | SQL,
  {
    verdicts = newestVerdicts,
    notes = noNotes,
    also = noneElse,
    cards = noCards,
    tags = false,
    passes = true,
    job = null,
  }: Beside = {},
) {
  return db
    .select({
      seq: applications.seq,
      id: applications.id,
      name: applications.name,
      firstName: (passes
        ? sql<string>`(select u.first_name from users u where u.id = ${applications.userId})`
        : sql<string>`''`
      ).as("first_name"),
      jobId: applications.jobId,
      email: applications.email,
      phone: applications.phone,
      position: applications.position,
      submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
      status: applications.status,
      ...snoozeColumns,
      ...proposalColumns,
      proposalReason: applications.proposalReason,
      proposedById: applications.proposedById,
      poolEnds: applications.poolEnds,
      filled: filledPlaces,
      ...{ stageId: applications.stageId, withdrewAt: applications.withdrewAt },
      tags: applications.tags,
      companyTags: tags ? tagsOf(companyId) : noTags,
      stages: stagesOfJob(sql`ifnull(${job}, ${applications.jobId})`, applications.companyId),
      workAuthorization: applications.workAuthorization,
      startDate: applications.startDate,
      evaluationState: applications.evaluationState,
      overallScore: applications.overallScore,
      questions: storedQuestions,
      answersHold,
      evaluationId: applications.evaluationId,
      evaluation: keptResult,
      evaluatedAt: sql<Date | null>`${evaluations.createdAt}`.mapWith(evaluations.createdAt).as("evaluated"),
      correctionId: evaluations.correctionId,
      against: readAgainst,
      cvText: sql`coalesce(
        (select k.text from corrections k where k.id = ${evaluations.correctionId}),
        (select t.text from document_texts t where t.document_id = ${applications.cvDocumentId})
        )`
        .mapWith((kept: string | Bytes): string | null => textOf(kept))
        .as("cv_text"),
      documents: rows<CandidateDocument[]>("documents")`
        select json_group_array(json_object('id', d.id, 'kind', d.kind, 'fileName', d.file_name,
          'size', d.size, 'type', d.type, 'scan', d.scan, 'textState', d.text_state,
          'pages', d.pages)) from documents d
        where d.application_id = ${applications.id} and d.state = 'stored'
          and d.id in (${applications.cvDocumentId}, ${applications.coverLetterDocumentId})`,
      answers: rows<CandidateRecord["answers"]>("answers")`
        select json_group_array(json_object('questionId', n.question_id, 'text', n.text)) from answers n
        where n.application_id = ${applications.id}`,
      interviewers: sql<string[] | null>`ifnull(nullif(
        (select json_group_array(u.person_name) from interviewers i join users u on u.id = i.user_id
        where i.seq = ${applications.seq} and i.company_id = ${companyId}), '[]'),
        case when exists (select 1 from members m
          where m.company_id = ${companyId} and m.role = 'interviewer') then '[]' end)`
        .mapWith((text: string | null) => (text === null ? null : (JSON.parse(text) as string[])))
        .as("interviewers"),
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
      verdicts: rows<Stored<Verdict>[]>("verdicts")`
        select json_group_array(json_object('id', v.id, 'dimension', v.dimension, 'score', v.score,
          'machineScore', v.machine_score, 'reason', v.reason, 'personName', v.person_name,
          'at', v.created_at)) from verdicts v where v.id in (${verdicts})`,
      notes,
      also,
      cards,
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
    })
    .from(applications)
    .leftJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(
      and(
        sql`${applications.id} = ${id}`,
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
        within,
      ),
    );
}

export const selectCandidateName = (db: Db, companyId: string, id: string) =>
  db
    .select({ name: applications.name })
    .from(applications)
    .where(
      and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.receivedAt)),
    );

/** The one that stands for each dimension: five rows of an index, however often somebody changed a mind. */
const newestVerdicts = sql.join(
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

const rows =
  <List>(name: string) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    sql`(${sql(strings, ...values)})`.mapWith((text: string): List => JSON.parse(text)).as(name);

export type Found = Awaited<ReturnType<typeof candidateStatement>>[number];

/** Throws a `DamagedRow` where not all of it can be read. */
export async function recordFrom(found: Found): Promise<CandidateRecord> {
  const { answersHold: _, companyTags: __, against, ...whole } = requireWhole(found);
  return {
    ...whole,
    questions: found.questions ?? [],
    evaluation: asRead(readRun(found.evaluation)),
    postingChanged: found.evaluationState === "done" && (await postingChanged(against)),
    changes: newestFirst(found.changes),
    held: found.held === null ? null : { ...found.held, leaves: new Date(found.held.leaves) },
    verdicts: newestFirst(found.verdicts),
    humanReview: {
      reviewRequested: instantOf(found.humanReview.reviewRequested),
      commented: instantOf(found.humanReview.comments),
      corrected: instantOf(found.humanReview.corrections),
    },
  };
}

const newestFirst = <Row extends { at: number }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => b.at - a.at).map((row) => ({ ...row, at: new Date(row.at) }));

const instantOf = (at: number | null) => (at === null ? null : new Date(at));
