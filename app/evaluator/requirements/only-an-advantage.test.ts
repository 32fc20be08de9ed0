import { expect, test } from "vitest";
import { readPosting } from "./read-posting";

const strengthOf = (line: string) =>
  readPosting({ title: "Driver", text: `Driver\n\nWhat you need\n\n- ${line}\n- Good English\n` })[0]
    ?.strength;

test.each([
  "Knowledge of Sage, Xero or another ledger is desirable",
  "First aid is useful",
  "A pesticide certificate is helpful",
  "Some Welsh would be very useful, but not essential",
  "Experience of dogs, cats and horses is an advantage.",
])("%s: nobody has to have it", (line) => {
  expect(strengthOf(line)).toBe("nice");
});

test.each([
  "A clean licence, first aid is useful",
  "Useful knots and helpful habits",
  "A licence is needed and a van is useful",
  "Being helpful is essential",
])("%s: somebody has to have it", (line) => {
  expect(strengthOf(line)).toBe("must");
});
