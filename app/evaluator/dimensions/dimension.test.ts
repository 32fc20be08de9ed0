import { expect, test } from "vitest";
import type { Quote } from "../evaluation";
import { evidence, shown } from "./dimension";
import { totalOf } from "./totals";

const SCALE = [
  [0, 0],
  [1, 100],
] as const;
const quote: Quote = { source: "cv", start: 0, end: 3, text: "SQL", place: "CV, Skills" };
const item = (points: number, quotes: Quote[]) =>
  evidence({ label: "SQL", kind: "requirement", points, outOf: 10, quotes });

test("a score rests on at least one sentence: without any, the dimension is not shown and says what was looked for", () => {
  const nothing = shown("cultural_alignment", [item(0, []), item(0, [])], SCALE);
  expect(nothing).toMatchObject({ score: null, items: [{ verdict: "not found" }, { verdict: "not found" }] });
});

test("what is not shown is left out of the total and pulls nobody down", () => {
  const technical = shown("technical_competency", [item(8, [quote])], SCALE);
  const cultural = shown("cultural_alignment", [item(0, [])], SCALE);
  expect(technical.score).toBe(80);
  expect(totalOf([technical, cultural])).toBe(80);
});
