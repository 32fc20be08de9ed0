import { expect, test } from "vitest";
import { nextTry } from "./rules";

const now = new Date("2026-11-18T12:00:00Z");

test("a task that failed once is tried again ten seconds later", () => {
  expect(nextTry(1, now)).toEqual(new Date("2026-11-18T12:00:10Z"));
});

test("each pause is longer than the one before, and after nine tries nobody waits for more", () => {
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => nextTry(attempts, now)?.getTime() ?? 0);
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(nextTry(9, now)).toBeNull();
});
