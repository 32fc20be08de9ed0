import { and, eq, type SQL, sql } from "drizzle-orm";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { counters, jobs } from "../../../db/schema";
import type { CandidateCounts, CandidateSummary } from "./record";

type Counted = CandidateStatus | "snoozed";

/** What the triggers count a status under: for the company, or for one of its jobs. */
export const counterOf = (status: Counted, job: string | null) =>
  `candidates:${status}${job === null ? "" : `:${job}`}`;

/** What stands over the list, in one row: how many there are of each status, and the job's title. */
export function deskFrame(db: Db, companyId: string, job: string | null) {
  const counted = (status: Counted): SQL.Aliased<number> => {
    const name = counterOf(status, job);
    const one = and(eq(counters.companyId, companyId), eq(counters.name, name));
    return sql<number>`ifnull((select ${counters.value} from ${counters} where ${one}), 0)`.as(status);
  };
  const asked = and(eq(jobs.id, job ?? ""), eq(jobs.companyId, companyId));
  return db
    .select({
      pending: counted("pending"),
      interview_approved: counted("interview_approved"),
      offer_sent: counted("offer_sent"),
      offer_accepted: counted("offer_accepted"),
      passed: counted("passed"),
      snoozed: counted("snoozed"),
      title: sql<string | null>`(select ${jobs.title} from ${jobs} where ${asked})`.as("title"),
    })
    .from(sql`(select 1)`);
}

type Frame = Record<Counted, number> & { title: string | null };

export function countsFrom({ title: _title, ...counts }: Frame): CandidateCounts {
  return { ...counts, all: CANDIDATE_STATUSES.reduce((sum, status) => sum + counts[status], counts.snoozed) };
}

const EMPTY: CandidateCounts = {
  ...{ pending: 0, interview_approved: 0, offer_sent: 0, offer_accepted: 0, passed: 0 },
  ...{ snoozed: 0, all: 0 },
};

export const countsOf = (candidates: readonly Pick<CandidateSummary, "status">[]): CandidateCounts =>
  candidates.reduce((counts, { status }) => added(counts, status, 1), EMPTY);

/** `counts`: by `status:job`. */
export const countsOfJobs = (jobs: readonly { counts: Record<string, number> }[]): CandidateCounts =>
  jobs
    .flatMap(({ counts }) => Object.entries(counts))
    .reduce((sum, [name, value]) => added(sum, name.split(":")[0] as Counted, value), EMPTY);

const added = (counts: CandidateCounts, status: Counted, more: number): CandidateCounts => ({
  ...counts,
  [status]: counts[status] + more,
  all: counts.all + more,
});

export type JobChoice = { id: string; title: string };

/** The job asked for, and those of whoever is listed. */
export function jobsFrom(
  title: string | null,
  job: string | null,
  listed: readonly Pick<CandidateSummary, "jobId" | "position">[],
): JobChoice[] {
  const titles = new Map(listed.map(({ jobId, position }) => [jobId, position]));
  if (job !== null && title !== null) titles.set(job, title);
  return [...titles].map(([id, title]) => ({ id, title }));
}
