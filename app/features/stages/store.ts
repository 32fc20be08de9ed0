import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobStages } from "../../../db/schema";

/** In their order; none where the job has the four steps. */
export const selectStages = (db: Db, companyId: string, jobId: string) => {
  const { id, position, name, kind, status, promiseDays, shownAs, people } = jobStages;
  return db
    .select({ id, position, name, kind, status, promiseDays, shownAs, people })
    .from(jobStages)
    .where(and(eq(jobStages.jobId, jobId), eq(jobStages.companyId, companyId)))
    .orderBy(jobStages.position);
};
