import type { Evaluation } from "~/evaluator/evaluation";
import { asMoment } from "~/lib/words";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";
import { causesOf, differenceOf } from "../evaluations/compare-runs";
import { LISTED_RUNS, type Run } from "../evaluations/find-runs";
import type { CandidateRecord } from "./record";

/** The runs of the built-in evaluator as their page lists them; moments are words already. */
export type RunsView = {
  state: CandidateRecord["evaluationState"];
  /** The newest first; `counts` marks the one whose scores are shown. */
  runs: { id: string; when: string; evaluator: string; cause: string; score: string; counts: boolean }[];
  /** Runs that are kept, and too old to be listed. */
  more: boolean;
  /** What changed with the run that counts; null with a first run. */
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
      when: asMoment(run.createdAt),
      evaluator: run.evaluator,
      cause: causesOf(run, found[index + 1]).join(", "),
      score: shown(run.overallScore),
      counts: run.id === record.evaluationId,
    })),
    more: found.length > LISTED_RUNS,
    // Only checked evaluations are ever stored.
    difference:
      before === undefined || record.evaluation === null
        ? null
        : differenceView(before.result as Evaluation, record.evaluation),
  };
}

function differenceView(before: Evaluation, now: Evaluation): RunsView["difference"] {
  const { scores, items } = differenceOf(before, now);
  return {
    scores: scores.map(({ dimension, from, to }) => ({
      text: DIMENSION_LABELS[dimension],
      change: `${shown(from)} → ${shown(to)}`,
    })),
    items: items.slice(0, MOST_LINES).map(({ label, from, to }) => ({
      text: label,
      change: from === null ? `new: ${to}` : to === null ? "no longer asked for" : `${from} → ${to}`,
    })),
    hidden: Math.max(0, items.length - MOST_LINES),
  };
}

const shown = (score: number | null): string => (score === null ? "not shown" : String(score));
