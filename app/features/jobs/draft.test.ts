import { expect, test } from "vitest";
import { BLANK_DRAFT, type Draft, factsOf, firstUnfinishedStep, type Step, withStep } from "./draft";

const INFO = {
  title: "Data Analyst",
  jobType: "full-time",
  locationType: "remote",
  location: "Leeds",
  salaryMin: "",
  salaryMax: "",
  department: "",
};
const DESCRIPTION = "You will find out where the next substation has to stand, and say why.";

const type = (draft: Draft, step: Step, typed: Record<string, string>) =>
  withStep(draft, step, (name) => typed[name] ?? "");
const finished = () => type(type(BLANK_DRAFT, 1, INFO), 2, { description: DESCRIPTION });

test("a draft goes on at the first step that is not right", () => {
  expect(firstUnfinishedStep(BLANK_DRAFT)).toBe(1);
  expect(firstUnfinishedStep(type(BLANK_DRAFT, 2, { description: DESCRIPTION }))).toBe(1);
  expect(firstUnfinishedStep(type(BLANK_DRAFT, 1, INFO))).toBe(2);
  expect(firstUnfinishedStep(finished())).toBe(3);
  expect(firstUnfinishedStep(type(finished(), 1, { ...INFO, salaryMin: "9", salaryMax: "8" }))).toBe(1);
});

test("what was typed stays as typed, right or wrong", () => {
  expect(type(BLANK_DRAFT, 1, { ...INFO, salaryMin: "lots", jobType: "odd" })).toMatchObject({
    salaryMin: "lots",
    jobType: "odd",
    location: "Leeds",
  });
});

test("a remote job has no office in its posting", () => {
  expect(factsOf(finished())?.location).toBe("");
});

test("a posting that nobody edited is built anew after a step was wrong in between", () => {
  const wrong = type(finished(), 1, { ...INFO, title: "" });
  const right = type(wrong, 1, { ...INFO, title: "Analyst" });
  expect(right.finalJobPosting).toMatch(/^# Analyst\n/);
});

test("an edited posting outlives a step that was wrong in between", () => {
  const edited = type(finished(), 3, { finalJobPosting: "Mine", agreed: "on" });
  const back = type(type(edited, 1, { ...INFO, title: "" }), 1, INFO);
  expect(back).toMatchObject({ finalJobPosting: "Mine", agreed: true });
});
