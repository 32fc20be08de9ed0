import { expect, test } from "vitest";
import { boosted } from "../../../tests/bench/boosted";
import { treesOf } from "./trees";

test("trees add up the leaves that the signs lead to", () => {
  const trees = treesOf("50\n0:0.5 -100 1:2 25 75\n1:-1 10 20\n");
  expect(trees([0.4, 9])).toBeCloseTo(0.5 - 1 + 0.2);
  expect(trees([0.5, 1.9])).toBeCloseTo(0.5 + 0.25 + 0.2);
  expect(trees([0.5, 2])).toBeCloseTo(0.5 + 0.75 + 0.2);
  expect(trees([0.5, -2])).toBeCloseTo(0.5 + 0.25 + 0.1);
});

test("signs that a requirement does not have count as nothing", () => {
  const trees = treesOf("0\n1:0.5 -100 100\n");
  expect(trees([])).toBe(trees([0, 0]));
});

test("what two signs tell only together is learnt, the same each time", () => {
  const examples = Array.from({ length: 2000 }, (_, nth) => {
    const values = [nth % 2, nth % 3 === 0 ? 1 : 0];
    return { values, shows: values[0] !== values[1] };
  });
  const learnt = boosted(examples);
  const [neither, one, other, both] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(treesOf(learnt));
  expect(Math.min(one ?? 0, other ?? 0)).toBeGreaterThan(Math.max(neither ?? 0, both ?? 0) + 2);
  expect(boosted(examples)).toBe(learnt);
});
