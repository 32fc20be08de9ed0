import type { CandidateStatus } from "~/vocabulary/applications";
import { STAGE_KIND_WORDS, type StageFacts, type StageKind } from "~/vocabulary/stages";

const FEWEST_STAGES = 2;
export const MOST_STAGES = 12;

const STATUSES: Readonly<Record<StageKind, CandidateStatus>> = {
  review: "pending",
  screen: "pending",
  interview: "interview_approved",
  offer: "offer_sent",
  hired: "offer_accepted",
  passed: "passed",
  withdrawn: "passed",
};

export const statusOfKind = (kind: StageKind): CandidateStatus => STATUSES[kind];

const ORDER: readonly CandidateStatus[] = [
  "pending",
  "interview_approved",
  "offer_sent",
  "offer_accepted",
  "passed",
];

export const isFurther = (status: CandidateStatus, than: CandidateStatus): boolean =>
  ORDER.indexOf(status) > ORDER.indexOf(than);

/** In the kinds' order; those of one status keep the order that somebody gave them. */
export const inKindsOrder = <Stage extends Pick<StageFacts, "kind">>(stages: readonly Stage[]): Stage[] => {
  const rank = ({ kind }: Stage) => ORDER.indexOf(statusOfKind(kind));
  return [...stages].sort((one, other) => rank(one) - rank(other));
};

/** What is wrong with a job's stages as a whole; null when nothing is. */
export function stagesProblem(stages: readonly Pick<StageFacts, "name" | "kind">[]): string | null {
  if (stages.length < FEWEST_STAGES || stages.length > MOST_STAGES)
    return `A job has ${FEWEST_STAGES} to ${MOST_STAGES} stages`;
  if (stages[0]?.kind !== "review") return "The first stage is a review";
  if (!stages.some(({ kind }) => kind === "hired")) return "One stage is of the kind Hired";
  const names = new Set(stages.map(({ name }) => name.toLowerCase()));
  return names.size < stages.length ? "Two stages have the same name" : null;
}

/** Whether it may change places with the one behind it. */
export function mayGoDown(stages: readonly Pick<StageFacts, "kind">[], index: number): boolean {
  const [stage, behind] = [stages[index], stages[index + 1]];
  if (stage === undefined || behind === undefined) return false;
  return statusOfKind(stage.kind) === statusOfKind(behind.kind) && (index > 0 || behind.kind === "review");
}

/** Whether its people would be left without a stage; for an end there need be none. */
export const needsAnother = (
  { people, status }: { people: number; status: CandidateStatus },
  others: readonly { status: CandidateStatus }[],
): boolean => people > 0 && status !== "passed" && !others.some((other) => other.status === status);

/** Any step on the way to any other. A no has a button of its own, and an end is only reconsidered. */
export function mayChangeStage(from: CandidateStatus, to: CandidateStatus): boolean {
  if (from === to) return true;
  return from !== "offer_accepted" && from !== "passed" && to !== "passed";
}

export const shownWords = ({ shownAs, kind }: Pick<StageFacts, "shownAs" | "kind">): string =>
  shownAs || STAGE_KIND_WORDS[kind].shown;

export const shownAt = (
  stages: readonly (Pick<StageFacts, "shownAs" | "kind"> & { status: CandidateStatus })[],
  status: CandidateStatus,
): string | undefined => {
  const there = stages.filter((stage) => stage.status === status);
  const first = there.find(({ kind }) => kind !== "withdrawn") ?? there[0];
  return first && shownWords(first);
};

/** Where somebody stands; the first stage of their status where nothing says more. */
export const stageOf = <Stage extends { id: string; status: CandidateStatus }>(
  stages: readonly Stage[],
  { stageId, status }: { stageId: string | null; status: CandidateStatus },
): Stage | undefined =>
  stages.find((stage) => stage.id === stageId && stage.status === status) ??
  stages.find((stage) => stage.status === status);

export function placeName(
  stages: readonly (StageFacts & { id: string; status: CandidateStatus })[],
  standing: { stageId: string | null; status: CandidateStatus; withdrewAt: Date | null },
): string | undefined {
  const stage = stageOf(stages, standing);
  return standing.withdrewAt === null || stage?.kind === "withdrawn"
    ? stage?.name
    : STAGE_KIND_WORDS.withdrawn.label;
}

export const factsOf = (stages: readonly StageFacts[]): string =>
  JSON.stringify(
    stages.map(({ name, kind, shownAs, promiseDays, mailTemplate = "" }) => [
      ...[name, kind, shownAs, promiseDays, mailTemplate],
    ]),
  );

export const FIRST_TEMPLATE: readonly StageFacts[] = [
  { name: "Review", kind: "review", shownAs: "", promiseDays: null },
  { name: "Phone call", kind: "screen", shownAs: "First conversation", promiseDays: null },
  { name: "Interview", kind: "interview", shownAs: "", promiseDays: null },
  { name: "Second interview", kind: "interview", shownAs: "", promiseDays: null },
  { name: "Offer", kind: "offer", shownAs: "", promiseDays: null },
  { name: "Hired", kind: "hired", shownAs: "", promiseDays: null },
];
