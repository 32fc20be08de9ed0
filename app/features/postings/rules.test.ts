import { expect, test } from "vitest";
import { postingState } from "./rules";

const NOW = new Date("2026-11-22T12:00:00Z");
const LATER = new Date("2026-11-23T00:00:00Z");

test("the public finds an open job until its closing day is over, and never a draft", () => {
  const state = (status: "active" | "paused" | "closed" | "draft", closesAt: Date | null = null) =>
    postingState({ status, closesAt }, NOW);
  expect([state("active"), state("active", LATER), state("paused", LATER)]).toEqual([
    "open",
    "open",
    "paused",
  ]);
  expect([state("active", NOW), state("paused", NOW), state("closed")]).toEqual(["ended", "ended", "ended"]);
  expect([state("draft"), state("draft", NOW)]).toEqual(["hidden", "hidden"]);
});
