import { and, eq, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { type Db, selectNamed } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";
import { isStage, type JobStage } from "../stages/job-stages";
import { mayChangeStage, placeName, stageOf } from "../stages/rules";
import {
  type Deps,
  findMovable,
  type MoveOutcome,
  type Mover,
  moveCandidate,
  NO_REASON,
  repeatedChange,
} from "./move-candidate";
import type { Decider } from "./status-change";

/** `seen`: the stage at which the person who moves saw the candidate; empty for none. */
type Move = { applicationId: string; stage: string; seen: string };

export type MayBring = (from: JobStage["status"], to: JobStage["status"]) => boolean;

/** To a stage of another status it is a decision like any other; among those of one nobody is told. */
export async function moveToStage(
  mover: Mover,
  { applicationId, stage, seen }: Move,
  mayBring: MayBring,
  deps: Deps,
): Promise<MoveOutcome | { kind: "forbidden" }> {
  const [candidate] = await findMovable(deps.db, mover.companyId, applicationId);
  if (candidate === undefined) return { kind: "not-found" };
  const { status, name, stages } = candidate;
  const here = stageOf(stages, candidate);
  const target = stages.find(({ id }) => id === stage);
  const possible = target !== undefined && mayChangeStage(status, target.status);
  const refused = { kind: "refused", status, name, stage: placeName(stages, candidate), possible } as const;
  if (target === undefined) return refused;
  if (!mayBring(status, target.status)) return { kind: "forbidden" };
  const place = { from: candidate.stageId, to: target.id };
  const moved = (changeId: string) =>
    ({ kind: "moved", name, to: status, changeId, leaves: null, stage: target.name, silent: true }) as const;
  const asSeen = (here?.id ?? "") === seen;
  const pressedBefore = async () => {
    const changeId = await repeatedChange(deps.db, mover, { applicationId, from: null, to: status });
    return changeId === null ? refused : moved(changeId);
  };
  if (!asSeen && here === target) return pressedBefore();
  if (target.status !== status) {
    if (!asSeen || !possible) return refused;
    const decided = { applicationId, to: target.status, from: status, offer: null, ...NO_REASON };
    const outcome = await moveCandidate(mover, { ...decided, stage: place }, deps);
    return outcome.kind === "moved" ? { ...outcome, stage: target.name } : outcome;
  }
  const changeId = newId(deps.now);
  if (!asSeen) return refused;
  const shift = { changeId, applicationId, status, from: place.from };
  if ((await shiftAmong(deps.db, mover, [shift], { to: target.id, now: deps.now })) > 0)
    return moved(changeId);
  const [after] = await findMovable(deps.db, mover.companyId, applicationId);
  return after?.stageId === target.id ? pressedBefore() : refused;
}

/** Somebody among the stages of one status; `from`: the one at which they were seen. */
export type Shift = {
  changeId: string;
  applicationId: string;
  status: JobStage["status"];
  from: string | null;
};

/** Each who still stands there, in one batch, and nobody is told. Returns how many moved. */
export async function shiftAmong(
  db: Db,
  { id: userId, companyId, personName }: Decider,
  shifts: readonly Shift[],
  { to, bulkId = null, now }: { to: string; bulkId?: string | null; now: Date },
): Promise<number> {
  const each = sql`json_each(${JSON.stringify(shifts)}) as d`;
  const stands = and(
    sql`${applications.id} = d.value ->> '$.applicationId'`,
    eq(applications.companyId, companyId),
    sql`${applications.status} = d.value ->> '$.status'`,
    sql`${applications.stageId} is d.value ->> '$.from'`,
    isStage(to, applications.status),
  );
  const row = {
    ...{ id: sql`d.value ->> '$.changeId'`, companyId, applicationId: applications.id, userId, personName },
    ...{ from: applications.status, to: applications.status, createdAt: now, bulkId },
    ...{ fromStage: applications.stageId, toStage: to },
  };
  const made = sql`(select s.application_id from ${each} join status_changes s
    on s.id = d.value ->> '$.changeId')`;
  const [, moved] = await db.batch([
    db
      .insert(statusChanges)
      .select(selectNamed(statusChanges, row, sql`from ${each} join ${applications} on ${stands}`)),
    db
      .update(applications)
      .set({ stageId: to, updatedAt: now })
      .where(and(eq(applications.companyId, companyId), sql`${applications.id} in ${made}`)),
  ]);
  return moved.meta.changes;
}
