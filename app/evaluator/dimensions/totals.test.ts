import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSIONS, WEIGHTS } from "~/vocabulary/dimensions";
import { onScale } from "./scale";
import { recommendationFor, totalOf } from "./totals";

const scores = (...values: (number | null)[]) =>
  DIMENSIONS.map((name, at) => ({ name, score: values[at] ?? null }));

test("the weights are the specification's and make a hundred", () => {
  expect(DIMENSIONS.map((name) => WEIGHTS[name])).toEqual([25, 20, 20, 15, 20]);
});

test("the total is the weighted mean, a whole number", () => {
  expect(totalOf(scores(100, 0, 0, 0, 0))).toBe(25);
  expect(totalOf(scores(80, 70, 90, 60, 85))).toBe(78);
});

test("what is not shown leaves the mean, and the others keep their proportions", () => {
  expect(totalOf(scores(90, null, null, null, 45))).toBe(70);
  expect(totalOf(scores())).toBeNull();
});

test("Strong Hire begins at 90, Hire at 80", () => {
  expect([100, 90, 89, 80, 79, 0, null].map(recommendationFor)).toEqual([
    "Strong Hire",
    "Strong Hire",
    "Hire",
    "Hire",
    "Consider",
    "Consider",
    null,
  ]);
});

test("the scale never falls and stays within its ends", () => {
  const anchors = [
    [0, 0],
    [0.3, 55],
    [1, 100],
  ] as const;
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(onScale(low, anchors)).toBeLessThanOrEqual(onScale(high, anchors));
      },
    ),
    { seed: 9 },
  );
  expect([onScale(0, anchors), onScale(0.3, anchors), onScale(1, anchors), onScale(2, anchors)]).toEqual([
    0, 55, 100, 100,
  ]);
});
