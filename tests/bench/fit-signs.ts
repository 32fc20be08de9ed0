import { readClaims } from "~/evaluator/claims/read-claims";
import { HELD_WEIGHTS } from "~/evaluator/data/rest-weights";
import { ANSWER_WEIGHTS, SIGN_WEIGHTS, TOGETHER_WEIGHTS } from "~/evaluator/data/sign-weights";
import { answerSigns } from "~/evaluator/dimensions/answer-credit";
import { findingsOf } from "~/evaluator/dimensions/beside-the-rest";
import { weighed } from "~/evaluator/dimensions/likelihood";
import { findingOf } from "~/evaluator/dimensions/match";
import { readingOf } from "~/evaluator/dimensions/reading";
import { isUnclaimed, restOf } from "~/evaluator/dimensions/rest";
import { signsFor } from "~/evaluator/dimensions/signs";
import { togetherFor } from "~/evaluator/dimensions/together";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { countProfession, noCounts, tableOf } from "./evidence";
import {
  inputOf,
  lineFor,
  type Profession,
  peopleWhoWriteEnglish,
  placeOf,
  professionsIn,
  shows,
  sourceOf,
} from "./evidence-set";
import { type Example, fitted } from "./logistic";

/** Weights fitted on all folders, and each profession counted with weights that never saw it. */
export async function fitReport(
  folders: readonly string[],
  folds: number,
  accuracy: number | null,
): Promise<string[]> {
  const sets = folders.map((folder) => professionsIn(folder));
  const learned = learnedFrom(sets.flat(), folds);
  const unseen = sets.map(noCounts);
  const all = noCounts();
  for (const [at, folder] of sets.entries())
    for (const set of folder) {
      use(learned.without(set));
      await countProfession(set, accuracy, all);
      await countProfession(set, accuracy, unseen[at] ?? all);
    }
  use(learned.all);
  const tables = [...unseen, all].map((counts) => tableOf(counts));
  return [
    ...(tables[0] ?? []).map(
      ([row], at) =>
        `${row.padEnd(62)} ${tables.map((table) => (table[at]?.[1] ?? "").padEnd(22)).join(" ")}`,
    ),
    ...Object.entries(WEIGHTS).map(([name, weights]) => `${name}: ${rounded(weights)}`),
  ];
}

/** Weights of all sets, and for each set those of the folds that it is not in. */
export function learnedFrom(sets: readonly Profession[], folds: number) {
  const foldOf = (set: Profession) => sets.indexOf(set) % folds;
  const examples = new Map(sets.map((set) => [set, examplesOf(set)]));
  const signs = (some: readonly Profession[]) => weightsFor(some.flatMap((set) => examples.get(set) ?? []));
  const parts = Array.from({ length: folds }, (_, fold) => signs(sets.filter((set) => foldOf(set) !== fold)));
  // What the signs say of those they were learnt from is surer than what they say of others.
  const rest = new Map(
    sets.map((set) => {
      use(parts[foldOf(set)] ?? {});
      return [set, restExamplesOf(set)];
    }),
  );
  const whole = (weights: Partial<Weights>, some: readonly Profession[]): Partial<Weights> => {
    const known = some.flatMap((set) => rest.get(set) ?? []);
    use(weights);
    use({ held: fitted(known.map(heldIn)) });
    return { ...kept(), answer: fitted(some.flatMap(answersOf), ANSWER_RIDGE) };
  };
  const without = parts.map((weights, fold) =>
    whole(
      weights,
      sets.filter((set) => foldOf(set) !== fold),
    ),
  );
  return { all: whole(signs(sets), sets), without: (set: Profession) => without[foldOf(set)] ?? {} };
}

type Rest = { values: readonly number[]; held: boolean };
const heldIn = ({ values, held }: Rest): Example => ({ values, shows: held });

/** Requirements that no rule claims, with what is found of the others. */
function restExamplesOf(set: Profession): Rest[] {
  return peopleWhoWriteEnglish(set).flatMap((person) => {
    const { reading, requirements } = readingFor(set, person);
    const alone = requirements.map((requirement) => findingOf(requirement, reading));
    return alone.flatMap((each, at) => {
      const line = lineFor(each.requirement.line, set.requirements);
      const label = line && person.labels.find(({ req }) => req === line.id);
      const values = restOf(alone, at, reading);
      if (!label || !values || !isUnclaimed(each)) return [];
      return [{ values, held: label.verdict === "met" || label.verdict === "partly" }];
    });
  });
}

/** What is learnt of requirements that no rule claims, with the signs' weights and tables as they are. */
export function fitRest(folders: readonly string[]): string[] {
  const rest = folders.flatMap((folder) => professionsIn(folder)).flatMap(restExamplesOf);
  return [`held: ${rounded(fitted(rest.map(heldIn)))}`];
}

const WEIGHTS = {
  alone: SIGN_WEIGHTS,
  together: TOGETHER_WEIGHTS,
  held: HELD_WEIGHTS,
  answer: ANSWER_WEIGHTS,
};
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

const kept = (): Weights => ({
  alone: [...SIGN_WEIGHTS],
  together: [...TOGETHER_WEIGHTS],
  held: [...HELD_WEIGHTS],
  answer: [...ANSWER_WEIGHTS],
});

const IDLE = ["empty", "off_topic", "copied", "stuffed"];

/** Answers that are read, and whether they answer their question; with the signs' weights of the moment. */
function answersOf(set: Profession): Example[] {
  return peopleWhoWriteEnglish(set).flatMap((person) => {
    const { reading, requirements } = readingFor(set, person);
    const findings = findingsOf(requirements, reading);
    return reading.answers
      .filter(({ state }) => state === "read")
      .map((answer) => {
        const id = set.questions[answer.number - 1]?.id;
        const verdict = person.answer_labels.find(({ q }) => q === id)?.verdict ?? "";
        return { values: answerSigns(answer, reading, findings), shows: !IDLE.includes(verdict) };
      });
  });
}

function readingFor(set: Profession, person: Profession["candidates"][number]) {
  const input = inputOf(set, person);
  const requirements = readPosting(input.posting);
  return { requirements, reading: readingOf(input, readClaims(input), requirements) };
}

/** A person's sentences beside each requirement; `shows` is null where nobody labelled the requirement. */
type Person = { values: readonly number[]; shows: boolean | null }[][];

function weightsFor(people: readonly Person[]): Pick<Weights, "alone" | "together"> {
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
        const place = placeOf(statement);
        return {
          values: values.flat(),
          shows: label ? shows(place, label, sourceOf(place, set, person)) : null,
        };
      });
    });
  });
}
