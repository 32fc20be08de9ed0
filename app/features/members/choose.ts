import { sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { interviewers, jobTeam } from "../../../db/schema";

/** Those chosen, and nobody else of that role; who is none of the company's hiring managers is left out. */
export const setTeam = (db: Db, companyId: string, jobId: string, chosen: readonly string[]) =>
  db.batch([
    db.delete(jobTeam).where(sql`${jobTeam.jobId} = ${jobId} and ${jobTeam.companyId} = ${companyId}`),
    db
      .insert(jobTeam)
      .select(
        selectNamed(
          jobTeam,
          { userId: sql`m.user_id`, jobId, companyId },
          sql`from members m where m.company_id = ${companyId} and m.role = 'hiring-manager'
            and m.user_id in (select value from json_each(${JSON.stringify(chosen)}))
            and exists (select 1 from jobs j where j.id = ${jobId} and j.company_id = ${companyId})`,
        ),
      )
      .onConflictDoNothing(),
  ]);

/** As `setTeam`, of a candidate's interviewers. Nobody interviews themselves. */
export const setInterviewers = (
  db: Db,
  companyId: string,
  applicationId: string,
  chosen: readonly string[],
) => {
  const seq = sql`(select a.seq from applications a where a.id = ${applicationId}
    and a.company_id = ${companyId})`;
  return db.batch([
    db
      .delete(interviewers)
      .where(sql`${interviewers.seq} = ${seq} and ${interviewers.companyId} = ${companyId}`),
    db
      .insert(interviewers)
      .select(
        selectNamed(
          interviewers,
          { userId: sql`m.user_id`, seq: sql`a.seq`, companyId },
          sql`from members m join applications a on a.id = ${applicationId} and a.company_id = m.company_id
            where m.company_id = ${companyId} and m.role = 'interviewer' and m.user_id <> a.user_id
            and m.user_id in (select value from json_each(${JSON.stringify(chosen)}))`,
        ),
      )
      .onConflictDoNothing(),
  ]);
};
