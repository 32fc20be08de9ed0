import { and, type SQL, sql } from "drizzle-orm";
import type { Pay } from "~/features/jobs/pay";
import { departmentToken } from "~/features/jobs/search";
import type { JobType, LocationType } from "~/vocabulary/jobs";
import type { Db } from "../../../db/client";
import { applications, companySlugs, jobs } from "../../../db/schema";

const PAGE = 20;

type Card = Pay & {
  id: string;
  code: string;
  title: string;
  department: string;
  companyName: string;
  companySlug: string;
  language: string;
  jobType: JobType;
  locationType: LocationType;
  location: string;
  locality: string;
  remoteFrom: string;
  closesOn: string;
  closesAt: number | null;
  publishedAt: number;
};

/** `listed` is its place in every list: the later it was published, the higher. */
export type JobLine = Card & { listed: number };
/** `submitted`: whether the person did so; null where they have not applied. */
export type OpenJobCard = JobLine & { submitted: boolean | null };
export type OpenJobPage = { jobs: OpenJobCard[]; newer: number | null; older: number | null };

/** As `db/triggers/postings.sql` numbers the rows of the index. */
export const listed = sql`(${jobs.publishedAt} / 1000 * 262144 + ${jobs.seq} % 262144)`;

/** `match`: null for all jobs, false where nothing can fit. */
type Asked = { match: string | null | false; before: number | null; after: number | null };

/** A row each, whatever is asked: the index itself holds what a line shows. */
export async function listOpenPostings(
  dbs: readonly Db[],
  userId: string | null,
  { match, before, after }: Asked,
  now: Date,
): Promise<OpenJobPage> {
  const conditions = [
    match === null ? sql`true` : match === false ? sql`false` : sql`open_jobs match ${match}`,
    // The binding sends a number as REAL, which the index does not take for a row number.
    before === null ? sql`true` : sql`rowid < cast(${before} as integer)`,
    after === null ? sql`true` : sql`rowid > cast(${after} as integer)`,
  ];
  const ask = (db: Db) =>
    db.all<Entry & { submitted: number | null }>(
      sql`select rowid as listed, card, ${submittedBy(userId)} as submitted from open_jobs
        where ${sql.join(conditions, sql` and `)}
        order by rowid ${sql.raw(after === null ? "desc" : "asc")} limit ${PAGE + 1}`,
    );
  const all = (await Promise.all(dbs.map(ask))).flat();
  const sign = after === null ? 1 : -1;
  const found = all.sort((one, other) => sign * (other.listed - one.listed)).slice(0, PAGE + 1);
  const page = found.slice(0, PAGE);
  const shown = after === null ? page : page.reverse();
  const more = found.length > PAGE;
  const lines = shown
    .map(({ submitted, ...entry }) => ({
      ...lineOf(entry),
      submitted: submitted === null ? null : submitted === 1,
    }))
    .filter(({ closesAt }) => closesAt === null || closesAt > now.getTime());
  const hasNewer = after === null ? before !== null : more;
  const hasOlder = after === null ? more : true;
  return {
    jobs: lines,
    newer: hasNewer ? (shown[0]?.listed ?? null) : null,
    older: hasOlder ? (shown.at(-1)?.listed ?? null) : null,
  };
}

type Entry = { listed: number; card: string };

export const lineOf = ({ listed: place, card }: Entry): JobLine => ({
  ...(JSON.parse(card) as Card),
  listed: place,
});

const submittedBy = (userId: string | null) =>
  userId === null
    ? sql`null`
    : sql`(select ${applications.submittedAt} is not null from ${applications}
        where ${applications.jobId} = card ->> 'id' and ${applications.userId} = ${userId})`;

type Some = { now: Date; rows: number; before?: number | null; but?: string; department?: string };

/** A company's, from below the place of `before`. `scope` is its word in the index. */
export const selectOpenJobsOf = (
  db: Db,
  scope: SQL,
  { now, rows, before = null, but = "", department = "" }: Some,
) =>
  db
    .select({ listed: sql<number>`rowid`.as("listed"), card: sql<string>`card`.as("card") })
    .from(sql`open_jobs`)
    .where(
      and(
        sql`open_jobs match ${scope} || ${department && ` AND scope : "${departmentToken(department)}"`}`,
        before === null ? undefined : sql`rowid < cast(${before} as integer)`,
        sql`card ->> 'id' <> ${but}`,
        sql`(card ->> 'closesAt' is null or card ->> 'closesAt' > ${now.getTime()})`,
      ),
    )
    .orderBy(sql`rowid desc`)
    .limit(rows);

export const scopeOfId = (companyId: string): SQL => sql`${`scope : "c${companyId}"`}`;

export const scopeOfSlug = (slug: string): SQL =>
  sql`ifnull((select 'scope : "c' || company_id || '"' from ${companySlugs} where slug = ${slug}),
    'scope : "c"')`;

export const scopeOfJob = (jobId: string): SQL =>
  sql`ifnull((select 'scope : "c' || company_id || '"' from ${jobs} where id = ${jobId}), 'scope : "c"')`;
