import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { countsIn, selectCounts } from "~/features/accounts/company-counts";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications, jobs } from "../../../db/schema";
import { type CandidateQuery, isSearch, searchWords } from "./list-query";
import type { CandidateCounts, CandidateSummary } from "./record";

export const CANDIDATES_A_PAGE = 25;
/** A match costs two rows, one of the index and one of the candidates; the page's budget is 60. */
export const MATCHES_A_PAGE = 20;

export function candidateList(db: Db, companyId: string, query: CandidateQuery) {
  const counted = selectCounts(db, companyId, COUNTED);
  if (isSearch(query)) return [counted, searchCandidates(db, companyId, query)] as const;
  return [counted, candidatesAfter(db, companyId, query)] as const;
}

export const titleOfJob = (db: Db, companyId: string, jobId: string) =>
  db
    .select({ title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));

const COUNTED = ["candidates", ...CANDIDATE_STATUSES.map((status) => `candidates:${status}`)];

export function countsFrom(rows: readonly { name: string; value: number }[]): CandidateCounts {
  const of = countsIn(rows);
  const byStatus = CANDIDATE_STATUSES.map((status) => [status, of(`candidates:${status}`)]);
  return { all: of("candidates"), ...(Object.fromEntries(byStatus) as Record<CandidateStatus, number>) };
}

const REASON = sql`(select json_extract(e.result, '$.unread') from evaluations e
  where e.id = ${applications.evaluationId})`;

const summary = {
  seq: applications.seq,
  id: applications.id,
  name: applications.name,
  position: applications.position,
  submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
  status: applications.status,
  evaluationState: applications.evaluationState,
  overallScore: applications.overallScore,
  // Runs of before version 2 say no reason.
  cvTextState: sql<CandidateSummary["cvTextState"]>`case when ${applications.overallScore} is null
    and (${applications.evaluationState} <> 'done' or ${REASON} is null) then
    (select d.text_state from documents d where d.id = ${applications.cvDocumentId}) end`.as("cv_text_state"),
  unread: sql<CandidateSummary["unread"]>`case when ${applications.overallScore} is null
    and ${applications.evaluationState} = 'done' then ${REASON} end`.as("unread"),
};

const candidatesOf = (companyId: string, status: CandidateQuery["status"]): SQL | undefined =>
  and(
    eq(applications.companyId, companyId),
    isNotNull(applications.receivedAt),
    status === "all" ? undefined : eq(applications.status, status),
  );

function candidatesAfter(db: Db, companyId: string, query: CandidateQuery) {
  const { after, sort, status } = query;
  const page = db
    .select(summary)
    .from(applications)
    .where(and(candidatesOf(companyId, status), after === null ? undefined : beyond(sort, after)))
    .orderBy(...ORDER[sort])
    .limit(CANDIDATES_A_PAGE + 1);
  if (sort !== "score" || after === null) return page;
  if (after.key === "") return unscored(db, companyId, query, after.seq);
  // A comparison leaves out those without a score; they stand last, and are read only as far as needed.
  return unionAll(
    db.select().from(page.as("scored")),
    db.select().from(unscored(db, companyId, query, null).as("unscored")),
  ).limit(CANDIDATES_A_PAGE + 1);
}

const ORDER = {
  score: [desc(applications.overallScore), desc(applications.seq)],
  name: [asc(applications.name), asc(applications.seq)],
  date: [desc(applications.submittedAt), desc(applications.seq)],
};

function beyond(sort: CandidateQuery["sort"], { key, seq }: { key: string; seq: number }): SQL | undefined {
  switch (sort) {
    case "score":
      return sql`(${applications.overallScore}, ${applications.seq}) < (${Number(key) || 0}, ${seq})`;
    case "name":
      return sql`(${applications.name}, ${applications.seq}) > (${key}, ${seq})`;
    case "date":
      return sql`(${applications.submittedAt}, ${applications.seq}) < (${Number(key) || 0}, ${seq})`;
  }
}

function unscored(db: Db, companyId: string, query: CandidateQuery, before: number | null) {
  return db
    .select(summary)
    .from(applications)
    .where(
      and(
        candidatesOf(companyId, query.status),
        isNull(applications.overallScore),
        before === null ? undefined : lt(applications.seq, before),
      ),
    )
    .orderBy(desc(applications.seq))
    .limit(CANDIDATES_A_PAGE + 1);
}

/** Numbered in the order in which matches are wanted. None by name: many come newest first. */
const INDEXES = {
  score: { table: sql.raw("candidates_ranked_search"), seq: sql.raw("(hit.rowid & 1099511627775)") },
  date: { table: sql.raw("candidates_search"), seq: sql.raw("hit.rowid") },
};

function searchCandidates(db: Db, companyId: string, query: CandidateQuery) {
  const words = searchWords(query.q);
  const nothing = query.q !== "" && words === null;
  const match = [
    `scope : "c${companyId}"`,
    query.status !== "all" && `scope : "s${query.status.replaceAll("_", "")}"`,
    query.job !== null && `scope : "j${query.job}"`,
    words !== null && `{name email position} : (${words})`,
  ]
    .filter(Boolean)
    .join(" AND ");
  const { table, seq } = INDEXES[query.sort === "score" ? "score" : "date"];
  const hits = sql`(select rowid from ${table} where ${table} match ${match}
    and rowid < cast(${beforeMatch(query)} as integer)
    order by rowid desc limit ${nothing ? 0 : MATCHES_A_PAGE + 1}) as hit`;
  return db
    .select({ ...summary, hit: sql<number>`hit.rowid`.as("hit") })
    .from(hits)
    .crossJoin(applications)
    .where(
      // The plus keeps SQLite from walking the company's index: matches are few, candidates may be many.
      and(
        sql`${applications.seq} = ${seq}`,
        sql`+${applications.companyId} = ${companyId}`,
        isNotNull(applications.receivedAt),
      ),
    )
    .orderBy(sql`hit.rowid desc`);
}

function beforeMatch({ sort, after }: CandidateQuery): number {
  if (after === null) return Number.MAX_SAFE_INTEGER;
  if (sort !== "score") return after.seq;
  const score = after.key === "" ? -1 : Number(after.key) || 0;
  return (score + 1) * 2 ** 40 + after.seq;
}
