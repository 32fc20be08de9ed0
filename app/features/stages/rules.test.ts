import { expect, test } from "vitest";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import type { StageKind } from "~/vocabulary/stages";
import {
  FIRST_TEMPLATE,
  inKindsOrder,
  isFurther,
  mayChangeStage,
  mayGoDown,
  needsAnother,
  placeName,
  stageOf,
  stagesProblem,
} from "./rules";

const line = (name: string, kind: StageKind) => ({ name, kind });
const REVIEW = line("Review", "review");
const HIRED = line("Hired", "hired");

test("a job has two to twelve stages, from a review to somebody hired", () => {
  const between = (many: number) => Array.from({ length: many }, (_, at) => line(`Call ${at}`, "screen"));
  expect(stagesProblem(FIRST_TEMPLATE)).toBeNull();
  expect(stagesProblem([REVIEW, HIRED])).toBeNull();
  expect(stagesProblem([REVIEW, ...between(10), HIRED])).toBeNull();
  for (const stages of [[REVIEW], [REVIEW, ...between(11), HIRED]])
    expect(stagesProblem(stages)).toBe("A job has 2 to 12 stages");
  expect(stagesProblem([line("Call", "screen"), REVIEW, HIRED])).toBe("The first stage is a review");
  expect(stagesProblem([REVIEW, line("Call", "screen")])).toBe("One stage is of the kind Hired");
});

test("no two stages have one name, however it is written", () => {
  const twice = [REVIEW, line("Call", "screen"), line("call", "interview"), HIRED];
  expect(stagesProblem(twice)).toBe("Two stages have the same name");
});

test("stages stand in the order of their kinds, and within one as they were put", () => {
  const put = [HIRED, line("Second", "interview"), line("First", "interview"), REVIEW];
  expect(inKindsOrder(put).map(({ name }) => name)).toEqual(["Review", "Second", "First", "Hired"]);
});

test("a stage goes down among those of its status alone, and the first stays a review", () => {
  const stages = (...kinds: StageKind[]) => kinds.map((kind) => ({ kind }));
  const four = stages("review", "screen", "interview", "interview");
  expect(four.map((_, at) => mayGoDown(four, at))).toEqual([false, false, true, false]);
  expect(mayGoDown(four, 4)).toBe(false);
  expect(mayGoDown(four, -1)).toBe(false);
  expect(mayGoDown(stages("review", "review"), 0)).toBe(true);
  expect(mayGoDown(stages("review", "screen", "screen", "hired"), 1)).toBe(true);
});

test("somebody moves from any step to any other, but a no and an end have acts of their own", () => {
  for (const from of CANDIDATE_STATUSES)
    for (const to of CANDIDATE_STATUSES) {
      const isAct = from === "offer_accepted" || from === "passed" || to === "passed";
      expect(mayChangeStage(from, to), `${from} to ${to}`).toBe(from === to || !isAct);
    }
});

test("an offer is further than an interview, and no step is further than itself", () => {
  expect(isFurther("offer_sent", "interview_approved")).toBe(true);
  expect(isFurther("pending", "interview_approved")).toBe(false);
  expect(isFurther("pending", "pending")).toBe(false);
});

test("somebody stands where they were put, else at the first stage of their status", () => {
  const stages = [
    { id: "a", status: "pending" },
    { id: "b", status: "pending" },
    { id: "c", status: "interview_approved" },
  ] as const;
  expect(stageOf(stages, { stageId: "b", status: "pending" })?.id).toBe("b");
  expect(stageOf(stages, { stageId: null, status: "pending" })?.id).toBe("a");
  expect(stageOf(stages, { stageId: "b", status: "interview_approved" })?.id).toBe("c");
  expect(stageOf(stages, { stageId: "b", status: "offer_sent" })).toBeUndefined();
});

test("the last stage of a status with people in it needs another, and an end or an empty one none", () => {
  const others = [{ status: "pending" }, { status: "offer_sent" }] as const;
  const interview = { people: 1, status: "interview_approved" } as const;
  expect(needsAnother(interview, others)).toBe(true);
  expect(needsAnother(interview, [...others, { status: "interview_approved" }])).toBe(false);
  expect(needsAnother({ ...interview, people: 0 }, others)).toBe(false);
  expect(needsAnother({ people: 1, status: "passed" }, others)).toBe(false);
});

test("whoever withdrew stands where the job has a stage for it, and in the common word where not", () => {
  const stages = [
    { id: "no", name: "Not now", kind: "passed", status: "passed", shownAs: "", promiseDays: null },
    {
      id: "left",
      name: "Gone by themselves",
      kind: "withdrawn",
      status: "passed",
      shownAs: "",
      promiseDays: null,
    },
  ] as const;
  const standing = { stageId: "no", status: "passed", withdrewAt: new Date(0) } as const;
  expect(placeName(stages, { ...standing, withdrewAt: null })).toBe("Not now");
  expect(placeName(stages, { ...standing, stageId: "left" })).toBe("Gone by themselves");
  expect(placeName(stages, standing)).toMatch(/withdr/i);
});
