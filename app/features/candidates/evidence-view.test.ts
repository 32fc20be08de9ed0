import { expect, test } from "vitest";
import type { DimensionResult, EvidenceItem } from "~/evaluator/evaluation";
import { evidenceOf, firstTimes } from "./evidence-view";

const likeness = (label: string, verdict: EvidenceItem["verdict"], points: number): EvidenceItem => ({
  ...{ label, kind: "similarity", verdict, says: "", points, outOf: 45, quotes: [] },
});

test("whoever never did such work is not shown as if they had: each likeness says how far it goes", () => {
  const dimension: DimensionResult = {
    ...{ name: "role_specific_fit", score: 20, weight: 20, note: "" },
    items: [
      likeness("Worked as what the posting asks for", "not found", 1.4),
      likeness("Works in the posting's field", "partly", 16),
      likeness("Tells what was done in dates, numbers and names", "found", 40),
    ],
  };
  const nothing = () => ({ quotes: [], byModel: null });
  expect(evidenceOf(dimension, nothing, () => null, new Set()).compared).toEqual([
    "Worked as what the posting asks for – hardly",
    "Works in the posting's field – in part",
    "Tells what was done in dates, numbers and names – largely",
  ]);
});

test("where a sentence was shown before, a line says under which, and is not left empty", () => {
  const quote = { source: "cv" as const, start: 0, end: 4, text: "Rang", place: "CV" };
  const line = (label: string): EvidenceItem => ({
    ...{ label, kind: "requirement", verdict: "mentioned", says: "", points: 1, outOf: 5, quotes: [quote] },
  });
  const dimension: DimensionResult = {
    ...{ name: "adaptability_learning", score: 20, weight: 20, note: "" },
    items: [line("Getting quotes"), line("Ringing insurers")],
  };
  const asShown = (_: EvidenceItem, quotes: readonly unknown[]) => ({
    quotes: quotes.map(() => ({ text: "Rang", place: "CV", href: null, mark: null })),
    byModel: null,
  });
  const { carry, rest } = evidenceOf(dimension, asShown, firstTimes(), new Set());
  expect(carry.map(({ note }) => note)).toEqual([null]);
  expect(rest.map(({ quotes, note }) => [quotes.length, note])).toEqual([
    [0, "Its sentence stands on this page, under “Getting quotes”."],
  ]);
});

test("what is folded is called more only where a line stands above it", () => {
  const line = (label: string, verdict: EvidenceItem["verdict"], text: string): EvidenceItem => ({
    ...{ label, kind: "requirement", verdict, says: "", points: 1, outOf: 5 },
    quotes: text === "" ? [] : [{ source: "cv", start: 0, end: 4, text, place: "CV" }],
  });
  const asShown = () => ({ quotes: [], byModel: null });
  const folded = (items: EvidenceItem[]) =>
    evidenceOf(
      { name: "adaptability_learning", score: 20, weight: 20, note: "", items },
      asShown,
      firstTimes(),
      new Set(),
    ).more;
  const unseen = [line("Rings insurers", "not found", ""), line("Keeps books", "not found", "")];
  expect(folded(unseen)).toBe("2 not found");
  expect(folded([line("Opens the post", "found", "Rang"), ...unseen])).toBe("2 more, not found");
});
