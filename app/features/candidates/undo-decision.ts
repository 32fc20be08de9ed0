import { and, eq, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";
import { isUndone } from "../applications/as-told";
import { dropHeld, joinHeld } from "../outbox/store";
import { AT_ONCE, chunksOf } from "./chunks-of";
import type { Decider } from "./status-change";

export type UndoOutcome =
  | { kind: "undone"; applicationId: string; name: string; status: CandidateStatus }
  | { kind: "too-late"; applicationId: string; name: string }
  | { kind: "not-found" };

export async function undoDecision(
  decider: Decider,
  changeId: string,
  { db, now }: { db: Db; now: Date },
): Promise<UndoOutcome> {
  await takeBack(db, decider, [changeId], now);
  const [found] = await db
    .select({
      applicationId: applications.id,
      name: applications.name,
      status: applications.status,
      undone: isUndone(sql`${changeId}`).mapWith(Boolean).as("undone"),
    })
    .from(statusChanges)
    .innerJoin(applications, eq(applications.id, statusChanges.applicationId))
    .where(and(eq(statusChanges.id, changeId), eq(statusChanges.companyId, decider.companyId)));
  if (found === undefined) return { kind: "not-found" };
  const { undone, status, ...person } = found;
  return undone ? { kind: "undone", status, ...person } : { kind: "too-late", ...person };
}

/** Whoever was told meanwhile stays as they are. */
export async function undoDecisions(
  decider: Decider,
  changeIds: readonly string[],
  { db, now }: { db: Db; now: Date },
): Promise<void> {
  for (const some of chunksOf(changeIds, AT_ONCE)) await takeBack(db, decider, some, now);
}

/** Sending claims the task by one statement, and this is one batch: whoever comes second finds it gone. */
async function takeBack(db: Db, decider: Decider, changeIds: readonly string[], now: Date): Promise<void> {
  const { companyId } = decider;
  const each = sql`json_each(${JSON.stringify(changeIds)}) as d`;
  const held = sql`from ${each} join status_changes c on c.id = d.value and c.company_id = ${companyId}
    join applications a on a.id = c.application_id and a.status = c.to_status
    ${joinHeld(sql`c.id || '-status'`)}`;
  const undo = {
    id: sql`c.id || '-undo'`,
    companyId,
    applicationId: sql`a.id`,
    userId: decider.id,
    personName: decider.personName,
    from: sql`c.to_status`,
    to: sql`c.from_status`,
    createdAt: now,
    undoes: sql`c.id`,
  };
  const before = sql`(select c.from_status ${held} where a.id = "applications"."id")`;
  await db.batch([
    db.insert(statusChanges).select(selectNamed(statusChanges, undo, held)),
    db
      .update(applications)
      .set({ status: before, toldStatus: sql`nullif(${applications.toldStatus}, ${before})`, updatedAt: now })
      .where(and(eq(applications.companyId, companyId), sql`${applications.id} in (select a.id ${held})`)),
    dropHeld(
      db,
      sql`(select u.undoes || '-status' from ${each} join status_changes u on u.id = d.value || '-undo')`,
    ),
  ]);
}
