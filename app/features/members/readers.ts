import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { ROLES } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { applications, interviewers, jobs, jobTeam, members, users } from "../../../db/schema";
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

type Chosen = { userId: string; mail: string };

/** Of those whom somebody is to interview since that mail's choice, and still may, the first and how many. */
export const selectToInterview = (db: Db, { userId, mail }: Chosen, when: SQL) =>
  db
    .select({
      to: users.email,
      reader: users.personName,
      applicationId: applications.id,
      name: applications.name,
      position: applications.position,
      people: sql<number>`count(*) over ()`.as("people"),
    })
    .from(interviewers)
    .innerJoin(
      applications,
      and(eq(applications.seq, interviewers.seq), eq(applications.companyId, interviewers.companyId)),
    )
    .innerJoin(members, isMemberOf(interviewers))
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.disabledAt)))
    .where(
      and(eq(interviewers.userId, userId), eq(interviewers.mail, mail), memberReaches("candidates"), when),
    )
    .orderBy(applications.id)
    .limit(1);

/** The job into whose team somebody was put by that mail's choice, while they are in it. */
export const selectTeamOf = (db: Db, { userId, mail }: Chosen, when: SQL) =>
  db
    .select({ to: users.email, reader: users.personName, jobId: jobs.id, title: jobs.title })
    .from(jobTeam)
    .innerJoin(jobs, and(eq(jobs.id, jobTeam.jobId), eq(jobs.companyId, jobTeam.companyId)))
    .innerJoin(members, isMemberOf(jobTeam))
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.disabledAt)))
    .where(and(eq(jobTeam.userId, userId), eq(jobTeam.mail, mail), when));

const isMemberOf = (chosen: typeof interviewers | typeof jobTeam) =>
  and(eq(members.userId, chosen.userId), eq(members.companyId, chosen.companyId));
