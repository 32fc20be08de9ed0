import { type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import type { DimensionResult, EvidenceItem } from "../evaluation";
import { onScale, rounded } from "./scale";

/** Share of points → score. Half of the points reads 70, three quarters 85; see `docs/evaluator.md` for how they were set. */
export type Anchors = readonly (readonly [number, number])[];

export function notShown(name: DimensionName, note: string, items: EvidenceItem[] = []): DimensionResult {
  return { name, score: null, weight: WEIGHTS[name], items, note };
}

/**
 * A dimension's score from its items: the share of points they earned, on the dimension's fixed scale. Without a single quote
 * there is nothing a score could rest on: it is not shown, and its items say what was looked for.
 */
export function shown(name: DimensionName, items: EvidenceItem[], anchors: Anchors): DimensionResult {
  if (items.every((item) => item.quotes.length === 0)) {
    return notShown(name, "What was looked for does not appear in the texts.", items);
  }
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const outOf = items.reduce((sum, item) => sum + item.outOf, 0);
  const score = Math.round(onScale(outOf > 0 ? points / outOf : 0, anchors));
  const note = `${oneDecimal(points)} of ${oneDecimal(outOf)} points, which reads as ${score} on the fixed scale.`;
  return { name, score, weight: WEIGHTS[name], items, note };
}

export function evidence(
  item: Pick<EvidenceItem, "label" | "kind" | "outOf" | "points" | "quotes"> & { must?: boolean },
): EvidenceItem {
  const share = item.outOf > 0 ? item.points / item.outOf : 0;
  const verdict = share >= 0.6 ? "found" : share >= 0.25 ? "partly" : "not found";
  return { ...item, verdict, points: rounded(item.points), outOf: rounded(item.outOf) };
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
