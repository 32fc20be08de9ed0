import type { CandidateStatus } from "~/vocabulary/applications";
import type { JobStage } from "../stages/job-stages";
import { isFurther, mayChangeStage, placeName, stageOf } from "../stages/rules";
import type { StatusChange } from "./record";
import { NEWEST_CHANGES, type Steps, statusLabel } from "./rules";

type Place = { stageId: string | null; status: CandidateStatus };
type Standing = Place & { stages: readonly JobStage[]; withdrewAt: Date | null };

/** Empty `id`: the job has stages, and none of this status. */
export type StageView = { id: string; name: string };

/** Null where the job has the specification's four steps. */
export function stageView({ stages, ...standing }: Standing): StageView | null {
  if (stages.length === 0) return null;
  const name = placeName(stages, standing) ?? statusLabel(standing.status);
  return { id: stageOf(stages, standing)?.id ?? "", name };
}

export type StageMove = { id: string; name: string; tells: boolean; next: boolean };

/** Whereto somebody can be moved by whoever `mayBring` them there; `tells`: with a mail. */
export function stageMoves(
  { stages, ...standing }: Omit<Standing, "withdrewAt">,
  mayBring: (from: CandidateStatus, to: CandidateStatus) => boolean,
): StageMove[] {
  const { status: from } = standing;
  const here = stageOf(stages, standing);
  const open = stages.filter(
    (stage) => stage !== here && mayChangeStage(from, stage.status) && mayBring(from, stage.status),
  );
  const next = open.find(({ status, position }) =>
    here === undefined ? isFurther(status, from) : position > here.position,
  );
  return open.map((stage) => ({
    id: stage.id,
    name: stage.name,
    tells: stage.status !== from,
    next: stage === next,
  }));
}

export function stepsAmong({ stages, ...standing }: Standing, passedFrom: Place, changes: Walked): Steps {
  const onTheWay = stages.filter(({ status }) => status !== "passed");
  const been = beenAt(onTheWay, changes);
  const reached = (at: Place) => {
    const here = stageOf(onTheWay, at);
    return onTheWay.filter(({ status, position }) =>
      here === undefined ? !isFurther(status, at.status) : position <= here.position,
    );
  };
  if (standing.status !== "passed") {
    const names = onTheWay.map(({ name }) => name);
    const { length } = reached(standing);
    const skipped = been === null ? [] : names.filter((name, at) => at < length - 1 && !been.has(name));
    if (stageOf(onTheWay, standing) !== undefined) return { steps: names, current: length, skipped };
    return { steps: names.toSpliced(length, 0, statusLabel(standing.status)), current: length + 1 };
  }
  const before = reached(passedFrom).filter(({ name }) => been?.has(name) !== false);
  const end = placeName(stages, standing) ?? statusLabel("passed");
  return { steps: [...before.map(({ name }) => name), end], current: before.length + 1 };
}

type Walked = readonly Pick<StatusChange, "from" | "to" | "fromStage" | "toStage">[];

/** Names; null where nobody can say, because the first changes are not among those that are shown. */
function beenAt(stages: readonly JobStage[], changes: Walked): ReadonlySet<string | undefined> | null {
  if (changes.length === 0 || changes.length >= NEWEST_CHANGES) return null;
  const nameAt = (stageId: string | null, status: CandidateStatus) =>
    stageOf(stages, { stageId, status })?.name;
  return new Set(
    changes.flatMap(({ from, to, fromStage, toStage }) => [nameAt(fromStage, from), nameAt(toStage, to)]),
  );
}
