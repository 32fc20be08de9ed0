import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications, counters } from "../../../db/schema";
import { type CandidateQuery, searchWords } from "./list-query";
import type { CandidateCounts, CandidateSummary } from "./record";
import { CANDIDATE_STATUSES, type CandidateStatus } from "./rules";

export const CANDIDATES_A_PAGE = 25;
/**
 * A search reads so many matches at most, the newest: sorting all of a large company's by score would read every one of them,
 * and the page's budget is 60 rows.
 */
export const MATCHES_SORTED = 40;

/** The statements of the dashboard's list, for one batch: how many stand where, and the candidates asked for. */
export function candidateList(db: Db, companyId: string, query: CandidateQuery) {
  const counted = db
    .select({ name: counters.name, value: counters.value })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), inArray(counters.name, COUNTED)));
  if (query.q !== "") return [counted, searchCandidates(db, companyId, query)] as const;
  const page = candidatesAfter(db, companyId, query);
  // Candidates without a score stand after all others; the second half begins where the first may end.
  return query.sort === "score" && query.after !== null && query.after.key !== ""
    ? ([counted, page, unscoredCandidates(db, companyId, query, null)] as const)
    : ([counted, page] as const);
}

const COUNTED = ["candidates", ...CANDIDATE_STATUSES.map((status) => `candidates:${status}`)];

export function countsFrom(rows: readonly { name: string; value: number }[]): CandidateCounts {
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  const byStatus = CANDIDATE_STATUSES.map((status) => [status, value(`candidates:${status}`)]);
  return { all: value("candidates"), ...(Object.fromEntries(byStatus) as Record<CandidateStatus, number>) };
}

const summary = {
  seq: applications.seq,
  id: applications.id,
  name: applications.name,
  position: applications.position,
  submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
  status: applications.status,
  evaluationState: applications.evaluationState,
  overallScore: applications.overallScore,
  cvTextState: sql<CandidateSummary["cvTextState"]>`case when ${applications.overallScore} is null then
    (select d.text_state from documents d where d.id = ${applications.cvDocumentId}) end`.as("cv_text_state"),
};

const candidatesOf = (companyId: string, status: CandidateQuery["status"]): SQL | undefined =>
  and(
    eq(applications.companyId, companyId),
    isNotNull(applications.submittedAt),
    status === "all" ? undefined : eq(applications.status, status),
  );

function candidatesAfter(db: Db, companyId: string, query: CandidateQuery) {
  const { after, sort, status } = query;
  if (sort === "score" && after !== null && after.key === "") {
    return unscoredCandidates(db, companyId, query, after.seq);
  }
  return db
    .select(summary)
    .from(applications)
    .where(and(candidatesOf(companyId, status), after === null ? undefined : beyond(sort, after)))
    .orderBy(...ORDER[sort])
    .limit(CANDIDATES_A_PAGE + 1);
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

function unscoredCandidates(db: Db, companyId: string, query: CandidateQuery, before: number | null) {
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

function searchCandidates(db: Db, companyId: string, query: CandidateQuery) {
  const words = searchWords(query.q);
  const status = query.status === "all" ? "" : ` AND scope : "s${query.status.replaceAll("_", "")}"`;
  const match = `scope : "c${companyId}"${status} AND {name email position} : (${words})`;
  const byDate = query.sort === "date";
  const before = (byDate && query.after?.seq) || Number.MAX_SAFE_INTEGER;
  const limit = words === null ? 0 : (byDate ? CANDIDATES_A_PAGE : MATCHES_SORTED) + 1;
  const hits = sql`(select rowid from candidates_search where candidates_search match ${words === null ? "x" : match} and rowid < ${before}
    order by rowid desc limit ${limit})`;
  return db
    .select(summary)
    .from(applications)
    .where(
      // The plus keeps SQLite from walking the company's index: the matches are few, the candidates may be many.
      and(
        inArray(applications.seq, hits),
        sql`+${applications.companyId} = ${companyId}`,
        isNotNull(applications.submittedAt),
      ),
    )
    .orderBy(desc(applications.seq));
}
