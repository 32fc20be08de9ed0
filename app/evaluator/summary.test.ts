import { expect, test } from "vitest";
import { evaluateCandidate } from "./evaluate";
import { gardener } from "./fixtures";
import { summaryParts } from "./summary";

test("a summary is read a thought a paragraph, and none of its words is lost", () => {
  const { ai_summary } = evaluateCandidate(gardener());
  const parts = summaryParts(ai_summary);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join(" ")).toBe(ai_summary);
  expect(
    parts.slice(1).every((part) => /^(Strongest in|The texts show:|To ask about:|Not shown:)/.test(part)),
  ).toBe(true);
});

test("what is not shown among the things to ask about begins no paragraph", () => {
  expect(
    summaryParts(
      "70 of 100 from 4 of 5 dimensions. To ask about: Not shown: Git; Not shown: Rust. Not shown: communication.",
    ),
  ).toEqual([
    "70 of 100 from 4 of 5 dimensions.",
    "To ask about: Not shown: Git; Not shown: Rust.",
    "Not shown: communication.",
  ]);
  expect(summaryParts("")).toEqual([]);
});
