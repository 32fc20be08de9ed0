import { type SQL, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
import { applications } from "../../../db/schema";
import { joinHeld } from "../outbox/store";

/** Where applicants have been told that they stand: nobody reads of a decision before its mail has left. */
export const TOLD = sql<CandidateStatus>`ifnull(${applications.toldStatus}, ${applications.status})`;

export const isUndone = (changeId: SQL) =>
  sql<boolean>`exists (select 1 from status_changes u where u.id = ${changeId} || '-undo')`;

/** Not while its mail waits, and never once it was taken back; the taking back is nothing to tell either. */
export function isTold(change: "s" | "status_changes"): SQL {
  const id = sql.raw(`${change}.id`);
  return sql`${sql.raw(change)}.undoes is null and not ${isUndone(id)}
    and not exists (select 1 from (select 1) ${joinHeld(sql`${id} || '-status'`)})`;
}
