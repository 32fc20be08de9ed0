import { and, eq, lt, sql } from "drizzle-orm";
import { after, days } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { jobs, jobViews } from "../../../db/schema";
import { addViewsBySource } from "./sources";

export type View = { jobId: string; day: string; visitor: string; source?: string };

/** Each visitor once a day, each job with one statement a batch. Running twice adds nothing. */
export async function countViews(views: View[], deps: { db: Db }): Promise<void> {
  if (views.length === 0) return;
  const jobIds = JSON.stringify([...new Set(views.map((view) => view.jobId))]);
  const uncounted = and(
    sql`${jobViews.jobId} in (select value from json_each(${jobIds}))`,
    eq(jobViews.counted, false),
  );
  await deps.db.batch([
    deps.db
      .insert(jobViews)
      .select(
        selectNamed(
          jobViews,
          {
            jobId: sql`value ->> 'jobId'`,
            day: sql`value ->> 'day'`,
            visitor: sql`value ->> 'visitor'`,
            source: sql`ifnull(value ->> 'source', 'direct')`,
          },
          sql`from json_each(${JSON.stringify(views)}) where true`,
        ),
      )
      .onConflictDoNothing(),
    deps.db
      .update(jobs)
      .set({
        views: sql`${jobs.views} + (select count(*) from ${jobViews} where ${jobViews.jobId} =
          ${jobs.id} and ${jobViews.counted} = 0)`,
      })
      .where(sql`${jobs.id} in (select value from json_each(${jobIds}))`),
    addViewsBySource(deps.db, jobIds),
    deps.db.update(jobViews).set({ counted: true }).where(uncounted),
  ]);
}

/** Visits are kept only as long as they keep a visitor from being counted twice. */
const KEPT_FOR = days(2);

export function sweepViews({ db, now }: { db: Db; now: Date }) {
  const day = after(now, -KEPT_FOR).toISOString().slice(0, 10);
  // The sign keeps SQLite from the index of what is counted, which is nearly all.
  return db.delete(jobViews).where(and(lt(jobViews.day, day), sql`+${jobViews.counted} = 1`));
}
