import { expect, test } from "vitest";
import { stemOf, wordsOf } from "./words";

test.each([
  ["reconciled", "reconciliation"],
  ["organise", "organized"],
  ["licence", "licensed"],
  ["led", "leading"],
  ["drove", "driver"],
  ["colour", "colored"],
  ["centre", "centers"],
])("“%s” and “%s” are forms of one word", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ["tail", "tailor"],
  ["patience", "patient"],
  ["million", "milling"],
])("“%s” and “%s” are two words", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("names with signs and dotted abbreviations are one word each", () => {
  expect(wordsOf("C++, C# and Node.js; a B.S. from Ohio").map(({ form }) => form)).toEqual([
    "c++",
    "c#",
    "and",
    "node.js",
    "a",
    "bs",
    "from",
    "ohio",
  ]);
});
