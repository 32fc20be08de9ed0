import { expect, test } from "vitest";
import { needsReason } from "./rules";

test.each([
  [80, 80, false],
  [90, 80, false],
  [70, 80, false],
  [91, 80, true],
  [69, 80, true],
  [0, 100, true],
])("a verdict of %i beside the machine's %i needs a reason: %s", (score, machine, needed) => {
  expect(needsReason(score, machine)).toBe(needed);
});

test("where the machine shows no score every verdict needs a reason", () => {
  expect(needsReason(50, null)).toBe(true);
});
