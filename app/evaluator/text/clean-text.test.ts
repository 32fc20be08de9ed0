import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, LONGEST_TEXT } from "./clean-text";
import { readText } from "./read-text";

test("ligatures are joined, and the way back to the original stays right", () => {
  const original = "of\ufb01ce sta\ufb00";
  const { text, starts, ends } = cleanText(original);
  expect(text).toBe("office staff");
  const at = text.indexOf("fice");
  expect(original.slice(starts[at], ends[at + 3])).toBe("\ufb01ce");
});

test("characters that nobody can see are dropped and remembered", () => {
  const clean = cleanText("gar\u200bden\u{E0041}er\u202e");
  expect(clean.text).toBe("gardener");
  expect(clean.hidden).toHaveLength(3);
});

test("an accent typed after its letter is the same letter", () => {
  expect(cleanText("re\u0301sume\u0301").text).toBe("résumé");
});

test("a typesetter's apostrophe is the one of a keyboard", () => {
  expect(cleanText("I’d keep the chef’s knives").text).toBe("I'd keep the chef's knives");
});

test("a longer text than anybody writes is read up to the limit", () => {
  expect(cleanText("a".repeat(LONGEST_TEXT + 5)).text).toHaveLength(LONGEST_TEXT);
});

test("whatever the text, words are exact slices of it in rising order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (original) => {
      let last = 0;
      for (const word of readText(original, { source: "cv" }).words) {
        expect(word.start).toBeGreaterThanOrEqual(last);
        expect(word.end).toBeGreaterThan(word.start);
        expect(word.end).toBeLessThanOrEqual(original.length);
        last = word.start;
      }
    }),
    { numRuns: 200, seed: 4 },
  );
});
