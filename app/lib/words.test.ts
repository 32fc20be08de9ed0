import { expect, test } from "vitest";
import { quoted } from "./words";

test.each([
  ["I measured first.", "“I measured first.”"],
  ["“I measured first,” I said", "“I measured first,” I said"],
  ["She said “no”", "She said “no”"],
  ['"Done" is a word', '"Done" is a word'],
  ["It’s the 5’ one", "“It’s the 5’ one”"],
])("%s is quoted once", (words, shown) => {
  expect(quoted(words)).toBe(shown);
});
