import type { Db } from "../../../db/client";
import { candidateStatement, recordFrom } from "./find-candidate";
import { type CandidateQuery, isSearch } from "./list-query";
import {
  type CandidateCounts,
  type CandidateRecord,
  type CandidateSummary,
  withoutEvaluation,
  withoutScore,
} from "./record";
import { CANDIDATES_A_PAGE, candidateList, countsFrom, MATCHES_A_PAGE, titleOfJob } from "./store";

export type Dashboard = {
  counts: CandidateCounts;
  candidates: CandidateSummary[];
  next: CandidateQuery["after"];
  /** More matches than one page holds, which are not sorted by name but come newest first. */
  unsorted: boolean;
  /** Of the job whose candidates these are; null when none is asked for, or none of the company's. */
  jobTitle: string | null;
  /** Null when none was asked for or the company has no such candidate. */
  record: CandidateRecord | null;
};

export async function openDashboard(
  asked: { companyId: string; evaluates: boolean; query: CandidateQuery; candidateId: string | null },
  db: Db,
): Promise<Dashboard> {
  const { companyId, query, candidateId } = asked;
  const [counted, ...lists] = candidateList(db, companyId, query);
  const titled = query.job === null ? [] : [titleOfJob(db, companyId, query.job)];
  const one = candidateId === null ? [] : [candidateStatement(db, companyId, candidateId)];
  const [counts, ...results] = await db.batch([counted, ...lists, ...titled, ...one]);
  const found = one.length === 0 ? [] : (results.pop() as unknown as Parameters<typeof recordFrom>);
  const [job] = titled.length === 0 ? [] : (results.pop() as { title: string }[]);
  const listed = results.flat() as CandidateSummary[];
  return {
    counts: countsFrom(counts),
    ...pageOf(asked.evaluates ? listed : listed.map(withoutScore), query),
    jobTitle: job?.title ?? null,
    record: found[0] === undefined ? null : shownRecord(recordFrom(found[0]), asked.evaluates),
  };
}

/** What is kept of evaluations is not shown while they are switched off. */
export const shownRecord = (record: CandidateRecord, evaluates: boolean): CandidateRecord =>
  evaluates ? record : withoutEvaluation(record);

function pageOf(
  listed: readonly CandidateSummary[],
  query: CandidateQuery,
): Pick<Dashboard, "candidates" | "next" | "unsorted"> {
  const size = isSearch(query) ? MATCHES_A_PAGE : CANDIDATES_A_PAGE;
  const candidates = listed.slice(0, size);
  const last = candidates.at(-1);
  const more = listed.length > size && last !== undefined;
  const next = more ? { key: keyOf(last, query.sort), seq: last.seq } : null;
  const byName = isSearch(query) && query.sort === "name";
  if (byName && !more && query.after === null)
    return { candidates: sortCandidates(candidates, "name"), next, unsorted: false };
  return { candidates, next, unsorted: byName };
}

function keyOf(candidate: CandidateSummary, sort: CandidateQuery["sort"]): string {
  if (sort === "name") return candidate.name;
  if (sort === "date") return String(candidate.submittedAt.getTime());
  return candidate.overallScore === null ? "" : String(candidate.overallScore);
}

export function sortCandidates(
  candidates: readonly CandidateSummary[],
  sort: CandidateQuery["sort"],
): CandidateSummary[] {
  const newest = (a: CandidateSummary, b: CandidateSummary) =>
    b.submittedAt.getTime() - a.submittedAt.getTime() || b.seq - a.seq;
  const orders = {
    score: (a: CandidateSummary, b: CandidateSummary) =>
      (b.overallScore ?? -1) - (a.overallScore ?? -1) || newest(a, b),
    name: (a: CandidateSummary, b: CandidateSummary) => a.name.localeCompare(b.name, "en") || a.seq - b.seq,
    date: newest,
  };
  return [...candidates].sort(orders[sort]);
}
