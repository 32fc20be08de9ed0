import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { JobInfo } from "./fields";

const whole = { title: "Baker", jobType: "full-time", locationType: "office" };

test.each([
  ["country", "XX", "Please choose a country"],
  ["remoteFrom", "GB, Atlantis", "Please choose a country"],
  ["region", "a".repeat(101), "Please use at most 100 characters"],
  ["locality", "a".repeat(101), "Please use at most 100 characters"],
  ["postalCode", "a".repeat(101), "Please use at most 100 characters"],
  ["street", "a".repeat(101), "Please use at most 100 characters"],
  ["payUnit", "MINUTE", "Please choose what the pay is for"],
  ["closesOn", "2026-02-30", "Please give a day like 2026-12-06"],
  ["timeZone", "Leeds", "Please give a time zone like Europe/London"],
  ["language", "xx", "Please choose a language"],
  ["language", "constructor", "Please choose a language"],
  ["openings", "0", "How many people do you want to hire?"],
  ["openings", "1000", "How many people do you want to hire?"],
  ["openings", "two", "How many people do you want to hire?"],
] as const)("a job's %s of %s is refused, and why is said", (name, typed, message) => {
  const { issues = [] } = safeParse(JobInfo, { ...whole, [name]: typed });
  expect(issues.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[name, message]]);
});

test("what a job says of place, pay and dates may be left out", () => {
  const { output, issues } = safeParse(JobInfo, whole);
  expect(issues).toBeUndefined();
  expect(output).toMatchObject({ payCurrency: "USD", payUnit: "YEAR", language: "en", openings: 1 });
  const full = { region: "a".repeat(100), openings: "999", remoteFrom: "anywhere", language: "zh" };
  expect(safeParse(JobInfo, { ...whole, ...full }).issues).toBeUndefined();
});
