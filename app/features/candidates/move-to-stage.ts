import { and, eq, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { selectNamed } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";
import type { JobStage } from "../stages/job-stages";
import { mayChangeStage, stageOf } from "../stages/rules";
import {
  type Deps,
  findMovable,
  type MoveOutcome,
  type Mover,
  moveCandidate,
  repeatedChange,
} from "./move-candidate";
import type { StageMove } from "./status-change";

/** `seen`: the stage at which the person who moves saw the candidate; empty for none. */
type Move = { applicationId: string; stage: string; seen: string };

/** Whether that person may bring somebody from one status to the other. */
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
  const refused = { kind: "refused", status, name, stage: here?.name } as const;
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
    if (!asSeen || !mayChangeStage(status, target.status)) return refused;
    const decided = { applicationId, to: target.status, from: status, offer: null, reason: "", detail: "" };
    const outcome = await moveCandidate(mover, { ...decided, stage: place }, deps);
    return outcome.kind === "moved" ? { ...outcome, stage: target.name } : outcome;
  }
  const changeId = newId(deps.now);
  if (!asSeen) return refused;
  if (await changeStage(mover, { applicationId, changeId, status, place }, deps)) return moved(changeId);
  const [after] = await findMovable(deps.db, mover.companyId, applicationId);
  return after?.stageId === target.id ? pressedBefore() : refused;
}

type Change = { applicationId: string; changeId: string; status: JobStage["status"]; place: StageMove };

/** False where somebody was faster. */
async function changeStage(mover: Mover, change: Change, { db, now }: Deps): Promise<boolean> {
  const { applicationId, changeId, status, place } = change;
  const { id: userId, companyId, personName } = mover;
  const stands = and(
    eq(applications.id, applicationId),
    eq(applications.companyId, companyId),
    eq(applications.status, status),
    sql`${applications.stageId} is ${place.from}`,
  );
  const row = {
    ...{ id: changeId, companyId, applicationId, userId, personName, from: status, to: status },
    ...{ createdAt: now, fromStage: place.from, toStage: place.to },
  };
  const [, moved] = await db.batch([
    db
      .insert(statusChanges)
      .select(selectNamed(statusChanges, row, sql`from ${applications} where ${stands}`)),
    db.update(applications).set({ stageId: place.to, updatedAt: now }).where(stands),
  ]);
  return moved.meta.changes > 0;
}
