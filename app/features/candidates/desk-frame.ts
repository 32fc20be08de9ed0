import { and, eq, type SQL, sql } from "drizzle-orm";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { counters, jobs } from "../../../db/schema";
import { type CountedAs, ownAsRead } from "../members/scope";
import type { CandidateCounts, CandidateSummary } from "./record";

type People = Partial<Record<CountedAs, number | null>>;

const COUNTED: readonly CountedAs[] = [...CANDIDATE_STATUSES, "snoozed"];

const countedAs = (companyId: string, status: CountedAs): SQL =>
  sql`(select ${counters.value} from ${counters}
    where ${counters.companyId} = ${companyId} and ${counters.name} = ${`candidates:${status}`})`;

/** Null for no such job. `own`: as of `ownCounted`. */
export function undecidedOf(companyId: string, job: string | null, own: SQL = sql`'[]'`): SQL {
  const all =
    job === null
      ? countedAs(companyId, "pending")
      : sql`(select ${jobs.undecided} from ${jobs}
          where ${jobs.id} = ${job} and ${jobs.companyId} = ${companyId})`;
  return sql`(${all} - (select count(*) from json_each(${own}) where value = 'pending'))`;
}

type Frame = { people: People; title?: string };

/** Over the list: how many there are of each status, and the job's title; null for no such job. */
export function deskFrame(db: Db, companyId: string, job: string | null, own: SQL, staged: SQL) {
  // One by one: a list of names would be read as rows of its own.
  const counted = COUNTED.map((status) => sql`${status}, ${countedAs(companyId, status)}`);
  const frame =
    job === null
      ? sql`json_object('people', json_object(${sql.join(counted, sql`, `)}))`
      : sql`(select json_object('people', json(${jobs.people}), 'title', ${jobs.title})
          from ${jobs} where ${and(eq(jobs.id, job), eq(jobs.companyId, companyId))})`;
  return db
    .select({
      frame: frame
        .mapWith((text: string | null) => (text === null ? null : (JSON.parse(text) as Frame)))
        .as("frame"),
      own: own.mapWith(ownAsRead).as("own"),
      staged: staged.as("staged"),
    })
    .from(sql`(select 1)`);
}

export const countsFrom = (of: readonly People[], own: readonly CountedAs[]): CandidateCounts =>
  [
    ...of.flatMap((people) => COUNTED.map((status) => [status, people[status] ?? 0] as const)),
    ...own.map((status) => [status, -1] as const),
  ].reduce((counts, [status, more]) => added(counts, status, more), EMPTY);

const EMPTY: CandidateCounts = {
  ...{ pending: 0, interview_approved: 0, offer_sent: 0, offer_accepted: 0, passed: 0 },
  ...{ snoozed: 0, all: 0 },
};

export const countsOf = (candidates: readonly Pick<CandidateSummary, "status">[]): CandidateCounts =>
  candidates.reduce((counts, { status }) => added(counts, status, 1), EMPTY);

const added = (counts: CandidateCounts, status: CountedAs, more: number): CandidateCounts => ({
  ...counts,
  [status]: counts[status] + more,
  all: counts.all + more,
});

export type JobChoice = { id: string; title: string };

export function jobsFrom(
  title: string | null,
  job: string | null,
  listed: readonly Pick<CandidateSummary, "jobId" | "position">[],
): JobChoice[] {
  const titles = new Map(listed.map(({ jobId, position }) => [jobId, position]));
  if (job !== null && title !== null) titles.set(job, title);
  return [...titles].map(([id, title]) => ({ id, title }));
}
