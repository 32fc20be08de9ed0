import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
import { STAGE_KIND_WORDS, type StageFacts } from "~/vocabulary/stages";
import { type Db, selectNamed } from "../../../db/client";
import { jobStages } from "../../../db/schema";
import { shownAt } from "./rules";

export type JobStage = Required<StageFacts> & {
  id: string;
  position: number;
  status: CandidateStatus;
  people: number;
};

/** A column: a job's own stages in their order. `own`: where the reader stands, who is not counted. */
export const stagesOfJob = (jobId: SQLWrapper, companyId: SQLWrapper, own = sql`null`) =>
  sql`(select json_group_array(json_object('id', g.id, 'position', g.position, 'name', g.name, 'kind', g.kind,
    'status', g.status, 'shownAs', g.shown_as, 'promiseDays', g.promise_days, 'mailTemplate', g.mail_template,
    'people', g.people - (g.id is ${own})))
    from job_stages g where g.job_id = ${jobId} and g.company_id = ${companyId})`
    .mapWith((text: string) =>
      (JSON.parse(text) as JobStage[]).sort((one, other) => one.position - other.position),
    )
    .as("stages");

export async function shownByJob(db: Db, companyId: string, jobIds: readonly string[], to: CandidateStatus) {
  const { jobId, shownAs, kind, status } = jobStages;
  const found = await db
    .select({ jobId, shownAs, kind, status })
    .from(jobStages)
    .where(
      sql`${jobId} in (select value from json_each(${JSON.stringify([...new Set(jobIds)])}))
        and +${jobStages.companyId} = ${companyId}`,
    )
    .orderBy(jobStages.position);
  return (job: string) =>
    shownAt(
      found.filter((stage) => stage.jobId === job),
      to,
    );
}

export const findStages = (db: Db, companyId: string, jobId: string) =>
  db.select({ stages: stagesOfJob(sql`${jobId}`, sql`${companyId}`) }).from(sql`(select 1)`);

// Written out: drizzle leaves a column's table away where a query has only one.
/** Where somebody comes to stand at this status, and whoever withdrew; null where there is no such stage. */
export const firstStage = (status: SQLWrapper, withdrew = false) =>
  sql`(select g.id from job_stages g where g.job_id = applications.job_id
    and g.company_id = applications.company_id and g.status = ${status}
    order by g.kind ${sql.raw(withdrew ? "<>" : "=")} 'withdrawn', g.position limit 1)`;

/** The same id as long as their job has that stage, and it is one of this status; else null. */
export const existingStage = (id: SQLWrapper, status: SQLWrapper) =>
  sql`(select g.id from job_stages g where g.job_id = applications.job_id
    and g.company_id = applications.company_id and g.id = ${id} and g.status = ${status})`;

/** Whether their job has that stage, and it is one of this status. */
export const isStage = (id: string, status: SQLWrapper) =>
  sql`exists (select 1 from job_stages g where g.job_id = applications.job_id
    and g.company_id = applications.company_id and g.id = ${id} and g.status = ${status})`;

const SHOWN_BY_KIND = JSON.stringify(
  Object.fromEntries(Object.entries(STAGE_KIND_WORDS).map(([kind, { shown }]) => [kind, shown])),
);

/** What applicants read of a stage of their job. */
export const shownOf = (stage: SQL) =>
  sql<string | null>`(select iif(g.shown_as = '', ${SHOWN_BY_KIND} ->> g.kind, g.shown_as) from job_stages g
    where g.job_id = applications.job_id and g.company_id = applications.company_id and g.id = ${stage})`;

export const stageName = sql<string | null>`ifnull((select g.name from job_stages g
  where g.job_id = applications.job_id and g.company_id = applications.company_id
    and g.id = applications.stage_id and (applications.withdrew_at is null or g.kind = 'withdrawn')),
  iif(applications.withdrew_at is null, null, ${STAGE_KIND_WORDS.withdrawn.label}))`.as("stage_name");

export const copyStages = (
  db: Db,
  { companyId, from, to }: { companyId: string; from: string; to: string },
) => {
  const { id, position, name, kind, status, promiseDays, shownAs, mailTemplate } = jobStages;
  return db
    .insert(jobStages)
    .select(
      selectNamed(
        jobStages,
        { jobId: to, companyId, id, position, name, kind, status, promiseDays, shownAs, mailTemplate },
        sql`from ${jobStages} where ${jobStages.jobId} = ${from} and ${jobStages.companyId} = ${companyId}
          and exists (select 1 from jobs where id = ${to} and company_id = ${companyId})`,
      ),
    )
    .onConflictDoNothing();
};
