import { expect, test } from "vitest";
import { isSlip } from "../text/dictionary";
import { textOf } from "../text/sentences";
import { careOf } from "./writing-care";

const care = (text: string) => careOf(textOf(text), isSlip) ?? Number.NaN;

const CAREFUL =
  "I listed the colours of every label, organised the shelves by centre and wrote the programme for " +
  "the week. Nobody had asked me to do it, and it saved us an hour a day.";

test("British and American spelling are both right, and so are names", () => {
  expect(care(CAREFUL)).toBe(1);
  expect(
    care(CAREFUL.replace("colours", "colors").replace("organised", "organized").replace("centre", "center")),
  ).toBe(1);
  expect(care(CAREFUL.replace("Nobody", "My manager Wlodzimierz"))).toBe(1);
});

test.each([
  "kaizen",
  "arancini",
  "planogram",
  "nginx",
  "linux",
  "mise",
  "drippers",
  "proofer",
  "reachtruck",
  "ecgs",
  "phlebotomy",
  "whatsapp",
])("“%s” is no slip: a foreign word, an abbreviation or a term of a trade", (word) => {
  expect(care(CAREFUL.replace("label", word))).toBe(1);
});

test("misspelled words and missing capitals are seen, tenses and articles are not", () => {
  expect(care(CAREFUL.replace("every", "evrey").replace("shelves", "shelfes"))).toBeLessThan(1);
  expect(care(CAREFUL.replace("Nobody", "nobody"))).toBeLessThan(1);
  expect(care(CAREFUL.replace("wrote the programme", "write programme"))).toBe(1);
});

test("a text too short to tell has no measure", () => {
  expect(careOf(textOf("Yes, I can."), isSlip)).toBeNull();
});
