import { type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import type { DimensionResult, EvidenceItem } from "../evaluation";
import { onScale } from "./scale";

export type Anchors = readonly (readonly [number, number])[];

export function notShown(name: DimensionName, note: string, items: EvidenceItem[] = []): DimensionResult {
  return { name, score: null, weight: WEIGHTS[name], items, note };
}

/** A dimension's score from its items on its fixed scale; `raised` is the share of the way left to 100. */
export function shown(
  name: DimensionName,
  items: EvidenceItem[],
  anchors: Anchors,
  note: string,
  raised = 0,
): DimensionResult {
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const outOf = items.reduce((sum, item) => sum + item.outOf, 0);
  const scaled = onScale(outOf > 0 ? points / outOf : 0, anchors);
  const score = Math.round(scaled + (raised * scaled * (100 - scaled)) / 100);
  return { name, score, weight: WEIGHTS[name], items, note };
}
