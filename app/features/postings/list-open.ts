import { sql } from "drizzle-orm";
import type { Pay } from "~/features/jobs/pay";
import type { JobType, LocationType } from "~/vocabulary/jobs";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { type CareersQuery, careersMatch } from "./careers-query";

const PAGE = 20;

type Card = Pay & {
  id: string;
  code: string;
  title: string;
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

/** `submitted`: whether the person did so; null where they have not applied. */
export type OpenJobCard = Card & { seq: number; submitted: boolean | null };
/** `newer` and `older` are the `seq` from which the neighbouring page starts; null where there is none. */
export type OpenJobPage = { jobs: OpenJobCard[]; newer: number | null; older: number | null };

/** A row each, whatever is asked: the index itself holds what a line shows. */
export async function listOpenPostings(
  db: Db,
  userId: string | null,
  query: CareersQuery,
  now: Date,
): Promise<OpenJobPage> {
  const match = careersMatch(query);
  const { before, after } = query;
  const conditions = [
    match === null ? sql`true` : match === false ? sql`false` : sql`open_jobs match ${match}`,
    // The binding sends a number as REAL, which the index does not take for a row number.
    before === null ? sql`true` : sql`rowid < cast(${before} as integer)`,
    after === null ? sql`true` : sql`rowid > cast(${after} as integer)`,
  ];
  const found = await db.all<{ seq: number; card: string; submitted: number | null }>(
    sql`select rowid as seq, card, ${submittedBy(userId)} as submitted from open_jobs
      where ${sql.join(conditions, sql` and `)}
      order by rowid ${sql.raw(after === null ? "desc" : "asc")} limit ${PAGE + 1}`,
  );
  const page = found.slice(0, PAGE);
  const shown = after === null ? page : page.reverse();
  const more = found.length > PAGE;
  const jobs = shown
    .map(({ seq, card, submitted }) => ({
      ...(JSON.parse(card) as Card),
      seq,
      submitted: submitted === null ? null : submitted === 1,
    }))
    .filter(({ closesAt }) => closesAt === null || closesAt > now.getTime());
  const hasNewer = after === null ? before !== null : more;
  const hasOlder = after === null ? more : true;
  return {
    jobs,
    newer: hasNewer ? (shown[0]?.seq ?? null) : null,
    older: hasOlder ? (shown.at(-1)?.seq ?? null) : null,
  };
}

const submittedBy = (userId: string | null) =>
  userId === null
    ? sql`null`
    : sql`(select ${applications.submittedAt} is not null from ${applications}
        where ${applications.jobId} = card ->> 'id' and ${applications.userId} = ${userId})`;
