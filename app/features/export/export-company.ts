import { and, eq, getTableColumns, gt, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { keptAnswers, keptQuestions } from "~/features/applications/damage";
import { type Db, ofTable } from "../../../db/client";
import {
  activity,
  applications,
  assessments,
  companies,
  decisionSettings,
  jobs,
  members,
  stageTemplates,
  templates,
  users,
} from "../../../db/schema";
import { jsonParts, type Rows } from "./json-parts";
import { type Entry, zipped } from "./zipped";

type Owner = { id: string; companyId: string };

/** 200,000 candidates in fewer than the thousand queries that D1 answers a request. */
const A_PAGE = 250;
const LINES = 2000;

/** Without files and what scores rest on, which stand on candidates’ pages, and what the owner sent there. */
export const exportCompany = (owner: Owner, db: Db): ReadableStream<Uint8Array> => zipped(collect(owner, db));

async function* collect(owner: Owner, db: Db): AsyncGenerator<Entry> {
  const { companyId } = owner;
  const [company, team, decisions, mails, stages] = await db.batch([
    db.select().from(companies).where(eq(companies.id, companyId)),
    db
      .select({ name: users.personName, email: users.email, role: members.role, joined: members.joinedAt })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.companyId, companyId)),
    db.select().from(decisionSettings).where(eq(decisionSettings.companyId, companyId)),
    db.select().from(templates).where(eq(templates.companyId, companyId)),
    db.select().from(stageTemplates).where(eq(stageTemplates.companyId, companyId)),
  ]);
  const files: Record<string, Rows> = {
    ...{ company, members: team, "decision-settings": decisions },
    ...{ templates: mails, "stage-templates": stages },
    jobs: pages(A_PAGE, (after: number | null) => selectJobs(db, companyId, after)),
    candidates: pages(A_PAGE, (after: Place | null) => selectCandidates(db, owner, after)),
    log: pages(LINES, (after: number | null) => selectLog(db, companyId, after)),
  };
  for (const [name, rows] of Object.entries(files)) yield { name: `${name}.json`, parts: jsonParts(rows) };
}

/** `at`: the row's place, behind which the next page begins; it is left out of what is written. */
async function* pages<At, Row extends { at: At }>(
  size: number,
  read: (after: At | null) => PromiseLike<Row[]>,
): AsyncGenerator<Omit<Row, "at">[]> {
  let after: At | null = null;
  for (let full = true; full; ) {
    const rows: Row[] = await read(after);
    full = rows.length === size;
    after = rows.at(-1)?.at ?? null;
    yield rows.map(({ at, ...row }) => row);
  }
}

const listOf = (table: string, columns: string, where: SQL) =>
  sql`(select json_group_array(json_object(${sql.raw(
    columns
      .split(" ")
      .map((name) => `'${name}', ${name}`)
      .join(", "),
  )})) from ${sql.identifier(table)} r where ${where})`
    .mapWith((text: string) => JSON.parse(text) as object[])
    .as(`of_${table}`);

const OF_JOB = sql`r.job_id = ${jobs.id}`;
const OF_CANDIDATE = sql`r.application_id = ${applications.id}`;

const selectJobs = (db: Db, companyId: string, after: number | null) =>
  db
    .select({
      ...getTableColumns(jobs),
      questionnaire: sql`(select questions from assessments q where q.job_id = ${ofTable(jobs.id)})`
        .mapWith(assessments.questions)
        .as("questionnaire"),
      stages: listOf("job_stages", "id kind name shown_as position", OF_JOB),
      team: listOf("job_team", "user_id", OF_JOB),
      suggestions: listOf(
        "job_suggestions",
        "part text person_name created_at answer answer_words answered_at answered_by",
        OF_JOB,
      ),
      at: sql<number>`${jobs.seq}`.as("at"),
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), gt(jobs.seq, after ?? -1)))
    .orderBy(jobs.seq)
    .limit(A_PAGE);

type Place = { sent: number; seq: number };

const selectCandidates = (db: Db, { id, companyId }: Owner, after: Place | null) =>
  db
    .select({
      ...getTableColumns(applications),
      questions: keptQuestions,
      answers: keptAnswers,
      files: listOf(
        "documents",
        "id kind file_name size",
        sql`r.user_id = ${applications.userId}
        and ${OF_CANDIDATE} and r.state = 'stored'`,
      ),
      decisions: listOf(
        "status_changes",
        "from_status to_status from_stage to_stage person_name created_at offer_end undoes reason " +
          "told_reason detail",
        OF_CANDIDATE,
      ),
      verdicts: listOf("verdicts", "dimension score reason person_name created_at", OF_CANDIDATE),
      notes: listOf("notes", "text private person_name created_at edited_at deleted_at", OF_CANDIDATE),
      scorecards: listOf(
        "scorecards",
        "recommendation pros cons version person_name created_at",
        OF_CANDIDATE,
      ),
      comments: listOf("comments", "text created_at", OF_CANDIDATE),
      reviewRequests: listOf(
        "review_requests",
        "question created_at answer answered_by_name answered_at",
        OF_CANDIDATE,
      ),
      corrections: listOf("corrections", "document_id text created_at", OF_CANDIDATE),
      evaluations: listOf(
        "evaluations",
        "id kind evaluator overall_score recommendation created_at",
        OF_CANDIDATE,
      ),
      mails: listOf("messages", "subject body person_name state created_at", OF_CANDIDATE),
      at: sql`json_object('sent', ${applications.submittedAt}, 'seq', ${applications.seq})`
        .mapWith((text: string): Place => JSON.parse(text))
        .as("at"),
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
        ne(applications.userId, id),
        sql`(${applications.submittedAt}, ${applications.seq}) > (${after?.sent ?? 0}, ${after?.seq ?? 0})`,
      ),
    )
    .orderBy(applications.submittedAt, applications.seq)
    .limit(A_PAGE);

const selectLog = (db: Db, companyId: string, after: number | null) =>
  db
    .select({ ...getTableColumns(activity), at: activity.seq, when: sql<number>`${activity.at}`.as("when") })
    .from(
      sql`(select rowid from activity_search where activity_search match ${`c${companyId}`}
        and rowid > cast(${after ?? 0} as integer) order by rowid limit ${LINES}) as hit`,
    )
    .crossJoin(activity)
    .where(and(sql`${activity.seq} = hit.rowid`, sql`+${activity.companyId} = ${companyId}`))
    .orderBy(activity.seq);
