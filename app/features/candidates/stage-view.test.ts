import { expect, test } from "vitest";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { StageKind } from "~/vocabulary/stages";
import type { JobStage } from "../stages/job-stages";
import { statusOfKind } from "../stages/rules";
import { NEWEST_CHANGES } from "./rules";
import { stepsAmong } from "./stage-view";

const KINDS: [string, StageKind][] = [
  ["Review", "review"],
  ["Phone call", "screen"],
  ["Interview", "interview"],
  ["Trial shift", "interview"],
  ["Offer", "offer"],
  ["Hired", "hired"],
];
const STAGES: JobStage[] = KINDS.map(([name, kind], position) => ({
  ...{ id: name, name, kind, position, status: statusOfKind(kind), people: 0 },
  ...{ shownAs: "", promiseDays: null, mailTemplate: "" },
}));
const statusAt = (name: string) => STAGES.find((stage) => stage.name === name)?.status ?? "passed";

function walked(...names: string[]) {
  const steps = names.slice(1).map((to, at) => ({ from: names[at] ?? "", to }));
  return steps.map(({ from, to }) => ({
    ...{ from: statusAt(from), to: statusAt(to), fromStage: from, toStage: to },
  }));
}
const NOT_PASSED = { stageId: null, status: "pending" } as const;
const standing = (stageId: string, status: CandidateStatus = statusAt(stageId)) => ({
  ...{ stages: STAGES, stageId, status, withdrewAt: null },
});

test("whoever went from the interview to the offer is not said to have done a trial shift", () => {
  const steps = stepsAmong(
    standing("Offer"),
    NOT_PASSED,
    walked("Review", "Phone call", "Interview", "Offer"),
  );
  expect(steps.skipped).toEqual(["Trial shift"]);
  const back = walked("Review", "Interview", "Trial shift", "Phone call", "Offer");
  expect(stepsAmong(standing("Offer"), NOT_PASSED, back).skipped).toEqual([]);
  const early = walked("Review", "Trial shift");
  expect(stepsAmong(standing("Trial shift"), NOT_PASSED, early).skipped).toEqual(["Phone call", "Interview"]);
});

test("a step is done where nobody can say that it was skipped", () => {
  expect(stepsAmong(standing("Offer"), NOT_PASSED, []).skipped).toEqual([]);
  const many = Array.from({ length: NEWEST_CHANGES + 1 }, (_, at) => (at % 2 === 0 ? "Interview" : "Offer"));
  expect(stepsAmong(standing("Interview"), NOT_PASSED, walked(...many)).skipped).toEqual([]);
});

test("of whoever was passed the steps are those that they took", () => {
  const { steps } = stepsAmong(
    standing("", "passed"),
    { stageId: "Trial shift", status: "interview_approved" },
    walked("Review", "Trial shift", ""),
  );
  expect(steps).toEqual(["Review", "Trial shift", "Passed"]);
});
