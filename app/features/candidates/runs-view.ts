import type { Evaluation } from "~/evaluator/evaluation";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";
import { FINDING_WORDS, type Finding } from "~/vocabulary/findings";
import { causesOf, differenceOf } from "../evaluations/compare-runs";
import { readRun } from "../evaluations/earlier-runs";
import { LISTED_RUNS, type Run } from "../evaluations/runs";
import type { CandidateRecord } from "./record";

export type RunsView = {
  state: CandidateRecord["evaluationState"];
  runs: { id: string; when: Date; evaluator: string; cause: string; score: string; counts: boolean }[];
  more: boolean;
  difference: { scores: LineView[]; items: LineView[]; hidden: number } | null;
};
type LineView = { text: string; change: string };

/** A changed posting can change everything that is looked for: so many lines say enough. */
const MOST_LINES = 20;

export function runsView(record: CandidateRecord, found: readonly Run[]): RunsView {
  const before = found.find((run) => run.result !== null);
  return {
    state: record.evaluationState,
    runs: found.slice(0, LISTED_RUNS).map((run, index) => ({
      id: run.id,
      when: run.createdAt,
      evaluator: run.evaluator,
      cause: causesOf(run, found[index + 1]).join(", "),
      score: shown(run.overallScore),
      counts: run.id === record.evaluationId,
    })),
    more: found.length > LISTED_RUNS,
    difference: differenceView(readRun(before?.result), record.evaluation),
  };
}

function differenceView(before: Evaluation | null, now: Evaluation | null): RunsView["difference"] {
  if (before === null || now === null) return null;
  const { scores, items } = differenceOf(before, now);
  return {
    scores: scores.map(({ dimension, from, to }) => ({
      text: DIMENSION_LABELS[dimension],
      change: `${shown(from)} → ${shown(to)}`,
    })),
    items: items.slice(0, MOST_LINES).map(({ label, from, to }) => ({
      text: label,
      change: changed(from, to),
    })),
    hidden: Math.max(0, items.length - MOST_LINES),
  };
}

function changed(from: Finding | null, to: Finding | null): string {
  if (to === null) return "no longer looked for";
  return from === null
    ? `new: ${FINDING_WORDS[to].label}`
    : `${FINDING_WORDS[from].label} → ${FINDING_WORDS[to].label}`;
}

const shown = (score: number | null): string => (score === null ? "not shown" : String(score));
