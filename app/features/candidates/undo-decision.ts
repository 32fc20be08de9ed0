import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";
import { isUndone, LAST_WITHDRAWAL } from "../applications/as-told";
import { inBatches } from "../members/in-batches";
import { type WaitingMail, waitingMails } from "../messages/waiting-mails";
import { dropHeld, joinHeld } from "../outbox/store";
import { existingStage, firstStage, stageName } from "../stages/job-stages";
import type { Decider } from "./status-change";

export type UndoOutcome =
  | {
      kind: "undone";
      applicationId: string;
      name: string;
      status: CandidateStatus;
      stage: string | null;
      mails: WaitingMail[];
    }
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
      stage: stageName,
      mails: waitingMails,
      undone: isUndone(sql`${changeId}`).mapWith(Boolean).as("undone"),
    })
    .from(statusChanges)
    .innerJoin(applications, eq(applications.id, statusChanges.applicationId))
    .where(and(eq(statusChanges.id, changeId), eq(statusChanges.companyId, decider.companyId)));
  if (found === undefined) return { kind: "not-found" };
  const { undone, ...person } = found;
  return { kind: undone ? "undone" : "too-late", ...person };
}

export const undoDecisions = (
  decider: Actor,
  changeIds: readonly string[],
  { db, now }: { db: Db; now: Date },
): Promise<void> =>
  inBatches(decider, "candidates.decide", changeIds, { db, now }, (some) => takeBack(db, decider, some, now));

/** Sending claims the task by one statement, and this is one batch: whoever comes second finds it gone. */
async function takeBack(db: Db, decider: Decider, changeIds: readonly string[], now: Date): Promise<void> {
  await db.batch(takeBackSteps(db, decider, changeIds, now));
}

export function takeBackSteps(db: Db, decider: Decider, changeIds: readonly string[], now: Date) {
  const each = sql`json_each(${JSON.stringify(changeIds)}) as d`;
  return [
    recordUndo(db, decider, each, now),
    moveBack(db, decider.companyId, each, now),
    proposeAgain(db, decider.companyId, each, now),
    dropHeld(
      db,
      sql`(select u.undoes || '-status' from ${each} join status_changes u on u.id = d.value || '-undo')`,
    ),
  ] as const;
}

// Nothing later stands of the same person, moves within a status aside where it is a decision.
const stillStands = sql`join applications a on a.id = c.application_id and a.status = c.to_status
  and (c.from_status <> c.to_status or a.stage_id is c.to_stage)
  and not exists (select 1 from status_changes l where l.application_id = c.application_id
    and l.created_at >= c.created_at and l.rowid > c.rowid and l.undoes is null
    and (l.from_status <> l.to_status or c.from_status = c.to_status) and not ${isUndone(sql`l.id`)})`;

/** Of what may still be taken back: a decision while its mail waits, a move within a status always. */
function recordUndo(db: Db, decider: Decider, each: SQL, now: Date) {
  const undo = {
    id: sql`c.id || '-undo'`,
    companyId: decider.companyId,
    applicationId: sql`a.id`,
    userId: decider.id,
    personName: decider.personName,
    from: sql`c.to_status`,
    to: sql`c.from_status`,
    createdAt: now,
    undoes: sql`c.id`,
    fromStage: sql`c.to_stage`,
    toStage: sql`c.from_stage`,
  };
  const held = sql`from ${each} join status_changes c on c.id = d.value
    and c.company_id = ${decider.companyId}
    ${stillStands}
    where not ${isUndone(sql`c.id`)} and (c.from_status = c.to_status
      or exists (select 1 from (select 1) ${joinHeld(sql`c.id || '-status'`)}))`;
  return db.insert(statusChanges).select(selectNamed(statusChanges, undo, held));
}

/** Those whose undo this batch has recorded stand again where they stood. */
function moveBack(db: Db, companyId: string, each: SQL, now: Date) {
  const undone = sql`from ${each} join status_changes u on u.id = d.value || '-undo'
    and u.created_at = ${now.getTime()}
    join status_changes c on c.id = u.undoes and c.company_id = ${companyId}
    ${stillStands}`;
  const before = (column: "status" | "stage") =>
    sql`(select c.${sql.raw(`from_${column}`)} ${undone} where a.id = "applications"."id")`;
  const anotherWaits = sql`exists (select 1 from status_changes s ${joinHeld(sql`s.id || '-status'`)}
    where s.application_id = applications.id and not ${isUndone(sql`s.id`)})`;
  return db
    .update(applications)
    .set({
      status: before("status"),
      stageId: sql`ifnull(${existingStage(before("stage"), before("status"))},
        ${firstStage(before("status"))})`,
      toldStatus: sql`iif(${anotherWaits}, ${applications.toldStatus},
        nullif(${applications.toldStatus}, ${before("status")}))`,
      withdrewAt: sql`iif(${before("status")} = 'passed', ${LAST_WITHDRAWAL}, null)`,
      updatedAt: now,
    })
    .where(and(eq(applications.companyId, companyId), sql`${applications.id} in (select a.id ${undone})`));
}

/** What the decision ended stands as proposed again; its task in the outbox knows what that was. */
function proposeAgain(db: Db, companyId: string, each: SQL, now: Date) {
  const proposed = sql`from ${each} join status_changes u on u.id = d.value || '-undo'
    and u.created_at = ${now.getTime()}
    join outbox o on o.id = u.undoes || '-status' and o.payload ->> '$.proposal.to' is not null
    where u.company_id = ${companyId}`;
  const ofProposal = (name: "to" | "reason" | "at" | "by" | "byId") =>
    sql`(select o.payload ->> ${sql.raw(`'$.proposal.${name}'`)} ${proposed}
      and u.application_id = applications.id)`;
  return db
    .update(applications)
    .set({
      proposal: ofProposal("to"),
      proposalReason: ofProposal("reason"),
      proposedAt: ofProposal("at"),
      proposedBy: ofProposal("by"),
      proposedById: ofProposal("byId"),
    })
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.id} in (select u.application_id ${proposed}) and proposal is null`,
      ),
    );
}
