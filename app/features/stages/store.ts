import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobStages, jobs, stageTemplates } from "../../../db/schema";

/** With the company's mail templates, of which a stage may name one. */
export const selectStagedJob = (db: Db, companyId: string, jobId: string) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      mails: sql<{ id: string; name: string }[]>`(select json_group_array(json_object('id', t.id,
        'name', t.name)) from (select id, name from templates where company_id = ${companyId}
        order by name) t)`
        .mapWith(JSON.parse)
        .as("mails"),
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));

/** In their order; none where the job has the four steps. */
export const selectStages = (db: Db, companyId: string, jobId: string, own = sql`null`) => {
  const { id, position, name, kind, status, promiseDays, shownAs, mailTemplate } = jobStages;
  const people = sql<number>`${jobStages.people} - (${id} is ${own})`.as("people");
  return db
    .select({ id, position, name, kind, status, promiseDays, shownAs, mailTemplate, people })
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
