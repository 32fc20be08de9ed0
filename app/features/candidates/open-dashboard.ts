import { sql } from "drizzle-orm";
import { DamagedRow } from "~/lib/damaged-row";
import type { Db } from "../../../db/client";
import { reachOf } from "../members/rules";
import { ownCounted, ownStage, type Reader, selectTeamJobs, withinReach } from "../members/scope";
import { newestNotes } from "../notes/newest-notes";
import { cardsOf } from "../scorecards/cards-of";
import type { JobStage } from "../stages/job-stages";
import { countsFrom, countsOf, deskFrame, type JobChoice, jobsFrom } from "./desk-frame";
import { candidateStatement, type Found, recordFrom } from "./find-candidate";
import { otherApplications } from "./find-duplicates";
import { type CandidateQuery, isSearch, type ListView, viewAsked } from "./list-query";
import {
  type CandidateCounts,
  type CandidateRecord,
  type CandidateSummary,
  forInterviewer,
  withoutEvaluation,
  withoutScore,
} from "./record";
import {
  CANDIDATES_A_PAGE,
  candidateList,
  candidatesToInterview,
  firstOf,
  INTERVIEWS_A_PAGE,
  isStaged,
  MATCHES_A_PAGE,
  pageBeside,
  rowsOfPage,
  teamScope,
} from "./store";

export type Dashboard = {
  /** Null where no page of the list says how many there are. */
  counts: CandidateCounts | null;
  /** What is listed: as the address asks, or the undecided as long as there are any. */
  view: ListView;
  candidates: CandidateSummary[];
  next: { after: NonNullable<CandidateQuery["after"]>; id: string } | null;
  /** More matches than one page holds, which are not sorted by name but come newest first. */
  unsorted: boolean;
  jobs: JobChoice[];
  /** Of the job asked for, where it has its own; else none. */
  stages: readonly JobStage[];
  tags: readonly string[];
  /** How many people the talent pool has, for whoever may know. */
  pool: number;
  /** The one asked for, or the first of the list; null where the company has no such candidate. */
  record: CandidateRecord | null;
};

export async function openDashboard(
  asked: { reader: Reader; evaluates: boolean; query: CandidateQuery; candidateId: string | null },
  db: Db,
): Promise<Dashboard> {
  const { reader, query } = asked;
  const { companyId } = reader;
  const reach = reachOf(reader.role, "candidates");
  if (reach === "team") return openTeamDesk(asked, db);
  if (reach === "assigned") return openInterviews(asked, db);
  const own = ownCounted(reader, query.job === null ? null : sql`${query.job}`);
  const scope = { companyId, within: withinReach(reader, "candidates"), own };
  const notes = newestNotes(reader);
  const size = isSearch(query) ? MATCHES_A_PAGE : CANDIDATES_A_PAGE;
  const staged = isStaged(companyId, query);
  const [[top], listed, [found]] = await db.batch([
    deskFrame(db, companyId, query.job, own, staged),
    candidateList(db, scope, query, rowsOfPage(staged, size)),
    candidateStatement(db, scope, asked.candidateId ?? firstOf(db, scope, query), {
      notes,
      otherApplications: otherApplications(reader),
      cards: cardsOf(reader, LONGEST_SHOWN),
      tags: true,
      job: query.job,
      own: ownStage(reader, query.job),
    }),
  ]);
  const { people = {}, title = null } = top?.frame ?? {};
  const counts = countsFrom([people], top?.own ?? []);
  const stages = stagesAsked(found, query);
  return {
    counts,
    view: viewListed(query, counts),
    ...pageOf(asked.evaluates ? listed : listed.map(unscored), query, pageBeside(Boolean(top?.staged), size)),
    jobs: jobsFrom(title, query.job, listed),
    stages,
    tags: found?.companyTags.names ?? [],
    pool: found?.companyTags.pool ?? 0,
    record: found === undefined ? null : await openRecord(found, asked),
  };
}

/** The list goes on where whoever stands first in it cannot be read; who is asked for by name is missed. */
async function openRecord(found: Found, asked: Pick<Asked, "query" | "evaluates" | "candidateId">) {
  const { job } = asked.query;
  const stages = job === null || job === found.jobId ? found.stages : [];
  try {
    return shownRecord(await recordFrom({ ...found, stages }), asked.evaluates);
  } catch (error) {
    if (error instanceof DamagedRow && asked.candidateId === null) return null;
    throw error;
  }
}

function viewListed(query: CandidateQuery, { pending }: CandidateCounts): ListView {
  const asked = viewAsked(query);
  if (asked !== "undecided first") return asked;
  return pending > 0 ? "pending" : "all";
}

const unscored = (one: CandidateSummary): CandidateSummary => ({ ...withoutScore(one), standsOut: null });

const stagesAsked = (found: Found | undefined, { job }: CandidateQuery): readonly JobStage[] =>
  job === null ? [] : (found?.stages ?? []);

type Asked = Parameters<typeof openDashboard>[0];

/** Of a hiring manager: the candidates of some jobs, which the search index knows by their jobs. */
async function openTeamDesk({ reader, query, evaluates, candidateId }: Asked, db: Db): Promise<Dashboard> {
  const team = await selectTeamJobs(db, reader);
  const scope = teamScope(reader, team);
  const open = { companyId: reader.companyId, within: withinReach(reader, "candidates") };
  const counted = team.filter(({ id }) => query.job === null || id === query.job);
  const counts = countsFrom(
    counted.map(({ people }) => people),
    counted.flatMap(({ own }) => own),
  );
  const view = viewListed(query, counts);
  const viewed = { ...query, status: view };
  const notes = newestNotes(reader);
  const rows =
    query.job === null ? TEAM_A_PAGE + 1 : rowsOfPage(isStaged(reader.companyId, query), TEAM_A_PAGE);
  const [listed, [found]] = await db.batch([
    candidateList(db, scope, viewed, rows),
    candidateStatement(db, candidateId === null ? scope : open, candidateId ?? firstOf(db, scope, viewed), {
      notes,
      otherApplications: otherApplications(reader),
      cards: cardsOf(reader, LONGEST_SHOWN),
      tags: true,
      passes: false,
      job: query.job,
      own: ownStage(reader, query.job),
    }),
  ]);
  const stages = stagesAsked(found, query);
  const shown = evaluates ? listed : listed.map(unscored);
  return {
    counts,
    view,
    ...pageOf(shown, query, pageBeside(stages.length > 0, TEAM_A_PAGE), { ofTeam: true }),
    jobs: team.map(({ id, title }) => ({ id, title })),
    stages: team.some(({ id }) => id === query.job) ? stages : [],
    tags: found?.companyTags.names ?? [],
    pool: 0,
    record:
      found === undefined ? null : withoutUndo(await openRecord(found, { query, evaluates, candidateId })),
  };
}

const withoutUndo = (record: CandidateRecord | null) =>
  record && {
    ...{ ...record, held: null, poolEnds: null },
    mails: record.mails.filter(({ change }) => change === null),
  };

/** Of the words of a scorecard. */
const LONGEST_SHOWN = 600;

/** Two rows each, beside the team's own. */
const TEAM_A_PAGE = 8;

/** Of an interviewer: a few people, without what only those who decide may read. */
async function openInterviews({ reader, query, candidateId }: Asked, db: Db): Promise<Dashboard> {
  const within = withinReach(reader, "candidates");
  const { after } = query;
  const assigned = await candidatesToInterview(db, reader, after);
  const page = pageOf(assigned, { ...query, sort: "date" }, INTERVIEWS_A_PAGE);
  const isWholeList = page.next === null && after === null;
  const all = page.candidates.map((one) => ({ ...unscored(one), tags: [], proposal: null }));
  const counts = countsOf(all);
  const view = viewListed(query, counts);
  const words = query.q.toLowerCase().split(/\s+/);
  const candidates = all.filter(
    ({ status, jobId, stageId, name, position }) =>
      (view === "all" || status === view) &&
      (query.job === null || jobId === query.job) &&
      (query.stage === null || stageId === query.stage) &&
      words.every((word) => `${name} ${position}`.toLowerCase().includes(word)),
  );
  const id = candidateId ?? candidates[0]?.id ?? "";
  const [found] = await candidateStatement(db, { companyId: reader.companyId, within }, id, {
    notes: newestNotes(reader),
    cards: cardsOf(reader, LONGEST_SHOWN),
    job: query.job,
  });
  const record =
    found === undefined ? null : await openRecord(found, { query, evaluates: false, candidateId });
  const own = all.filter(({ jobId }) => jobId === query.job);
  const stages = own.length === 0 ? [] : stagesAsked(found, query);
  return {
    counts: isWholeList ? counts : null,
    view,
    candidates: isWholeList && query.sort === "name" ? sortCandidates(candidates, "name") : candidates,
    next: page.next,
    unsorted: !isWholeList && query.sort === "name",
    jobs: jobsFrom(null, null, all),
    tags: [],
    pool: 0,
    stages: stages.map((stage) => ({
      ...stage,
      people: isWholeList ? own.filter(({ stageId }) => stageId === stage.id).length : 0,
    })),
    record: record && forInterviewer(record),
  };
}

/** What is kept of evaluations is not shown while they are switched off. */
export const shownRecord = (record: CandidateRecord, evaluates: boolean): CandidateRecord =>
  evaluates ? record : withoutEvaluation(record);

function pageOf(
  listed: readonly CandidateSummary[],
  query: CandidateQuery,
  size: number,
  { ofTeam } = { ofTeam: false },
): Pick<Dashboard, "candidates" | "next" | "unsorted"> {
  const candidates = listed.slice(0, size);
  const last = candidates.at(-1);
  const more = listed.length > size && last !== undefined;
  const next = more ? { after: cursorOf(last, query.sort), id: listed[size]?.id ?? "" } : null;
  const byName = (isSearch(query) || ofTeam) && query.sort === "name";
  if (byName && !more && query.after === null)
    return { candidates: sortCandidates(candidates, "name"), next, unsorted: false };
  return { candidates, next, unsorted: byName };
}

type Placed = Pick<CandidateSummary, "seq" | "name" | "submittedAt" | "overallScore" | "snooze">;

export function cursorOf(candidate: Placed, sort: CandidateQuery["sort"]) {
  const { seq, name, submittedAt, overallScore, snooze } = candidate;
  const keys = { name, date: String(submittedAt.getTime()), score: String(overallScore ?? "") };
  return { key: keys[sort], seq, ...(snooze === "back" && { back: true as const }) };
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
