import { expect, test } from "vitest";
import { mailLeaves } from "./rules";

const evening = new Date("2026-11-22T19:30:00Z");

test("a company that chose nothing tells its applicants at once", () => {
  expect(mailLeaves("none", "Europe/London", evening)).toBeNull();
});

test("a mail waits as many minutes as the company has chosen", () => {
  expect(mailLeaves("10-minutes", "UTC", evening)).toEqual(new Date("2026-11-22T19:40:00Z"));
  expect(mailLeaves("60-minutes", "UTC", evening)).toEqual(new Date("2026-11-22T20:30:00Z"));
});

test("no mail leaves ahead of an earlier one that still waits", () => {
  const behind = new Date("2026-11-22T20:00:00Z");
  const next = new Date("2026-11-22T20:00:00.001Z");
  expect(mailLeaves("none", "UTC", evening, behind)).toEqual(next);
  expect(mailLeaves("10-minutes", "UTC", evening, behind)).toEqual(next);
  expect(mailLeaves("60-minutes", "UTC", evening, behind)).toEqual(new Date("2026-11-22T20:30:00Z"));
});

test.each([
  ["Europe/London", "2026-11-22T19:30:00Z", "2026-11-23T08:00:00Z"],
  ["Europe/London", "2026-11-22T07:59:59Z", "2026-11-22T08:00:00Z"],
  ["Europe/London", "2026-11-22T08:00:00Z", "2026-11-23T08:00:00Z"],
  // It is morning there already, of the day after.
  ["Pacific/Auckland", "2026-11-22T19:30:00Z", "2026-11-23T19:00:00Z"],
  ["America/New_York", "2026-11-22T12:30:00Z", "2026-11-22T13:00:00Z"],
  // The clocks change in the night between.
  ["Europe/London", "2026-10-24T19:30:00Z", "2026-10-25T08:00:00Z"],
  ["Europe/London", "2026-03-28T19:30:00Z", "2026-03-29T07:00:00Z"],
])("in %s a mail of %s leaves at %s, at eight there", (timeZone, decided, leaves) => {
  expect(mailLeaves("morning", timeZone, new Date(decided))).toEqual(new Date(leaves));
});

test("of two mails that would leave at one moment the later decision's comes behind", () => {
  const behind = new Date("2026-11-22T19:40:00Z");
  expect(mailLeaves("10-minutes", "UTC", evening, behind)).toEqual(new Date("2026-11-22T19:40:00.001Z"));
});
