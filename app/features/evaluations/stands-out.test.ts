import { expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { saidOfFound, standsOut } from "./stands-out";

const read = evaluate(gardener());
const point = (text: string) => ({ text, quotes: [] });

test("a list says of somebody what the posting asks for and the text shows, strongest first", () => {
  const highlights = [point("Seven years of horticulture."), point("Driving licence"), point("French")];
  expect(standsOut({ ...read, highlights })).toBe("Seven years of horticulture; Driving licence");
});

test("whoever is a month short of the years that are asked is not said to be a year short", () => {
  const highlights = [point("4 years (asked: 5 years)")];
  expect(standsOut({ ...read, highlights })).toBe("Nearly 5 years (asked: 5 years)");
});

test("what says otherwise stands before whatever speaks for somebody", () => {
  const concerns = [point("Not found in the text: a van"), point("Says otherwise: licence in date")];
  expect(standsOut({ ...read, concerns })).toBe("Says otherwise: licence in date");
});

test("of somebody for whom nothing speaks, the list says what is open, or nothing", () => {
  const open = { ...read, highlights: [], concerns: [point("Not found in the text: a van")] };
  expect(standsOut(open)).toBe("Not found in the text: a van");
  expect(standsOut({ ...open, concerns: [] })).toBeNull();
});

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
