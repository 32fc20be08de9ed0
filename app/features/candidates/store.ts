import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { keyedScope, keyedWords } from "~/lib/keyed-words";
import type { Db } from "../../../db/client";
import { applications, interviewers } from "../../../db/schema";
import { knownStatus } from "../applications/damage";
import { notOwn, type Reader } from "../members/scope";
import { stageName } from "../stages/job-stages";
import { undecidedOf } from "./desk-frame";
import { type CandidateQuery, isSearch, type ListView, SCORE_FILTERS, viewAsked } from "./list-query";
import type { CandidateSummary } from "./record";

export const CANDIDATES_A_PAGE = 25;
/** A match costs two rows, one of the index and one of the candidates; the page's budget is 60. */
export const MATCHES_A_PAGE = 15;

/** `within` narrows the company's candidates; with `jobs` they are those of these jobs alone. */
export type CandidateScope = {
  companyId: string;
  within?: SQL | undefined;
  jobs?: readonly string[];
  own?: SQL;
  /** With the name of everybody's stage; else only in a list of all jobs. */
  named?: true;
};

export const teamScope = (reader: Reader, team: readonly { id: string }[]): CandidateScope => ({
  companyId: reader.companyId,
  within: notOwn(reader),
  jobs: team.map(({ id }) => id),
});

const isSearched = (scope: CandidateScope, query: CandidateQuery): boolean =>
  scope.jobs !== undefined || isSearch(query);

type Statement = ReturnType<typeof candidatesAfter> | ReturnType<typeof searchCandidates>;

/** The page that the address asks for, and one row more; `most` takes fewer, from its top. */
export function candidateList(db: Db, scope: CandidateScope, query: CandidateQuery, most?: Rows): Statement {
  const { companyId } = scope;
  const searched = isSearched(scope, query);
  const list = searched ? searchCandidates : candidatesAfter;
  const rows = most ?? (searched ? MATCHES_A_PAGE : CANDIDATES_A_PAGE) + 1;
  const view = viewAsked(query);
  if (view === "pending") return backFirst(list, db, scope, query, rows);
  if (view !== "undecided first") return list(db, scope, { ...query, status: view }, rows);
  // A limit of nought stops before the first row; a condition would be looked at row by row.
  const anybody = sql`ifnull(${undecidedOf(companyId, query.job, scope.own)} > 0, 0)`;
  const undecided = backFirst(list, db, scope, query, sql`${anybody} * ${rows}`);
  const everybody = list(db, scope, { ...query, status: "all" }, sql`(1 - ${anybody}) * ${rows}`);
  return unionAll(
    db.select().from(undecided.as("undecided")),
    db.select().from(everybody.as("everybody")),
  ) as unknown as Statement;
}

type Rows = number | SQL;

/** Fewer beside stages of jobs' own, which cost a row each. */
export const pageBeside = (staged: boolean, size: number): number => (staged ? Math.ceil(size * 0.6) : size);

/** Whether the list reads stages: those of its job, or of everybody in a list of all jobs. */
export const isStaged = (companyId: string, { job }: CandidateQuery): SQL =>
  job === null
    ? sql`exists (select 1 from candidates_search
        where candidates_search match ${`${keyedScope(companyId, "g", "")}*`})`
    : sql`exists (select 1 from job_stages where job_id = ${job} and company_id = ${companyId})`;

export const rowsOfPage = (staged: SQL, size: number): Rows =>
  sql`iif(${staged}, ${pageBeside(true, size) + 1}, ${size + 1})`;

type List = typeof candidatesAfter | typeof searchCandidates;

/** The undecided, those who are awake again on top. */
function backFirst(list: List, db: Db, scope: CandidateScope, query: CandidateQuery, rows: Rows): Statement {
  const { after } = query;
  if (after !== null && !after.back) return list(db, scope, { ...query, status: "pending" }, rows);
  const back = list(db, scope, { ...query, status: "back" }, rows);
  const rest = list(db, scope, { ...query, status: "pending", after: null }, rows);
  return unionAll(db.select().from(back.as("back")), db.select().from(rest.as("rest"))).limit(
    rows as number,
  ) as unknown as Statement;
}

/** The first of the list, as a value within another statement. */
export const firstOf = (db: Db, scope: CandidateScope, query: CandidateQuery): SQL =>
  sql`(select "id" from (${candidateList(db, scope, query, 1).getSQL()}))`;

const REASON = sql`(select json_extract(e.result, '$.unread') from evaluations e
  where e.id = ${applications.evaluationId})`;

export const snoozeColumns = {
  snooze: applications.snooze,
  snoozedUntil: applications.snoozedUntil,
  snoozedBy: applications.snoozedBy,
  snoozeReason: applications.snoozeReason,
  snoozeCard: applications.snoozeCard,
};

export const proposalColumns = {
  proposal: applications.proposal,
  proposedBy: applications.proposedBy,
};

const NO_STAGE = sql<string | null>`null`.as("stage_name");

const summaryOf = (named: boolean) => ({
  stage: named ? stageName : NO_STAGE,
  seq: applications.seq,
  id: applications.id,
  name: applications.name,
  jobId: applications.jobId,
  position: applications.position,
  submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
  status: knownStatus(),
  stageId: applications.stageId,
  withdrewAt: sql<Date | null>`${applications.withdrewAt}`.mapWith(applications.withdrewAt).as("withdrew"),
  tags: applications.tags,
  evaluationState: applications.evaluationState,
  overallScore: applications.overallScore,
  standsOut: applications.standsOut,
  // Runs of before version 2 say no reason.
  cvTextState: sql<CandidateSummary["cvTextState"]>`case when ${applications.overallScore} is null
    and (${applications.evaluationState} <> 'done' or ${REASON} is null) then
    (select d.text_state from documents d where d.id = ${applications.cvDocumentId}) end`.as("cv_text_state"),
  unread: sql<CandidateSummary["unread"]>`case when ${applications.overallScore} is null
    and ${applications.evaluationState} = 'done' then ${REASON} end`.as("unread"),
  ...snoozeColumns,
  ...proposalColumns,
});

const candidatesOf = (scope: CandidateScope, status: Listed): SQL | undefined =>
  and(
    eq(applications.companyId, scope.companyId),
    isNotNull(applications.receivedAt),
    scope.within,
    status === "all" ? undefined : eq(applications.listed, status),
  );

type Listed = ListView | "back";
type Viewed = Omit<CandidateQuery, "status"> & { status: Listed };

function candidatesAfter(db: Db, scope: CandidateScope, query: Viewed, rows: Rows) {
  const { after, sort, status } = query;
  const part = (which?: SQL) =>
    db
      .select(summaryOf(scope.named ?? query.job === null))
      .from(applications)
      .where(and(candidatesOf(scope, status), which))
      .orderBy(...ORDER[sort])
      .limit(rows as number);
  if (after === null) return part();
  const unscored = (before?: SQL) => part(and(isNull(applications.overallScore), before));
  if (sort === "score" && after.key === "") return unscored(lt(applications.seq, after.seq));
  // Each is a range of the index, read only as far as needed: many may have the same score.
  const { level, beyond } = places(sort, after);
  return unionAll(
    db.select().from(part(level).as("level")),
    db.select().from(part(beyond).as("beyond")),
    ...(sort === "score" ? [db.select().from(unscored().as("unscored"))] : []),
  ).limit(rows as number);
}

const ORDER = {
  score: [desc(applications.overallScore), desc(applications.seq)],
  name: [asc(applications.name), asc(applications.seq)],
  date: [desc(applications.submittedAt), desc(applications.seq)],
};

/** Behind the last one seen: those level with it, and those beyond. */
function places(sort: CandidateQuery["sort"], { key, seq }: { key: string; seq: number }) {
  if (sort === "name")
    return {
      level: and(eq(applications.name, key), gt(applications.seq, seq)),
      beyond: gt(applications.name, key),
    };
  const column = sort === "score" ? applications.overallScore : applications.submittedAt;
  const value = Number(key) || 0;
  return {
    level: and(sql`${column} = ${value}`, lt(applications.seq, seq)),
    beyond: sql`${column} < ${value}`,
  };
}

/** Numbered in the order in which matches are wanted. None by name: many come newest first. */
const INDEXES = {
  score: { table: sql.raw("candidates_ranked_search"), seq: sql.raw("(hit.rowid & 1099511627775)") },
  date: { table: sql.raw("candidates_search"), seq: sql.raw("hit.rowid") },
};

function searchCandidates(db: Db, scope: CandidateScope, query: Viewed, rows: Rows) {
  const { companyId } = scope;
  const words = keyedWords(companyId, query.q);
  const jobs = jobsSearched(scope, query);
  const nothing = (query.q !== "" && words === null) || jobs?.length === 0;
  const match = [
    query.status !== "all" && keyedScope(companyId, "s", query.status.replaceAll("_", "")),
    jobs !== null && `(${jobs.map((job) => keyedScope(companyId, "j", job)).join(" OR ")})`,
    query.stage !== null && keyedScope(companyId, "g", query.stage),
    query.tag !== null && keyedScope(companyId, "t", tagToken(query.tag)),
    query.pool !== null && keyedScope(companyId, "k", "1"),
    query.permit !== null && keyedScope(companyId, "w", query.permit),
    query.score !== null && keyedScope(companyId, "b", SCORE_FILTERS[query.score]),
    words !== null && `words : (${words})`,
  ]
    .filter(Boolean)
    .join(" AND ");
  const { table, seq } = INDEXES[query.sort === "score" ? "score" : "date"];
  const hits = sql`(select rowid from ${table} where ${table} match ${match}
    and rowid < cast(${beforeMatch(query)} as integer)
    order by rowid desc limit ${nothing ? 0 : rows}) as hit`;
  return db
    .select({ ...summaryOf(scope.named ?? query.job === null), hit: sql<number>`hit.rowid`.as("hit") })
    .from(hits)
    .crossJoin(applications)
    .where(
      // The plus keeps SQLite from walking the company's index: matches are few, candidates may be many.
      and(
        sql`${applications.seq} = ${seq}`,
        sql`+${applications.companyId} = ${companyId}`,
        isNotNull(applications.receivedAt),
        scope.within,
      ),
    )
    .orderBy(sql`hit.rowid desc`);
}

/** As SQLite has it: `hex(lower(tag))`, which knows of ASCII's capitals alone. */
const tagToken = (tag: string): string =>
  Array.from(new TextEncoder().encode(tag.replace(/[A-Z]/g, (letter) => letter.toLowerCase())), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Null for all of them. */
function jobsSearched(
  { jobs }: CandidateScope,
  { job }: Pick<CandidateQuery, "job">,
): readonly string[] | null {
  if (jobs === undefined) return job === null ? null : [job];
  return job === null ? jobs : jobs.filter((one) => one === job);
}

export const INTERVIEWS_A_PAGE = 12;

/** The newest whom somebody is to meet, a page and one more. */
export const candidatesToInterview = (db: Db, reader: Reader, after: CandidateQuery["after"]) =>
  db
    .select(summaryOf(true))
    .from(interviewers)
    .crossJoin(applications)
    .where(
      and(
        eq(interviewers.userId, reader.id),
        eq(interviewers.companyId, reader.companyId),
        after === null ? undefined : lt(interviewers.seq, after.seq),
        sql`${applications.seq} = ${interviewers.seq}`,
        sql`+${applications.companyId} = ${reader.companyId}`,
        isNotNull(applications.receivedAt),
        notOwn(reader),
      ),
    )
    .orderBy(desc(interviewers.seq))
    .limit(INTERVIEWS_A_PAGE + 1);

function beforeMatch({ sort, after }: Pick<CandidateQuery, "sort" | "after">): number {
  if (after === null) return Number.MAX_SAFE_INTEGER;
  if (sort !== "score") return after.seq;
  const score = after.key === "" ? -1 : Number(after.key) || 0;
  return (score + 1) * 2 ** 40 + after.seq;
}
