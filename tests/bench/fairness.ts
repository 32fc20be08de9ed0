import { evaluate } from "~/evaluator/evaluate";
import type { EvaluationInput } from "~/evaluator/evaluation";
import { inputOf, type Person, type Profession, professionsIn } from "./evidence-set";
import { CHANGES, type Change } from "./fairness-changes";

/** The product always knows when an application was sent; labelled ones tell dates until 2026. */
export const SENT_IN = "2026-06";
const GONE = 100;

type Case = { change: Change; told: string; by: number };

/** Whose totals moved by more than they may, by change; `list` names each of those with both totals. */
export function fairnessReport(folders: readonly string[], list: boolean): string[] {
  const cases = folders
    .flatMap(professionsIn)
    .flatMap((set) => set.candidates.flatMap((person) => casesOf(set, person)));
  const faults = cases.filter(isFault).map(({ change, told }) => `${change.what}: ${told}`);
  const rows = CHANGES.map((change) => {
    const own = cases.filter((each) => each.change === change);
    return `| ${change.what} | ${change.limit} | ${own.length} | ${figuresOf(own)} |`;
  });
  return [
    ...(list ? faults : []),
    "| change | may move by | cases | moved by more | by up to |",
    "|---|--:|--:|--:|--:|",
    ...rows,
    `| all | | ${cases.length} | ${figuresOf(cases)} |`,
  ];
}

const isFault = ({ change, by }: Case) => by > change.limit;

function figuresOf(cases: readonly Case[]): string {
  const faults = cases.filter(isFault);
  return `${faults.length} | ${faults.length === 0 ? "–" : Math.max(...faults.map(({ by }) => by))}`;
}

function casesOf(set: Profession, person: Person): Case[] {
  const application = { ...inputOf(set, person), sentIn: SENT_IN };
  const total = evaluate(application).overall_score;
  if (total === null) return [];
  return CHANGES.flatMap((change) => {
    const changed = changedBy(change, application);
    if (!changed) return [];
    const now = evaluate(changed).overall_score;
    const told = `${set.id} ${person.id} ${total} -> ${now ?? "no total"}`;
    return [{ change, told, by: now === null ? GONE : Math.abs(now - total) }];
  });
}

/** The application after a change, or null where that leaves it as it is. */
export function changedBy(
  { of, change }: Change,
  application: EvaluationInput & { cv: string | null },
): EvaluationInput | null {
  const { cv, answers } = application;
  const changed =
    of === "cv"
      ? { ...application, cv: cv === null ? null : change(cv) }
      : { ...application, answers: answers.map((each) => ({ ...each, text: change(each.text) })) };
  return JSON.stringify(changed) === JSON.stringify(application) ? null : changed;
}
