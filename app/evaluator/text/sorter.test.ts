import { expect, test } from "vitest";
import { packedWeights, sorterOf } from "./sorter";

const packed = packedWeights(
  ["fruit", "tool"],
  new Map([
    ["saw", [-1, 1]],
    ["pear", [2, -2]],
    ["the", [0.01, -0.02]],
    ["pearl", [0.3, 0.3]],
    ["anvil", [-9, 9]],
  ]),
);

test("whoever reads the table finds the signs in order, as what the last has not, and their weights", () => {
  const [sorts, signs, letters] = packed.split("\n\n").map((part) => part.split("\n"));
  expect(sorts).toEqual(["fruit tool"]);
  expect(signs).toEqual(["0anvil", "0pear", "4l", "0saw"]);
  expect(letters).toEqual(["0l", "b:", "QQ", "DX", ""]);
});

test("a text is of the sort that its signs speak for, and each sort has its share", () => {
  const chances = sorterOf(packed)(["pear", "pear", "the", "unknown"]);
  expect(chances.get("fruit")).toBeCloseTo(0.982, 3);
  expect([...chances.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(sorterOf(packed)(["saw", "pear"]).get("tool")).toBeCloseTo(0.119, 3);
});

test("a text without a known sign is as likely of one sort as of another", () => {
  expect([...sorterOf(packed)(["unknown"]).values()]).toEqual([0.5, 0.5]);
});

test("weights that tell little are left out where room is short", () => {
  const short = packedWeights(
    ["fruit", "tool"],
    new Map([
      ["the", [0.1, -0.2]],
      ["pear", [2, -0.1]],
    ]),
    0.25,
  );
  expect(short.split("\n\n")).toEqual(["fruit tool", "0pear", "bN\n"]);
});
