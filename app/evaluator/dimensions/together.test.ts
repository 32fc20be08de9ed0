import { expect, test } from "vitest";
import { TOGETHER_WEIGHTS } from "../data/sign-weights";
import { weighed } from "./likelihood";
import { togetherFor } from "./together";

function likely(alone: number[][], requirement: number, sentence: number): number {
  const beside = togetherFor(alone, requirement)[sentence] ?? [];
  return weighed(beside, TOGETHER_WEIGHTS.slice(-beside.length - 1));
}

test("a sentence that speaks rather of another requirement says less of this one", () => {
  const [of, rather] = [likely([[0], [-5]], 0, 0), likely([[0], [2]], 0, 0)];
  expect(rather).toBeLessThan(of);
});

test("a sentence far behind the likeliest one says less than the same sentence in front", () => {
  const rival = [-9, -9];
  expect(likely([[0, 3], rival], 0, 0)).toBeLessThan(likely([[0, -3], rival], 0, 0));
});

test("the likeliest sentence says more, the further it stands before the next", () => {
  const rival = [-9, -9];
  expect(likely([[0, -3], rival], 0, 0)).toBeGreaterThan(likely([[0, -0.5], rival], 0, 0));
});

test("a posting that asks for one thing, and a text without a sentence, are read too", () => {
  expect(togetherFor([[1, -1]], 0)).toHaveLength(2);
  expect(togetherFor([[], []], 0)).toEqual([]);
});
