import type { Evaluation, EvidenceItem } from "~/evaluator/evaluation";
import type { DimensionName } from "~/vocabulary/dimensions";

type Made = {
  evaluator: string;
  inputHash: string;
  inputParts: Readonly<Record<string, string>> | null;
  correctionId: string | null;
};

export function causesOf(run: Made, before: Made | undefined): string[] {
  if (before === undefined) return ["the first evaluation"];
  const causes = run.inputHash === before.inputHash ? [] : changedTexts(run, before);
  if (run.evaluator !== before.evaluator) causes.push("another version of the evaluator");
  return causes;
}

const CAUSES: Readonly<Record<string, string>> = {
  posting: "the posting changed",
  questions: "the questions changed",
  coverLetter: "the cover letter changed",
  answers: "the answers changed",
  sentIn: "work that goes on is counted until the month of sending",
  rightToWorkAsked: "the right to work is taken from the form",
};

/** So many digits of each part's hash are kept; earlier runs have all 64. */
export const PART_HASH = 8;

/** Runs of before the parts were kept cannot tell which of them changed. */
function changedTexts(run: Made, before: Made): string[] {
  if (run.inputParts === null || before.inputParts === null) return ["the texts changed"];
  const hashOf = ({ inputParts }: Made, name: string) => inputParts?.[name]?.slice(0, PART_HASH);
  const names = Object.keys(run.inputParts).filter((name) => hashOf(run, name) !== hashOf(before, name));
  const corrected = run.correctionId !== before.correctionId;
  return names.map((name) =>
    name === "cv" && corrected
      ? "the applicant corrected the text"
      : (CAUSES[name] ?? "the text read from the CV changed"),
  );
}

type Verdict = EvidenceItem["verdict"];
export type ScoreChange = { dimension: DimensionName; from: number | null; to: number | null };
/** `from` is null for what is looked for since, `to` for what is looked for no more. */
export type ItemChange = { label: string; from: Verdict | null; to: Verdict | null };
export type RunDifference = { scores: ScoreChange[]; items: ItemChange[] };

export function differenceOf(before: Evaluation, now: Evaluation): RunDifference {
  const earlier = new Map(before.dimensions.map((dimension) => [dimension.name, dimension.score]));
  const scores = now.dimensions
    .map(({ name, score }) => ({ dimension: name, from: earlier.get(name) ?? null, to: score }))
    .filter(({ from, to }) => from !== to);
  const [old, fresh] = [statesOf(before), statesOf(now)];
  const items = [...new Set([...fresh.keys(), ...old.keys()])]
    .map((key) => ({ key, from: old.get(key)?.verdict ?? null, to: fresh.get(key)?.verdict ?? null }))
    .filter(({ from, to }) => from !== to)
    .map(({ key, from, to }) => ({ label: (fresh.get(key) ?? old.get(key))?.label ?? "", from, to }));
  return { scores, items };
}

const statesOf = (evaluation: Evaluation): Map<string, EvidenceItem> =>
  new Map(
    evaluation.dimensions.flatMap(({ name, items }) =>
      items.map((item) => [`${name} ${item.kind} ${item.label}`, item] as const),
    ),
  );
