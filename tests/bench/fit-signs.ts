import { readClaims } from "~/evaluator/claims/read-claims";
import { SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "~/evaluator/data/sign-weights";
import { weighed } from "~/evaluator/dimensions/likelihood";
import { readingOf } from "~/evaluator/dimensions/reading";
import { signsFor } from "~/evaluator/dimensions/signs";
import { togetherFor } from "~/evaluator/dimensions/together";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { countProfession, noCounts, tableOf } from "./evidence";
import { inputOf, lineFor, type Profession, professionsIn, shows, sourceOf } from "./evidence-set";
import { type Example, fitted } from "./logistic";

/** Weights of the signs fitted on all folders, and each profession counted with weights that never saw it. */
export async function fitReport(folders: readonly string[], folds: number): Promise<string[]> {
  const sets = folders.map((folder) => professionsIn(folder));
  const examples = new Map(sets.flat().map((set) => [set, examplesOf(set)]));
  const kept: Weights = { alone: [...SIGN_WEIGHTS], together: [...TOGETHER_WEIGHTS] };
  const unseen = sets.map(noCounts);
  const lines: string[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const isOut = (set: Profession) => sets.flat().indexOf(set) % folds === fold;
    const seen = sets.flat().filter((set) => !isOut(set));
    use(weightsFor(seen.flatMap((set) => examples.get(set) ?? [])));
    const counts = noCounts();
    for (const [at, folder] of sets.entries())
      for (const set of folder.filter(isOut)) {
        await countProfession(set, null, counts);
        await countProfession(set, null, unseen[at] ?? counts);
      }
    const figures = tableOf(counts).map(([row, figure]) => `${row.trim()} ${figure}`);
    lines.push(`fold ${fold + 1} of ${folds}, never seen: ${figures.join("; ")}`);
  }
  use(kept);
  const weights = weightsFor(sets.flat().flatMap((set) => examples.get(set) ?? []));
  const tables = unseen.map((counts) => tableOf(counts));
  return [
    ...lines,
    ...(tables[0] ?? []).map(
      ([row], at) =>
        `${row.padEnd(62)} ${tables.map((table) => (table[at]?.[1] ?? "").padEnd(22)).join(" ")}`,
    ),
    `weights: ${rounded(weights.alone)}; beside others: ${rounded(weights.together)}`,
  ];
}

type Weights = { alone: readonly number[]; together: readonly number[] };

const rounded = (weights: readonly number[]) => weights.map((weight) => weight.toFixed(2)).join(", ");

function use({ alone, together }: Weights): void {
  (SIGN_WEIGHTS as number[]).splice(0, SIGN_WEIGHTS.length, ...alone);
  (TOGETHER_WEIGHTS as number[]).splice(0, TOGETHER_WEIGHTS.length, ...together);
}

/** A person's sentences beside each requirement; `shows` is null where nobody labelled the requirement. */
type Person = { values: readonly number[]; shows: boolean | null }[][];

function weightsFor(people: readonly Person[]): Weights {
  const alone = fitted(labelled(people));
  const together = people.map((rows) => {
    const sums = rows.map((row) => row.map(({ values }) => weighed(values, alone)));
    return rows.map((row, at) => {
      const beside = togetherFor(sums, at);
      return row.map(({ shows }, sentence) => ({ values: beside[sentence] ?? [], shows }));
    });
  });
  return { alone, together: fitted(labelled(together)) };
}

const labelled = (people: readonly Person[]): Example[] =>
  people.flat(2).flatMap(({ values, shows }) => (shows === null ? [] : [{ values, shows }]));

function examplesOf(set: Profession): Person[] {
  return set.candidates
    .filter((person) => (person.language ?? set.language ?? "en") === "en")
    .map((person) => {
      const input = inputOf(set, person);
      const requirements = readPosting(input.posting);
      const reading = readingOf(input, readClaims(input), requirements);
      return requirements.map((requirement) => {
        const line = lineFor(requirement.line, set.requirements);
        const label = line && person.labels.find(({ req }) => req === line.id);
        return signsFor(requirement, reading).map(({ statement, values }) => {
          const { start, end } = statement.sentence;
          const where = statement.questionId === undefined ? {} : { questionId: statement.questionId };
          const at = { source: statement.source, ...where, start, end };
          return { values, shows: label ? shows(at, label, sourceOf(at, set, person)) : null };
        });
      });
    });
}
