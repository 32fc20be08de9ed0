import { and, desc, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { applications, jobs, jobTeam } from "../../../db/schema";
import { type Act, type Reach, reachOf } from "./rules";

/** `type` tells whether somebody can have applied, here too: nobody reads an application of their own. */
export type Reader = { id: string; companyId: string; role: Role; type: "buyer" | "applicant" };

export type Subject = { job: string } | { application: string } | { change: string };

// Written out: drizzle leaves a column's table away where a query has only one.
const inTeam = (reader: Reader, job: SQL) =>
  sql`exists (select 1 from job_team t where t.user_id = ${reader.id} and t.job_id = ${job}
    and t.company_id = ${reader.companyId})`;

export const notOwn = (reader: Reader) =>
  reader.type === "applicant" ? ne(applications.userId, reader.id) : undefined;

export type CountedAs = CandidateStatus | "snoozed";

/** How the reader's own applications for a job or for all are counted: the counts have them, no list does. */
export const ownCounted = ({ type, id, companyId }: Reader, job: SQLWrapper | null): SQL =>
  type === "applicant"
    ? sql`(select json_group_array(o.counted) from applications o where o.user_id = ${id}
        and o.company_id = ${companyId} and o.received_at is not null
        and o.job_id = ${job ?? sql`o.job_id`})`
    : sql`'[]'`;

export const ownStage = ({ type, id }: Reader, job: string | null): SQL =>
  type === "applicant"
    ? sql`(select o.stage_id from applications o where o.job_id = ${job} and o.user_id = ${id}
        and o.received_at is not null)`
    : sql`null`;

export const ownAsRead = (text: string): CountedAs[] => JSON.parse(text);

/** A condition on `applications`, beside the company's. */
export function withinReach(reader: Reader, act: Act): SQL | undefined {
  const reach = reachOf(reader.role, act);
  switch (reach) {
    case "all":
      return notOwn(reader);
    case "team":
      return and(inTeam(reader, sql`applications.job_id`), notOwn(reader));
    case "assigned":
      return and(
        sql`exists (select 1 from interviewers i where i.user_id = ${reader.id}
          and i.seq = applications.seq and i.company_id = ${reader.companyId})`,
        notOwn(reader),
      );
    default:
      return sql`false`;
  }
}

/** Costs a query only where the role does not reach everything. */
export async function reaches(db: Db, reader: Reader, act: Act, subject: Subject): Promise<boolean> {
  const reach = reachOf(reader.role, act);
  if (reach === "none") return false;
  if ("job" in subject) return reach === "all" || reachesJob(db, reader, reach, subject.job);
  if (reach === "all" && notOwn(reader) === undefined) return true;
  const which =
    "application" in subject
      ? eq(applications.id, subject.application)
      : sql`applications.id = (select c.application_id from status_changes c where c.id = ${subject.change}
          and (${reach} = 'all' or c.user_id = ${reader.id}))`;
  const [found] = await db
    .select({ seq: applications.seq })
    .from(applications)
    .where(and(which, eq(applications.companyId, reader.companyId), withinReach(reader, "candidates")));
  return found !== undefined;
}

/** Of a job by its id (SQL), beside the company's: for acts of everybody's jobs, or of one's teams'. */
export function jobWithin(reader: Reader, act: Act, id: SQLWrapper): SQL {
  const reach = reachOf(reader.role, act);
  return reach === "all" ? sql`true` : reach === "team" ? inTeam(reader, sql`${id}`) : sql`false`;
}

async function reachesJob(db: Db, reader: Reader, reach: Reach, id: string): Promise<boolean> {
  const conditions: Partial<Record<Reach, SQL | undefined>> = {
    own: eq(jobs.userId, reader.id),
    team: inTeam(reader, sql`${id}`),
    "team drafts": and(inTeam(reader, sql`${id}`), eq(jobs.status, "draft")),
  };
  const condition = conditions[reach];
  if (condition === undefined) return false;
  const [found] = await db
    .select({ seq: jobs.seq })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.companyId, reader.companyId), condition));
  return found !== undefined;
}

/** Ids of the newest jobs that somebody does not reach by being of the company alone. */
export function selectJobsWithin(db: Db, reader: Reader, act: Act, most: number): Promise<{ id: string }[]> {
  const { id, companyId, role } = reader;
  if (reachOf(role, act) === "team")
    return db
      .select({ id: jobTeam.jobId })
      .from(jobTeam)
      .where(and(eq(jobTeam.userId, id), eq(jobTeam.companyId, companyId)))
      .orderBy(desc(jobTeam.jobId))
      .limit(most);
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, id), sql`+${jobs.companyId} = ${companyId}`))
    .orderBy(desc(jobs.seq))
    .limit(most);
}

/** The jobs of a hiring manager, newest first, with how many candidates each has by status. */
export const selectTeamJobs = (db: Db, reader: Reader) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      people: jobs.people,
      own: ownCounted(reader, sql`jobs.id`).mapWith(ownAsRead).as("own"),
    })
    .from(jobTeam)
    .crossJoin(jobs)
    .where(
      and(
        eq(jobTeam.userId, reader.id),
        eq(jobTeam.companyId, reader.companyId),
        eq(jobs.id, jobTeam.jobId),
        sql`+${jobs.companyId} = ${reader.companyId}`,
      ),
    )
    .limit(MOST_TEAM_JOBS);

export const MOST_TEAM_JOBS = 100;
