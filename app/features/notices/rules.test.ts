import { expect, test } from "vitest";
import { after, days, hours } from "~/lib/time";
import { dueIn, isReference, noticeState, outcomesOf, referenceOf, signedOnProblem } from "./rules";

const SENT = new Date("2026-11-07T23:30:00Z");

test.each([
  [0, "Due in 14 days", false],
  [hours(1), "Due in 13 days", false],
  [days(13), "Due in 1 day", false],
  [days(14), "Due today", false],
  [days(14) + hours(1), "Overdue by 1 day", true],
  [days(20), "Overdue by 6 days", true],
])("%i ms after a notice came it reads: %s", (passed, words, late) => {
  expect(dueIn(SENT, after(SENT, passed))).toEqual({ late, words });
});

test.each([
  ["2026-11-07", null],
  ["2026-11-08", null],
  ["2025-11-07", null],
  ["2026-11-09", expect.stringContaining("still to come")],
  ["1999-01-01", expect.stringContaining("long over")],
])("of a notice that comes late on 7 November and is signed on %s it is said: %s", (day, problem) => {
  expect(signedOnProblem(day, SENT)).toEqual(problem);
});

test("a report ends in something done or not, an appeal in the earlier decision reversed or standing", () => {
  expect(outcomesOf("report")).toEqual(["removed", "restricted", "account", "no-action", "unclear"]);
  expect(outcomesOf("appeal")).toEqual(["reversed", "upheld", "unclear"]);
});

test("a notice is named by its year and the end of its id, and known again by that", () => {
  const named = referenceOf("01J8ZC4Y7Q2M5N6P7R8S9T0V1W", SENT);
  expect(named).toBe("DSA-2026-7R8S9T0V1W");
  expect([isReference(named), isReference("DSA-2026-1"), isReference(null)]).toEqual([true, false, false]);
});

test("notices are asked for as open or decided, and as nothing else", () => {
  expect([noticeState("open"), noticeState("decided"), noticeState("lost"), noticeState(null)]).toEqual([
    "open",
    "decided",
    null,
    null,
  ]);
});
