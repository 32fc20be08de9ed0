import { readClaims } from "~/evaluator/claims/read-claims";
import { SIGN_WEIGHTS } from "~/evaluator/data/sign-weights";
import { readingOf } from "~/evaluator/dimensions/reading";
import { signsFor } from "~/evaluator/dimensions/signs";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { countProfession, noCounts, tableOf } from "./evidence";
import { inputOf, lineFor, type Profession, professionsIn, shows, sourceOf } from "./evidence-set";
import { type Example, fitted } from "./logistic";

/** Weights of the signs fitted on all folders, and each profession counted with weights that never saw it. */
export async function fitReport(folders: readonly string[], folds: number): Promise<string[]> {
  const sets = folders.map((folder) => professionsIn(folder));
  const examples = new Map(sets.flat().map((set) => [set, examplesOf(set)]));
  const kept = [...SIGN_WEIGHTS];
  const unseen = sets.map(noCounts);
  const lines: string[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const isOut = (set: Profession) => sets.flat().indexOf(set) % folds === fold;
    const seen = sets.flat().filter((set) => !isOut(set));
    use(fitted(seen.flatMap((set) => examples.get(set) ?? [])));
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
  const weights = fitted(sets.flat().flatMap((set) => examples.get(set) ?? []));
  const tables = unseen.map((counts) => tableOf(counts));
  return [
    ...lines,
    ...(tables[0] ?? []).map(
      ([row], at) =>
        `${row.padEnd(62)} ${tables.map((table) => (table[at]?.[1] ?? "").padEnd(22)).join(" ")}`,
    ),
    `weights: ${weights.map((weight) => weight.toFixed(2)).join(", ")}`,
  ];
}

function use(weights: readonly number[]): void {
  (SIGN_WEIGHTS as number[]).splice(0, SIGN_WEIGHTS.length, ...weights);
}

/** Every sentence beside every requirement of a profession, and whether a person said that it shows it. */
function examplesOf(set: Profession): Example[] {
  return set.candidates
    .filter((person) => (person.language ?? set.language ?? "en") === "en")
    .flatMap((person) => {
      const input = inputOf(set, person);
      const requirements = readPosting(input.posting);
      const reading = readingOf(input, readClaims(input), requirements);
      return requirements.flatMap((requirement) => {
        const line = lineFor(requirement.line, set.requirements);
        const label = line && person.labels.find(({ req }) => req === line.id);
        if (!label) return [];
        return signsFor(requirement, reading).map(({ statement, values }) => {
          const { start, end } = statement.sentence;
          const where = statement.questionId === undefined ? {} : { questionId: statement.questionId };
          const at = { source: statement.source, ...where, start, end };
          return { values, shows: shows(at, label, sourceOf(at, set, person)) };
        });
      });
    });
}
