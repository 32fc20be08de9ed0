import { expect, test } from "vitest";
import { after, days, hours } from "~/lib/time";
import { dueIn, outcomesOf } from "./rules";

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

test("a report ends in something done or not, an appeal in the earlier decision reversed or standing", () => {
  expect(outcomesOf("report")).toEqual(["removed", "restricted", "account", "no-action", "unclear"]);
  expect(outcomesOf("appeal")).toEqual(["reversed", "upheld", "unclear"]);
});
