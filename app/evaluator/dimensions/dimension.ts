import { type DimensionName, WEIGHTS } from "~/vocabulary/dimensions";
import type { DimensionResult, EvidenceItem } from "../evaluation";
import { onScale } from "./scale";

export type Anchors = readonly (readonly [number, number])[];

export function notShown(name: DimensionName, note: string, items: EvidenceItem[] = []): DimensionResult {
  return { name, score: null, weight: WEIGHTS[name], items, note };
}

/** Raised by a share of the way left to 100, and then moved by a share of the way to `likely`. */
export type Beside = { raised?: number; likely?: { score: number; share: number } | null };

const mixed = (own: number, { score, share }: NonNullable<Beside["likely"]>) => own + share * (score - own);

/** Four of five suitable people reach 70 by this, and who stands before whom stays (record 224). */
const AS_SHOWN: Anchors = [
  [0, 0],
  [30, 30],
  [64, 68.5],
  [79, 79],
  [100, 100],
];

/** A dimension's score from its items on its fixed scale. */
export function shown(
  name: DimensionName,
  items: EvidenceItem[],
  anchors: Anchors,
  note: string,
  { raised = 0, likely = null }: Beside = {},
): DimensionResult {
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const outOf = items.reduce((sum, item) => sum + item.outOf, 0);
  const scaled = onScale(outOf > 0 ? points / outOf : 0, anchors);
  const own = scaled + (raised * scaled * (100 - scaled)) / 100;
  const score = Math.round(onScale(likely === null ? own : mixed(own, likely), AS_SHOWN));
  return { name, score, weight: WEIGHTS[name], items, note };
}
