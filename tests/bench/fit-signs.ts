import { readClaims } from "~/evaluator/claims/read-claims";
import { ANSWER_WEIGHTS, SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "~/evaluator/data/sign-weights";
import { answerSigns } from "~/evaluator/dimensions/answer-credit";
import { weighed } from "~/evaluator/dimensions/likelihood";
import { findingOf } from "~/evaluator/dimensions/match";
import { readingOf } from "~/evaluator/dimensions/reading";
import { signsFor } from "~/evaluator/dimensions/signs";
import { togetherFor } from "~/evaluator/dimensions/together";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { countProfession, noCounts, tableOf } from "./evidence";
import { inputOf, lineFor, type Profession, professionsIn, shows, sourceOf } from "./evidence-set";
import { type Example, fitted } from "./logistic";

/** Weights fitted on all folders, and each profession counted with weights that never saw it. */
export async function fitReport(folders: readonly string[], folds: number): Promise<string[]> {
  const sets = folders.map((folder) => professionsIn(folder));
  const examples = new Map(sets.flat().map((set) => [set, examplesOf(set)]));
  const learn = (some: readonly Profession[]) => {
    use(weightsFor(some.flatMap((set) => examples.get(set) ?? [])));
    use({ answer: fitted(some.flatMap(answersOf), ANSWER_RIDGE) });
  };
  const unseen = sets.map(noCounts);
  const all = noCounts();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = (set: Profession) => sets.flat().indexOf(set) % folds === fold;
    learn(sets.flat().filter((set) => !isOut(set)));
    for (const [at, folder] of sets.entries())
      for (const set of folder.filter(isOut)) {
        await countProfession(set, null, all);
        await countProfession(set, null, unseen[at] ?? all);
      }
  }
  learn(sets.flat());
  const tables = [...unseen, all].map((counts) => tableOf(counts));
  return [
    ...(tables[0] ?? []).map(
      ([row], at) =>
        `${row.padEnd(62)} ${tables.map((table) => (table[at]?.[1] ?? "").padEnd(22)).join(" ")}`,
    ),
    ...Object.entries(WEIGHTS).map(([name, weights]) => `${name}: ${rounded(weights)}`),
  ];
}

const WEIGHTS = { alone: SIGN_WEIGHTS, together: TOGETHER_WEIGHTS, answer: ANSWER_WEIGHTS };
type Weights = Record<keyof typeof WEIGHTS, readonly number[]>;

/** Answers are few, and their signs are shares that seldom come near 1. */
const ANSWER_RIDGE = 0.5;

const rounded = (weights: readonly number[]) => weights.map((weight) => weight.toFixed(2)).join(", ");

function use(given: Partial<Weights>): void {
  for (const [name, weights] of Object.entries(given)) {
    const used = WEIGHTS[name as keyof Weights] as number[];
    used.splice(0, used.length, ...weights);
  }
}

const IDLE = ["empty", "off_topic", "copied", "stuffed"];

/** Answers that are read, and whether they answer their question; with the signs' weights of the moment. */
function answersOf(set: Profession): Example[] {
  return peopleWhoWriteEnglish(set).flatMap((person) => {
    const { reading, requirements } = readingFor(set, person);
    const findings = requirements.map((requirement) => findingOf(requirement, reading));
    return reading.answers
      .filter(({ state }) => state === "read")
      .map((answer) => {
        const id = set.questions[answer.number - 1]?.id;
        const verdict = person.answer_labels.find(({ q }) => q === id)?.verdict ?? "";
        return { values: answerSigns(answer, reading, findings), shows: !IDLE.includes(verdict) };
      });
  });
}

const peopleWhoWriteEnglish = ({ candidates, language = "en" }: Profession) =>
  candidates.filter((person) => (person.language ?? language) === "en");

function readingFor(set: Profession, person: Profession["candidates"][number]) {
  const input = inputOf(set, person);
  const requirements = readPosting(input.posting);
  return { requirements, reading: readingOf(input, readClaims(input), requirements) };
}

/** A person's sentences beside each requirement; `shows` is null where nobody labelled the requirement. */
type Person = { values: readonly number[]; shows: boolean | null }[][];

function weightsFor(people: readonly Person[]): Omit<Weights, "answer"> {
  const alone = fitted(labelled(people));
  const together = people.map((rows) => {
    const sums = rows.map((row) => row.map(({ values }) => weighed(values, alone)));
    return rows.map((row, at) => {
      const beside = togetherFor(sums, at);
      return row.map(({ values, shows }, sentence) => ({
        values: [...values, ...(beside[sentence] ?? [])],
        shows,
      }));
    });
  });
  return { alone, together: fitted(labelled(together)) };
}

const labelled = (people: readonly Person[]): Example[] =>
  people.flat(2).flatMap(({ values, shows }) => (shows === null ? [] : [{ values, shows }]));

function examplesOf(set: Profession): Person[] {
  return peopleWhoWriteEnglish(set).map((person) => {
    const { reading, requirements } = readingFor(set, person);
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
