import { expect, test } from "vitest";
import { isLongEnough, readSalary } from "./rules";

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
