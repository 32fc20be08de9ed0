import { expect, test } from "vitest";
import { saidOfFound } from "./nearly";

test.each([
  ["4 years (asked: 5 years)", "Nearly 5 years (asked: 5 years)"],
  ["One year (asked: 2 years)", "Nearly 2 years (asked: 2 years)"],
  ["Less than a year (asked: one year)", "Nearly one year (asked: one year)"],
])("whoever is a month short of what is asked is not shown as short and found: %s", (says, said) => {
  expect(saidOfFound(says)).toBe(said);
});

test.each([
  "8 years (asked: 5 years)",
  "One year (asked: one year)",
  "5 years",
  "Leads a team of 4 (asked: 5)",
])("whoever has what is asked reads as before: %s", (says) => expect(saidOfFound(says)).toBe(says));
