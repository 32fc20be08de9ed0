import { expect, test } from "vitest";
import { FIRST_REASONS } from "./first-reasons";
import { givenReason } from "./reasons";

const settings = { asksReasons: true, reasons: FIRST_REASONS };
const detail = "You have not worked with ovens before.";

test("a company that asks for no reasons writes none down", () => {
  expect(givenReason({ ...settings, asksReasons: false }, { reason: "skill", detail })).toEqual({
    kind: "given",
    reason: null,
  });
});

test("a reason needs twenty characters more, unless the application is a duplicate", () => {
  expect(givenReason(settings, { reason: "skill", detail: "          short          " })).toMatchObject({
    kind: "missing",
    problems: { detail: [expect.any(String)] },
  });
  expect(givenReason(settings, { reason: "skill", detail: ` ${detail} ` })).toMatchObject({
    reason: { ours: "Needed skill", detail },
  });
  expect(givenReason(settings, { reason: "duplicate", detail: "" })).toMatchObject({
    reason: { ours: "Duplicate or spam", detail: null },
  });
});

test("a reason that is not on the list, or no longer used, is none", () => {
  const unused = FIRST_REASONS.map((reason) => ({ ...reason, active: reason.id !== "skill" }));
  for (const reason of ["", "ai", "skill"])
    expect(givenReason({ asksReasons: true, reasons: unused }, { reason, detail })).toMatchObject({
      problems: { reason: ["Please choose a reason"] },
    });
});

test("a list begins with at most ten reasons, each with words for both sides", () => {
  expect(FIRST_REASONS).toHaveLength(10);
  for (const { ours, theirs } of FIRST_REASONS)
    expect([ours, theirs].every((words) => words.length > 2)).toBe(true);
});
