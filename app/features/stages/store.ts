import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobStages, stageTemplates } from "../../../db/schema";

/** In their order; none where the job has the four steps. */
export const selectStages = (db: Db, companyId: string, jobId: string) => {
  const { id, position, name, kind, status, promiseDays, shownAs, people } = jobStages;
  return db
    .select({ id, position, name, kind, status, promiseDays, shownAs, people })
    .from(jobStages)
    .where(and(eq(jobStages.jobId, jobId), eq(jobStages.companyId, companyId)))
    .orderBy(jobStages.position);
};

export const selectStageTemplates = (db: Db, companyId: string) =>
  db
    .select({ id: stageTemplates.id, name: stageTemplates.name, stages: stageTemplates.stages })
    .from(stageTemplates)
    .where(eq(stageTemplates.companyId, companyId))
    .orderBy(asc(stageTemplates.name));
