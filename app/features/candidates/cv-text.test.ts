import { expect, test } from "vitest";
import { LONGEST_SHOWN, numberedQuotes } from "./cv-text";

const CV = "Led a team of 22. Built reports in Excel. Licence to 2028.";
const quote = (text: string, source: "cv" | "answer" = "cv") => ({
  source,
  start: CV.indexOf(text),
  end: CV.indexOf(text) + text.length,
  text,
  place: "CV",
});

test("sentences are numbered as they stand in the CV, whatever order they are claimed in", () => {
  const [licence, team] = [quote("Licence to 2028."), quote("Led a team of 22.")];
  const { parts, numberOf } = numberedQuotes(CV, [licence, team, team]);
  expect(parts).toEqual([
    { text: "Led a team of 22.", quote: 1 },
    { text: " Built reports in Excel. ", quote: null },
    { text: "Licence to 2028.", quote: 2 },
  ]);
  expect([numberOf(licence), numberOf(team), numberOf(quote("Led", "answer"))]).toEqual([2, 1, null]);
});

test("of two that overlap the longer is marked, and words that do not stand there are not", () => {
  const moved = { ...quote("Excel"), start: 0, end: 5 };
  const { parts } = numberedQuotes(CV, [quote("Built"), quote("Built reports in Excel."), moved]);
  expect(parts.filter((part) => part.quote !== null)).toEqual([
    { text: "Built reports in Excel.", quote: 1 },
  ]);
});

test("a text without end is cut, and nothing in what is cut off is numbered", () => {
  const long = `${"x".repeat(LONGEST_SHOWN)} Licence`;
  const late = { ...quote("Licence"), start: LONGEST_SHOWN + 1, end: LONGEST_SHOWN + 8, text: "Licence" };
  const { parts, numberOf } = numberedQuotes(long, [late]);
  expect(parts.map(({ text }) => text.length)).toEqual([LONGEST_SHOWN]);
  expect(numberOf(late)).toBeNull();
});
