import { expect, test } from "vitest";
import { mayDelete, mayEdit } from "./rules";

const NOW = new Date("2026-11-22T12:15:00Z");
const note = (facts: Partial<{ userId: string; deletedAt: Date | null; createdAt: Date }> = {}) => ({
  userId: "priya",
  createdAt: new Date("2026-11-22T12:00:01Z"),
  deletedAt: null,
  ...facts,
});

test("a note can be changed by who wrote it, for a quarter of an hour, while it is there", () => {
  expect(mayEdit(note(), "priya", NOW)).toBe(true);
  expect(mayEdit(note(), "oliver", NOW)).toBe(false);
  expect(mayEdit(note({ deletedAt: NOW }), "priya", NOW)).toBe(false);
  expect(mayEdit(note({ createdAt: new Date("2026-11-22T12:00:00Z") }), "priya", NOW)).toBe(false);
});

test("a note is deleted by who may delete all, or by who wrote it", () => {
  expect(mayDelete(note(), "oliver", "all")).toBe(true);
  expect(mayDelete(note(), "oliver", "own")).toBe(false);
  expect(mayDelete(note(), "priya", "own")).toBe(true);
  expect(mayDelete(note(), "priya", "none")).toBe(false);
  expect(mayDelete(note({ deletedAt: NOW }), "priya", "all")).toBe(false);
});
