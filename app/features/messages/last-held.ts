import { sql } from "drizzle-orm";
import { joinHeld } from "../outbox/store";

/** When the last of somebody's mails leaves that wait; null for none. What is for a chosen day counts not. */
export const lastHeld = sql`nullif(max(
  ifnull(case when applications.told_status is not null then
    (select max(o.run_after) from status_changes s ${joinHeld(sql`s.id || '-status'`)}
      where s.application_id = applications.id) end, 0),
  ifnull((select max(o.run_after) from messages m ${joinHeld(sql`m.id || '-message'`, "message")}
    where m.application_id = applications.id and not m.scheduled), 0)), 0)`
  .mapWith((at: number | null) => (at === null ? null : new Date(at)))
  .as("held");
