import { sql } from "drizzle-orm";
import { joinHeld } from "../outbox/store";

/** `leaves`: milliseconds. */
export type WaitingMail = { subject: string; by: string; leaves: number };

export const waitingMails = sql`(select json_group_array(json_object('subject', m.subject,
    'by', m.person_name, 'leaves', o.run_after))
  from messages m ${joinHeld(sql`m.id || '-message'`, "message")}
  where m.application_id = applications.id and m.company_id = applications.company_id)`
  .mapWith((text: string): WaitingMail[] => JSON.parse(text))
  .as("mails");
