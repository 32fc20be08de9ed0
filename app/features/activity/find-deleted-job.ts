import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { activity } from "../../../db/schema";

/** The title of a job of this company that was deleted, for as long as the log has it. */
export async function findDeletedJob(db: Db, companyId: string, jobId: string): Promise<string | undefined> {
  const [deed] = await db
    .select({ title: activity.object })
    .from(activity)
    .where(and(sql`verb = 'job.deleted'`, eq(activity.jobId, jobId), eq(activity.companyId, companyId)));
  return deed?.title;
}
