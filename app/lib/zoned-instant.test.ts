import { expect, test } from "vitest";
import { instantIn } from "./zoned-instant";

const told = (day: string, time: string, zone: string) => {
  const { at, moved } = instantIn(day, time, zone);
  return `${at.toISOString().slice(0, 16)}${moved ? " moved" : ""}`;
};

test("somebody's morning is the same clock in winter and in summer", () => {
  expect(told("2026-12-01", "09:00", "Europe/Berlin")).toBe("2026-12-01T08:00");
  expect(told("2026-07-01", "09:00", "Europe/Berlin")).toBe("2026-07-01T07:00");
  expect(told("2026-12-01", "09:00", "Asia/Kathmandu")).toBe("2026-12-01T03:15");
  expect(told("2026-12-01", "00:00", "Pacific/Kiritimati")).toBe("2026-11-30T10:00");
});

test("a time that clocks skip is moved forward east and west of Greenwich", () => {
  expect(told("2027-03-28", "02:30", "Europe/Berlin")).toBe("2027-03-28T01:30 moved");
  expect(told("2027-03-14", "02:30", "America/New_York")).toBe("2027-03-14T07:30 moved");
  expect(told("2027-10-03", "02:15", "Australia/Lord_Howe")).toBe("2027-10-02T15:45 moved");
});

test("of a time that comes twice it is the first", () => {
  expect(told("2027-10-31", "02:30", "Europe/Berlin")).toBe("2027-10-31T00:30");
  expect(told("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30");
});
