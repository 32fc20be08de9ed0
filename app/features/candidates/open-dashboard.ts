import { DamagedRow } from "~/lib/damaged-row";
import type { Db } from "../../../db/client";
import { countsFrom, deskFrame, type JobChoice, jobsFrom } from "./desk-frame";
import { candidateStatement, type Found, recordFrom } from "./find-candidate";
import { type CandidateQuery, type CandidateView, isSearch, viewAsked } from "./list-query";
import {
  type CandidateCounts,
  type CandidateRecord,
  type CandidateSummary,
  withoutEvaluation,
  withoutScore,
} from "./record";
import { CANDIDATES_A_PAGE, candidateList, firstOf, MATCHES_A_PAGE } from "./store";

export type Dashboard = {
  counts: CandidateCounts;
  /** What is listed: as the address asks, or the undecided as long as there are any. */
  view: CandidateView;
  candidates: CandidateSummary[];
  next: { after: NonNullable<CandidateQuery["after"]>; id: string } | null;
  /** More matches than one page holds, which are not sorted by name but come newest first. */
  unsorted: boolean;
  jobs: JobChoice[];
  /** The one asked for, or the first of the list; null where the company has no such candidate. */
  record: CandidateRecord | null;
};

export async function openDashboard(
  asked: { companyId: string; evaluates: boolean; query: CandidateQuery; candidateId: string | null },
  db: Db,
): Promise<Dashboard> {
  const { companyId, query } = asked;
  const [[framed], listed, [found]] = await db.batch([
    deskFrame(db, companyId, query.job),
    candidateList(db, companyId, query),
    candidateStatement(db, companyId, asked.candidateId ?? firstOf(db, companyId, query)),
  ]);
  if (framed === undefined) throw new Error("a select without a table has one row");
  const counts = countsFrom(framed);
  const view = viewAsked(query);
  return {
    counts,
    view: view !== "undecided first" ? view : counts.pending > 0 ? "pending" : "all",
    ...pageOf(
      asked.evaluates ? listed : listed.map((one) => ({ ...withoutScore(one), standsOut: null })),
      query,
    ),
    jobs: jobsFrom(framed.title, query.job, listed),
    record: found === undefined ? null : openRecord(found, asked),
  };
}

/** The list goes on where whoever stands first in it cannot be read; who is asked for by name is missed. */
function openRecord(found: Found, asked: { evaluates: boolean; candidateId: string | null }) {
  try {
    return shownRecord(recordFrom(found), asked.evaluates);
  } catch (error) {
    if (error instanceof DamagedRow && asked.candidateId === null) return null;
    throw error;
  }
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
  const next = more ? { after: cursorOf(last, query.sort), id: listed[size]?.id ?? "" } : null;
  const byName = isSearch(query) && query.sort === "name";
  if (byName && !more && query.after === null)
    return { candidates: sortCandidates(candidates, "name"), next, unsorted: false };
  return { candidates, next, unsorted: byName };
}

type Placed = Pick<CandidateSummary, "seq" | "name" | "submittedAt" | "overallScore">;

export function cursorOf(candidate: Placed, sort: CandidateQuery["sort"]) {
  const { seq, name, submittedAt, overallScore } = candidate;
  const keys = { name, date: String(submittedAt.getTime()), score: String(overallScore ?? "") };
  return { key: keys[sort], seq };
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
