import { expect, test } from "vitest";
import type { DimensionResult, EvidenceItem } from "~/evaluator/evaluation";
import { evidenceOf } from "./evidence-view";

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
  expect(evidenceOf(dimension, nothing, () => true, new Set()).compared).toEqual([
    "Worked as what the posting asks for – hardly",
    "Works in the posting's field – in part",
    "Tells what was done in dates, numbers and names – largely",
  ]);
});
