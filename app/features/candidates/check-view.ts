import type { Evaluation } from "~/evaluator/evaluation";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";
import { causesOf } from "../evaluations/compare-runs";
import type { KeptCheck } from "../evaluations/runs";
import type { CheckedEvaluation } from "../model-opinions/check-by-model";

export type ModelCheck = { checked: CheckedEvaluation; version: string | null; when: Date; since: string[] };

export type CheckView = {
  model: string;
  when: Date;
  since: string[];
  sentences: number;
  withCheck: string;
  without: string;
  scores: { label: string; change: string }[];
};

export function modelCheck(kept: KeptCheck | null): ModelCheck | null {
  if (kept === null) return null;
  const { version, at, of, now } = kept;
  const checked = kept.result as CheckedEvaluation;
  const since = causesOf(madeOf(now, now.evaluator), madeOf(of, checked.check.builtIn));
  return { checked, version, when: new Date(at), since };
}

const madeOf = ({ parts, correctionId }: KeptCheck["of"], evaluator: string) => ({
  evaluator,
  correctionId,
  inputParts: parts,
  inputHash: JSON.stringify(parts),
});

export function checkView(
  { checked, version, when, since }: ModelCheck,
  evaluation: Evaluation | null,
): CheckView {
  const { model, sentences } = checked.check;
  const before = new Map(evaluation?.dimensions.map(({ name, score }) => [name, score]));
  return {
    model: version === null || version === model ? model : `${model}, version ${version}`,
    when,
    since,
    sentences: sentences.filter(({ word }) => word !== null).length,
    withCheck: shown(checked.overall_score),
    without: shown(evaluation?.overall_score ?? null),
    scores: checked.dimensions
      .filter(({ name, score }) => score !== (before.get(name) ?? null))
      .map(({ name, score }) => ({
        label: DIMENSION_LABELS[name],
        change: `${shown(before.get(name) ?? null)} → ${shown(score)}`,
      })),
  };
}

const shown = (score: number | null): string => (score === null ? "not shown" : String(score));
