import { expect, test } from "vitest";
import { isCalendarDay } from "~/lib/zoned-day";
import {
  closingDayProblem,
  filledInWords,
  isJobStatus,
  isLongEnough,
  isOpen,
  lacksPlace,
  lacksQuestionnaire,
  mayHaveDecimals,
  placeOfWork,
  readSalary,
} from "./rules";

test.each([
  ["85000", 85_000],
  [" $85,000 ", 85_000],
  ["85 000", 85_000],
  ["0", 0],
  ["10000000", 10_000_000],
  ["10000001", null],
  ["85k", null],
  ["85.000", null],
  ["85,00", null],
  ["-5", null],
  ["1e3", null],
  ["", null],
])("a salary typed as %j reads as %s", (typed, amount) => {
  expect(readSalary(typed)).toBe(amount);
});

test("a description counts without the blanks around it", () => {
  expect(isLongEnough(`  ${"a".repeat(50)}\n\n`)).toBe(false);
  expect(isLongEnough("a".repeat(51))).toBe(true);
});

test("a status is one of ours, and only an active job is open", () => {
  expect([isJobStatus("paused"), isJobStatus("deleted")]).toEqual([true, false]);
  expect([isOpen({ status: "active" }), isOpen({ status: "paused" })]).toEqual([true, false]);
});

test("an hour's and a day's pay may have pennies, a year's not", () => {
  expect((["HOUR", "DAY", "YEAR"] as const).map(mayHaveDecimals)).toEqual([true, true, false]);
});

test("a job closes on a day that exists, from today until a year ahead", () => {
  expect(["2026-02-28", "2026-02-29", "26-02-28", "soon"].map(isCalendarDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const problem = (day: string) => closingDayProblem(day, "2026-11-22");
  expect([problem(""), problem("2026-11-22"), problem("2027-11-22")]).toEqual([null, null, null]);
  expect(problem("2026-11-21")).toBe("Choose a day that is still to come");
  expect(problem("2027-11-23")).toBe("At most a year ahead");
});

test("where one works is the kind of place, and the place where there is one", () => {
  expect(placeOfWork({ locationType: "hybrid", location: "Leeds" })).toBe("Hybrid, Leeds");
  expect(placeOfWork({ locationType: "hybrid", location: "" })).toBe("Hybrid");
  expect(placeOfWork({ locationType: "remote", location: "Leeds" })).toBe("Remote");
});

test("a remote job lacks the countries, any other its country or its town", () => {
  const place = { country: "GB", locality: "Leeds", remoteFrom: "" };
  expect(lacksPlace({ ...place, locationType: "remote" })).toBe(true);
  expect(lacksPlace({ ...place, locationType: "remote", remoteFrom: "GB" })).toBe(false);
  expect(lacksPlace({ ...place, locationType: "office" })).toBe(false);
  expect(lacksPlace({ ...place, locationType: "office", country: "" })).toBe(true);
  expect(lacksPlace({ ...place, locationType: "office", locality: "" })).toBe(true);
});

test("a job that people can apply for lacks a questionnaire until it has one", () => {
  expect(lacksQuestionnaire({ status: "active", questions: null })).toBe(true);
  expect(lacksQuestionnaire({ status: "closed", questions: null })).toBe(false);
  expect(lacksQuestionnaire({ status: "active", questions: 5 })).toBe(false);
});

test("one place and several are filled in words of their own", () => {
  expect([1, 2].map(filledInWords)).toEqual(["The one place is filled", "All 2 places are filled"]);
});
