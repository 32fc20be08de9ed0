import { type SQL, sql } from "drizzle-orm";
import type { ApplicationEnd, CandidateStatus } from "~/vocabulary/applications";
import { applications } from "../../../db/schema";
import { joinHeld } from "../outbox/store";
import { shownOf } from "../stages/job-stages";

/** Where applicants have been told that they stand: nobody reads of a decision before its mail has left. */
export const TOLD = sql<CandidateStatus>`ifnull(${applications.toldStatus}, ${applications.status})`;

/** Somebody may have been brought back to where they stood, and still have two decisions to be told. */
export const DECISION_WAITS = sql`exists (select 1 from status_changes s ${joinHeld(sql`s.id || '-status'`)}
  where s.application_id = applications.id)`;

const toldStage = shownOf(sql`case when applications.told_status is null then applications.stage_id else
  (select s.from_stage from status_changes s ${joinHeld(sql`s.id || '-status'`)}
    where s.application_id = applications.id order by s.created_at limit 1) end`);

/** The stage of which they have been told, as they read it; null where the job has the four steps. */
export const TOLD_STAGE = toldStage.as("told_stage");

export const toldStageOf = (applicationId: SQL) =>
  sql<string | null>`(select ${toldStage} from applications where applications.id = ${applicationId})`;

/** Until when somebody is in the talent pool, not before they know of the no. */
export const TOLD_POOL = sql<Date | null>`iif(told_status is null, pool_ends, null)`
  .mapWith(applications.poolEnds)
  .as("pool_until");

export const isUndone = (changeId: SQL) =>
  sql<boolean>`exists (select 1 from status_changes u where u.id = ${changeId} || '-undo')`;

export const LAST_WITHDRAWAL = sql`(select iif(s.offer_end = 'left', s.created_at, null)
  from status_changes s
  where s.application_id = applications.id and s.company_id = applications.company_id
    and s.to_status = 'passed' and s.from_status <> s.to_status and s.undoes is null
    and not ${isUndone(sql`s.id`)} order by s.created_at desc, s.rowid desc limit 1)`;

/** Not while its mail waits, and never once it was taken back; the taking back is nothing to tell either. */
export function isTold(change: "s" | "status_changes"): SQL {
  const id = sql.raw(`${change}.id`);
  return sql`${sql.raw(change)}.undoes is null and not ${isUndone(id)}
    and not exists (select 1 from (select 1) ${joinHeld(sql`${id} || '-status'`)})`;
}

/** How it ended without a no of the company's; null where it was one, or goes on. */
export const TOLD_END = sql<ApplicationEnd | null>`(select s.offer_end from status_changes s
  where ${TOLD} = 'passed' and s.application_id = ${applications.id}
    and s.company_id = ${applications.companyId}
    and s.to_status = ${TOLD} and s.from_status <> s.to_status and ${isTold("s")}
  order by s.created_at desc limit 1)`.as("told_end");
