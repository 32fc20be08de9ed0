import { and, eq, type SQL, sql } from "drizzle-orm";
import { isRecorded, recordActivity, recordEach } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { interviewers, jobs, jobTeam } from "../../../db/schema";
import { jobHandedOn } from "./emails";
import { ANSWERABLE } from "./rules";
import { findMember } from "./store";

/** `seen`: who was chosen in the page; whom a colleague chose since stays. Null: all are set anew. */
export type Choice = { chosen: readonly string[]; seen: readonly string[] | null };

/** By which task whoever is chosen (`m`) hears of it. */
export const mailOfChoice = ({ requestId }: Actor, now: Date) =>
  sql`${`assignment-${requestId}-${now.getTime()}-`} || m.user_id`;

export const newInTeam = ({ companyId }: Actor, jobId: string, choice: Choice) =>
  sql`from members m join jobs j on j.id = ${jobId} and j.company_id = m.company_id
    where m.company_id = ${companyId} and m.role = 'hiring-manager' and m.user_id in ${each(added(choice))}
    and not exists (select 1 from job_team t where t.user_id = m.user_id and t.job_id = j.id)`;

/** For a batch. Who is none of the company's hiring managers is left out. */
export const setTeam = (db: Db, by: Actor, jobId: string, choice: Choice, now: Date) => {
  const { companyId } = by;
  const before = namesOf(sql`job_team t join users u on u.id = t.user_id
    where t.job_id = ${jobId} and t.company_id = ${companyId}`);
  const team = sql`select user_id from job_team t where t.job_id = ${jobId} and t.company_id = ${companyId}`;
  const after = namesOf(sql`members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'hiring-manager'
    and ${stays(choice, sql`m.user_id`, team)}`);
  return [
    recordActivity(
      db,
      by,
      { verb: "job.team", object: sql`j.title`, jobId, before, after },
      now,
      sql`from jobs j where j.id = ${jobId} and j.company_id = ${companyId} and ${before} <> ${after}`,
    ),
    db.delete(jobTeam).where(
      sql`${jobTeam.jobId} = ${jobId} and ${jobTeam.companyId} = ${companyId}
          and ${isGone(choice, sql`user_id`)}`,
    ),
    db
      .insert(jobTeam)
      .select(
        selectNamed(
          jobTeam,
          { userId: sql`m.user_id`, jobId, companyId, mail: mailOfChoice(by, now) },
          newInTeam(by, jobId, choice),
        ),
      )
      .onConflictDoNothing(),
  ] as const;
};

/** Who answers for it now is mailed. False when it is somebody else than `from` by now, or `to` cannot. */
export async function handJobOn(
  by: Actor,
  { jobId, title, from, to }: { jobId: string; title: string; from: string; to: string },
  { db, now, ...deps }: { db: Db; jobs: Jobs; publicOrigin: string; now: Date },
): Promise<boolean> {
  const { companyId } = by;
  const own = and(eq(jobs.id, jobId), eq(jobs.companyId, companyId));
  const [next] = to === by.id ? [] : await findMember(db, companyId, to);
  const about = { name: next?.name ?? "", by: by.personName, title, publicOrigin: deps.publicOrigin };
  const payload = jobHandedOn(next?.email ?? "", { ...about, jobId });
  const mail = enqueueWhen(db, { topic: "mail", payload }, { companyId, userId: to }, now, {
    id: `${jobId}-handed-on-${by.requestId}`,
    when: next === undefined ? sql`false` : isRecorded(by, now),
  });
  const [, , [found]] = await db.batch([
    recordActivity(
      db,
      by,
      {
        verb: "job.responsible",
        object: sql`j.title`,
        jobId,
        before: sql`ifnull(was.person_name, '')`,
        after: sql`u.person_name`,
      },
      now,
      sql`from jobs j join members m on m.company_id = j.company_id and m.user_id = ${to}
        and m.role in (select value from json_each(${JSON.stringify(ANSWERABLE)}))
        join users u on u.id = m.user_id left join users was on was.id = j.user_id
        where j.id = ${jobId} and j.company_id = ${companyId} and j.user_id = ${from} and ${to} <> ${from}`,
    ),
    db
      .update(jobs)
      .set({ userId: to, inherited: false })
      .where(and(own, isRecorded(by, now))),
    db.select({ userId: jobs.userId }).from(jobs).where(own),
    mail.statement,
  ]);
  if (next !== undefined) await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return found?.userId === to;
}

/** In the order of the alphabet, so that the same people read the same. */
const namesOf = (which: SQL) =>
  sql`ifnull((select group_concat(name, ', ') from (select u.person_name as name
    from ${which} order by u.person_name)), '')`;

const each = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const added = ({ chosen, seen }: Choice) => chosen.filter((id) => !seen?.includes(id));

const isGone = ({ chosen, seen }: Choice, id: SQL) =>
  seen === null
    ? sql`${id} not in ${each(chosen)}`
    : sql`${id} in ${each(seen.filter((one) => !chosen.includes(one)))}`;

const stays = (choice: Choice, id: SQL, before: SQL) =>
  sql`(${id} in ${each(added(choice))} or ${id} in (${before}) and not ${isGone(choice, id)})`;

/** As `newInTeam`, beside the candidate (`a`). Nobody interviews themselves. */
export const newInterviewers = ({ companyId }: Actor, applicationId: string, choice: Choice) =>
  sql`from members m join applications a on a.id = ${applicationId} and a.company_id = m.company_id
    where m.company_id = ${companyId} and m.role = 'interviewer' and m.user_id <> a.user_id
    and m.user_id in ${each(added(choice))}
    and not exists (select 1 from interviewers i where i.seq = a.seq and i.user_id = m.user_id)`;

export const setInterviewers = (db: Db, by: Actor, applicationId: string, choice: Choice, now: Date) => {
  const { companyId } = by;
  const before = namesOf(sql`interviewers i join users u on u.id = i.user_id
    where i.seq = a.seq and i.company_id = ${companyId}`);
  const seq = sql`(select a.seq from applications a where a.id = ${applicationId}
    and a.company_id = ${companyId})`;
  const asked = sql`select user_id from interviewers i where i.seq = ${seq} and i.company_id = ${companyId}`;
  const after = namesOf(sql`members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'interviewer' and m.user_id <> a.user_id
    and ${stays(choice, sql`m.user_id`, asked)}`);
  return [
    recordActivity(
      db,
      by,
      { verb: "candidate.interviewers", applicationId, jobId: sql`a.job_id`, before, after },
      now,
      sql`from applications a where a.id = ${applicationId} and a.company_id = ${companyId}
        and ${before} <> ${after}`,
    ),
    db.delete(interviewers).where(
      sql`${interviewers.seq} = ${seq} and ${interviewers.companyId} = ${companyId}
          and ${isGone(choice, sql`user_id`)}`,
    ),
    db
      .insert(interviewers)
      .select(
        selectNamed(
          interviewers,
          { userId: sql`m.user_id`, seq: sql`a.seq`, companyId, mail: mailOfChoice(by, now) },
          newInterviewers(by, applicationId, choice),
        ),
      )
      .onConflictDoNothing(),
  ] as const;
};

export type SeenAt = readonly { id: string; from: string }[];

/** `interviewer` (`m`) beside each candidate (`a`) still where they were seen, if neither is the other. */
export const newlyMet = ({ id, companyId }: Actor, seen: SeenAt, interviewer: string) =>
  sql`from json_each(${JSON.stringify(seen)}) as d
    join applications a on a.id = d.value ->> '$.id' and a.status = d.value ->> '$.from'
    join members m on m.company_id = a.company_id and m.user_id = ${interviewer}
    where a.company_id = ${companyId} and a.received_at is not null and m.role = 'interviewer'
      and a.user_id not in (${id}, ${interviewer})
      and not exists (select 1 from interviewers i where i.seq = a.seq and i.user_id = m.user_id)`;

/** For a batch: one interviewer more for each of these. */
export const addInterviewer = (db: Db, by: Actor, seen: SeenAt, interviewer: string, now: Date) => {
  const { companyId } = by;
  const rest = newlyMet(by, seen, interviewer);
  const those = sql`select user_id from interviewers i where i.seq = a.seq and i.company_id = ${companyId}`;
  const before = namesOf(sql`users u where u.id in (${those})`);
  const after = namesOf(sql`users u where u.id in (${those}) or u.id = m.user_id`);
  const line = { verb: "candidate.interviewers", applicationId: sql`a.id`, jobId: sql`a.job_id` } as const;
  return [
    recordEach(db, by, { ...line, before, after }, now, rest),
    db
      .insert(interviewers)
      .select(
        selectNamed(
          interviewers,
          { userId: sql`m.user_id`, seq: sql`a.seq`, companyId, mail: mailOfChoice(by, now) },
          rest,
        ),
      )
      .onConflictDoNothing(),
  ] as const;
};
