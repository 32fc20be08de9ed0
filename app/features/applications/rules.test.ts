import { expect, test } from "vitest";
import { CANDIDATE_STATUSES, STATUS_FOR_APPLICANT } from "~/vocabulary/applications";
import {
  currentStep,
  firstUnanswered,
  hasEnded,
  isDecided,
  mayStillSubmit,
  meaningForApplicant,
  openingState,
  STEP_WORDS,
  STEPS,
  stateForApplicant,
  stepNumber,
  stepWords,
} from "./rules";

test("an applicant is led to what is missing next, until all is done", () => {
  const at = (hasCv: boolean, submitted: boolean, evaluated: boolean) =>
    currentStep({ hasCv, submitted, evaluated });
  expect(at(false, false, false)).toBe("upload");
  expect(at(true, false, false)).toBe("questions");
  expect(at(true, true, false)).toBe("evaluation");
  expect(at(true, true, true)).toBeNull();
});

test("steps count from one, and the last one names who reads", () => {
  expect(STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5]);
  expect(stepWords("evaluation", true)).toBe(STEP_WORDS.evaluation);
  expect(stepWords("evaluation", false)).toBe("A person reads it");
  expect(stepWords("upload", false)).toBe(STEP_WORDS.upload);
});

test("what is begun may be finished until the job is closed; a draft is hidden", () => {
  expect((["active", "draft", "paused", "closed"] as const).map(openingState)).toEqual([
    "open",
    "hidden",
    "paused",
    "closed",
  ]);
  expect((["active", "paused", "closed"] as const).map(mayStillSubmit)).toEqual([true, true, false]);
});

test("an applicant whose offer has ended reads how, anybody else what the status means", () => {
  expect(meaningForApplicant("pending", null)).toBe(STATUS_FOR_APPLICANT.pending.meaning);
  expect(meaningForApplicant("passed", "declined")).toMatch(/^You have declined/);
  expect(meaningForApplicant("passed", "withdrawn")).toMatch(/^They have withdrawn/);
  expect(meaningForApplicant("passed", "left")).toMatch(/^You have withdrawn/);
  expect((["passed", "offer_accepted", "offer_sent", "pending"] as const).map(hasEnded)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("whoever has withdrawn reads that, and not that they were not taken further", () => {
  expect(stateForApplicant("passed", null)).toBe("Not taken further");
  expect(stateForApplicant("passed", "declined")).toBe("You declined");
  expect(stateForApplicant("passed", "withdrawn")).toBe("Offer withdrawn");
  expect(stateForApplicant("passed", "declined", "Offer ended")).toBe("Offer ended");
  expect(stateForApplicant("passed", "declined", "Not taken further")).toBe("You declined");
  expect(stateForApplicant("passed", null, "Not taken further")).toBe("Not taken further");
  expect(stateForApplicant("passed", "left", "Offer ended")).toBe("Withdrawn");
});

test("the first question without an answer is counted from one", () => {
  expect(firstUnanswered([7, 8, 9], new Set([7]))).toBe(2);
  expect(firstUnanswered([7, 8, 9], new Set([8, 9]))).toBe(1);
  expect(firstUnanswered([7, 8], new Set([7, 8]))).toBeNull();
});

test("an offer, a yes and a no are decisions, and the way there is none", () => {
  expect(CANDIDATE_STATUSES.filter(isDecided)).toEqual(["offer_sent", "offer_accepted", "passed"]);
});
