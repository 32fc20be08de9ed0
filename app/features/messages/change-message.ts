import { and, eq, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { messages } from "../../../db/schema";
import { dropHeld, moveHeld } from "../outbox/store";
import { isHeld, selectMessage, taskOf } from "./store";

export type ChangeOutcome =
  /** `leaves`: null for at once. */
  | { kind: "kept"; leaves: Date | null }
  | { kind: "cancelled" }
  | { kind: "collided" }
  | { kind: "left" }
  | { kind: "not-found" };

type Which = { id: string; applicationId: string; version: number };
type Words = { subject: string; body: string; later: Date | null };
type Deps = { db: Db; now: Date };

/** Sending claims the task by one statement, and this is one batch: whoever comes second finds it gone. */
export async function changeMessage(
  by: Actor,
  { id, applicationId, version }: Which,
  { later, ...words }: Words,
  { db, now }: Deps,
): Promise<ChangeOutcome> {
  const { companyId } = by;
  const moment = later === null ? {} : { leavesAt: later, scheduled: true };
  const mine = sql`exists (select 1 from messages m where m.id = ${id} and m.company_id = ${companyId}
    and m.application_id = ${applicationId} and m.version = ${version + 1} and m.state = 'waiting')`;
  const [, , , [found]] = await db.batch([
    db
      .update(messages)
      .set({ ...words, ...moment, version: version + 1 })
      .where(and(waiting(by, { id, applicationId, version }), isHeld)),
    recordActivity(db, by, { verb: "message.changed", applicationId }, now),
    later === null ? selectMessage(db, companyId, applicationId, id) : moveHeld(db, taskOf(id), later, mine),
    selectMessage(db, companyId, applicationId, id),
  ]);
  if (found === undefined) return { kind: "not-found" };
  const same = found.version === version + 1 && found.subject === words.subject && found.body === words.body;
  if (same && found.state !== "cancelled") return { kind: "kept", leaves: found.leavesAt };
  return { kind: found.held ? "collided" : found.state === "cancelled" ? "cancelled" : "left" };
}

export async function cancelMessage(
  by: Actor,
  which: Which,
  { db, now }: Deps,
): Promise<Exclude<ChangeOutcome, { kind: "kept" }>> {
  const { id, applicationId } = which;
  const { companyId } = by;
  const [, , , [found]] = await db.batch([
    db
      .update(messages)
      .set({ state: "cancelled" })
      .where(and(waiting(by, which), isHeld)),
    recordActivity(db, by, { verb: "message.cancelled", applicationId }, now),
    dropHeld(
      db,
      sql`(select m.id || '-message' from messages m where m.id = ${id} and m.company_id = ${companyId}
        and m.application_id = ${applicationId} and m.state = 'cancelled')`,
    ),
    selectMessage(db, companyId, applicationId, id),
  ]);
  if (found === undefined) return { kind: "not-found" };
  if (found.state === "cancelled") return { kind: "cancelled" };
  return { kind: found.held ? "collided" : "left" };
}

const waiting = ({ companyId }: Actor, { id, applicationId, version }: Which) =>
  and(
    eq(messages.id, id),
    eq(messages.companyId, companyId),
    eq(messages.applicationId, applicationId),
    eq(messages.version, version),
    eq(messages.state, "waiting"),
  );
