import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { ROLES } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { applications, members, users } from "../../../db/schema";
import { type Act, type Reach, reachOf } from "./rules";

const REACHED: Partial<Record<Reach, SQL>> = {
  all: sql`1`,
  team: sql`exists (select 1 from job_team t where t.user_id = members.user_id
    and t.job_id = applications.job_id and t.company_id = members.company_id)`,
  assigned: sql`exists (select 1 from interviewers i where i.user_id = members.user_id
    and i.seq = applications.seq and i.company_id = members.company_id)`,
};

/** The matrix for many at once: whether a row of `members` reaches the row of `applications` beside it. */
export const memberReaches = (act: Act) =>
  sql`(members.user_id <> applications.user_id and case members.role ${sql.join(
    ROLES.map((role) => sql`when ${role} then ${REACHED[reachOf(role, act)] ?? sql`0`}`),
    sql` `,
  )} end)`;

/** Everybody of the company, and whether they reach the candidate. */
export const selectColleagues = (db: Db, companyId: string, applicationId: string, act: Act) =>
  db
    .select({
      id: members.userId,
      name: users.personName,
      reads: sql<boolean>`${memberReaches(act)}`.mapWith(Boolean),
    })
    .from(applications)
    .innerJoin(members, eq(members.companyId, applications.companyId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(applications.id, applicationId), eq(applications.companyId, companyId), isActive));

const isActive = sql`${users.disabledAt} is null`;

/** From whom a change of a job is asked, as rows of `m` and `u`: who answers for it, or the owners. */
export const whoAnswers = ({ companyId, jobId }: { companyId: string; jobId: string }) => {
  const works = (member: "m" | "r", user: "u" | "ru") =>
    sql.raw(`members ${member} join users ${user} on ${user}.id = ${member}.user_id
      and ${user}.disabled_at is null and ${member}.role in ('owner', 'recruiter')`);
  return sql`from jobs j join ${works("m", "u")} and m.company_id = j.company_id
    where j.id = ${jobId} and j.company_id = ${companyId} and (m.user_id = j.user_id
      or m.role = 'owner' and not exists (select 1 from ${works("r", "ru")}
        and r.company_id = j.company_id and r.user_id = j.user_id))`;
};

const MOST_NEAREST = 8;

/** Those first who have to do with this candidate, then whoever reads all of the company's. */
export const selectNearest = (db: Db, reader: { id: string; companyId: string }, applicationId: string) => {
  const { id, companyId } = reader;
  const everywhere = ROLES.filter((role) => reachOf(role, "notes") === "all");
  const near = sql`(select t.user_id from applications a join job_team t on t.job_id = a.job_id
      where a.id = ${applicationId} and a.company_id = ${companyId}
    union all select i.user_id from applications a join interviewers i on i.seq = a.seq
      where a.id = ${applicationId} and a.company_id = ${companyId}
    union all select m.user_id from members m where m.company_id = ${companyId}
      and m.role in (select value from json_each(${JSON.stringify(everywhere)}))) as near`;
  return db
    .select({ id: users.id, name: users.personName })
    .from(near)
    .crossJoin(users)
    .where(
      and(
        sql`${users.id} = near.user_id`,
        eq(users.companyId, companyId),
        ne(users.id, id),
        isActive,
        sql`not exists (select 1 from applications own where own.id = ${applicationId}
          and own.user_id = ${users.id})`,
      ),
    )
    .limit(MOST_NEAREST);
};
