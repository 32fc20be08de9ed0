import { expect, test } from "vitest";
import { withoutSensitiveDetails } from "./sensitive-details";

test.each([
  ["an age", "Age: 47\nNurse", /47/],
  ["an age in a sentence", "I am 52 years old, and lead a ward.", /52/],
  ["a birth date", "Date of birth: 3 May 1971\nNurse", /1971/],
  ["a birth place", "I was born in Lublin, and trained in Leeds.", /Lublin/],
  ["a family", "Married, two children\nNurse", /Married|children/],
  ["a child in a sentence", "Since my daughter started school I work days; I lead a ward.", /daughter/],
  ["a religion", "Active in the Catholic parish of St Anne\nNurse", /Catholic|parish/],
  ["a photograph", "[Photo: me at work.jpg]\nNurse", /Photo/],
  ["where referees are to be had", "References available on request.\nNurse", /References/],
])("a model is not shown %s, and everything else stays in its place", (_what, text, hidden) => {
  const shown = withoutSensitiveDetails(text);
  expect(shown).not.toMatch(hidden);
  expect(shown).toHaveLength(text.length);
  expect(shown).toMatch(/Nurse|lead a ward|trained in Leeds/);
});

test("a list of referees is left out to its end", () => {
  const shown = withoutSensitiveDetails(
    "Nurse\n\nReferees\nDr Jane Hart, ward manager\n020 7946 0000\n\nLanguages\nPolish",
  );
  expect(shown).not.toMatch(/Hart|7946/);
  expect(shown).toContain("Languages");
});

test.each([
  "I closed every single ticket with 42 people waiting.",
  "I looked after twelve children in the toddler room.",
  "Used the reference data of 30 systems.",
])("words that only look so stay: %s", (text) => {
  expect(withoutSensitiveDetails(text)).toBe(text);
});
