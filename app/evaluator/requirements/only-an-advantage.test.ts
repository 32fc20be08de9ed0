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

test.each([
  [
    "Three seasons on a farm at least, and a ticket for the telehandler is handy.",
    "a ticket for the telehandler is handy.",
  ],
  ["You keep the ponies fed, and some knowledge of tack helps.", "some knowledge of tack helps."],
  ["Two years behind a bar, and a personal licence is a real plus.", "a personal licence is a real plus."],
])("a wish at the end of a demand stands by itself: %s", (line, wish) => {
  const read = readPosting({ title: "Groom", text: `What you need\n\n${line}\n` });
  expect(read).toHaveLength(2);
  expect(read[1]).toMatchObject({ line: wish, strength: "nice" });
});
