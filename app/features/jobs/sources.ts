import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { jobSources, jobSourceTotals, jobs, jobViews } from "../../../db/schema";

/** Of views that are not counted yet; `jobIds` is a JSON list. */
export const addViewsBySource = (db: Db, jobIds: string) =>
  db
    .insert(jobSources)
    .select(
      selectNamed(
        jobSources,
        {
          jobId: jobViews.jobId,
          source: jobViews.source,
          day: jobViews.day,
          companyId: jobs.companyId,
          views: sql`count(*)`,
        },
        sql`from ${jobViews} join ${jobs} on ${jobs.id} = ${jobViews.jobId}
          where ${jobViews.jobId} in (select value from json_each(${jobIds})) and ${jobViews.counted} = 0
          group by ${jobViews.jobId}, ${jobViews.source}, ${jobViews.day}`,
      ),
    )
    .onConflictDoUpdate({
      target: [jobSources.jobId, jobSources.source, jobSources.day],
      set: { views: sql`${jobSources.views} + excluded.views` },
    });

const MOST = 20;

export const selectSources = (db: Db, companyId: string, jobId: string) =>
  db
    .select({
      source: jobSourceTotals.source,
      views: jobSourceTotals.views,
      applicants: jobSourceTotals.applicants,
    })
    .from(jobSourceTotals)
    .where(and(eq(jobSourceTotals.jobId, jobId), eq(jobSourceTotals.companyId, companyId)))
    .orderBy(desc(jobSourceTotals.applicants), desc(jobSourceTotals.views))
    .limit(MOST);

export type SourceLine = Awaited<ReturnType<typeof selectSources>>[number];
