import { sql } from "drizzle-orm";
import { joinHeld } from "../outbox/store";

/** `leaves`: milliseconds; `change`: the decision that it tells of, null where somebody wrote it. */
export type WaitingMail = { subject: string; by: string; leaves: number; change: string | null };

export const waitingMails = sql`(select json_group_array(json_object('subject', subject, 'by', by,
    'leaves', leaves, 'change', change)) from (
  select m.subject, m.person_name as by, o.run_after as leaves, null as change
  from messages m ${joinHeld(sql`m.id || '-message'`, "message")}
  where m.application_id = applications.id and m.company_id = applications.company_id
  union all select o.payload ->> '$.letter.subject', s.person_name, o.run_after, s.id
  from status_changes s ${joinHeld(sql`s.id || '-status'`)}
  where applications.told_status is not null and s.application_id = applications.id
    and s.company_id = applications.company_id))`
  .mapWith((text: string): WaitingMail[] => JSON.parse(text))
  .as("mails");
