import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readClaims } from "~/evaluator/claims/read-claims";
import { REQUIREMENT_KINDS } from "~/evaluator/data/kind-cues";
import { NO_CONDITION, spokenSigns } from "~/evaluator/dimensions/condition-subjects";
import type { Likely } from "~/evaluator/dimensions/finding";
import { likelihoodsAlike } from "~/evaluator/dimensions/likelihood";
import { type Reading, readingOf } from "~/evaluator/dimensions/reading";
import { HELD, replySigns, type Tables } from "~/evaluator/dimensions/reply-signs";
import { STANCES, stanceSigns } from "~/evaluator/dimensions/stances";
import { readPosting } from "~/evaluator/requirements/read-posting";
import type { Requirement } from "~/evaluator/requirements/requirement";
import { packedWeights, sorterOf } from "~/evaluator/text/sorter";
import {
  inputOf,
  type Label,
  lineFor,
  overlaps,
  type Profession,
  professionsIn,
  shows,
  sourceOf,
} from "./evidence-set";
import { type Sorted, sorterFitted } from "./fit-sorter";
import { fitted } from "./logistic";

/** What a posting asks, and what applicants may say of it; the first letter of its file is its hand. */
type Entry = {
  hand: string;
  subjects: string[];
  line: string;
  replies: { text: string; says: (typeof STANCES)[number] }[];
};

/** A labelled requirement, and what each sentence of one applicant is to it. */
type Row = {
  set: Profession;
  requirement: Requirement;
  reading: Reading;
  verdict: Label["verdict"];
  sentences: { likely: Likely; shows: boolean; trap: boolean }[];
};

type Packed = { subjects: string; toConditions: string; toHoldings: string; toDoings: string };
type Entries = { conditions: readonly Entry[]; held: readonly Entry[]; done: readonly Entry[] };

const entriesIn = (folder: string): Entry[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), "utf8")) as Entry[]).map((entry) => ({
        ...entry,
        hand: name.charAt(0),
      })),
    );

function rowsOf(set: Profession): Row[] {
  const requirements = readPosting(set.posting);
  const people = set.candidates.filter(({ language }) => (language ?? set.language ?? "en") === "en");
  return people.flatMap((person) => {
    const input = inputOf(set, person);
    const reading = readingOf(input, readClaims(input), requirements);
    return requirements.flatMap((requirement): Row[] => {
      const line = lineFor(requirement.line, set.requirements);
      const label = line && person.labels.find(({ req }) => req === line.id);
      if (!label) return [];
      const sentences = likelihoodsAlike(requirement, reading).map((likely) => {
        const { source, questionId, sentence } = likely.statement;
        const where = questionId === undefined ? {} : { questionId };
        const place = { source, ...where, start: sentence.start, end: sentence.end };
        const text = sourceOf(place, set, person);
        return {
          likely,
          shows: shows(place, label, text),
          trap: label.traps.some((each) => overlaps(place, text, each)),
        };
      });
      return [{ set, requirement, reading, verdict: label.verdict, sentences }];
    });
  });
}

const textOf = ({ likely }: Row["sentences"][number]) => likely.statement.sentence.text;
const asksACondition = ({ requirement: { kind } }: Row) => kind === "condition";
const asksAHolding = ({ requirement: { kind } }: Row) => HELD.includes(kind);

const MOST_OTHERS = 2500;
/** How much an example counts that no hand wrote for this. */
const COUNTS = { ofNoCondition: 0.5, ofNoStance: 0.2, ofPeople: 0.5 };
const CARE = { ofSubjects: { ridge: 0.5, fewest: 3 }, ofStances: { ridge: 1, fewest: 4 } };
/** Smaller weights are left out: a Worker's room is short, and nothing is read worse without them. */
const LEAST = { ofSubjects: 0.4, ofStances: 0.2 };
const SURE = 0.15;

/** Sentences of applicants that neither show what is asked nor seem to. */
function othersIn(rows: readonly Row[]): string[] {
  const all = rows.flatMap(({ sentences }) => sentences.filter((each) => !each.shows && !each.trap));
  const texts = [...new Set(all.map(textOf))].sort();
  const step = Math.max(1, texts.length / MOST_OTHERS);
  return texts.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const subjectsIn = (entries: readonly Entry[]) =>
  [...new Set(entries.flatMap(({ subjects }) => subjects)), NO_CONDITION].sort();

const byHands = (entries: readonly Entry[]): Sorted[] =>
  entries.flatMap(({ subjects, line, replies }) =>
    [line, ...replies.filter(({ says }) => says !== "none").map(({ text }) => text)].flatMap((text) =>
      subjects.map((sort) => ({ signs: spokenSigns(text), sort, count: 1 / subjects.length })),
    ),
  );

/** Hands name the subject of what they write; of what people say it is guessed by the line's words. */
function subjectsLearnt(entries: readonly Entry[], rows: readonly Row[]): string {
  const sorts = subjectsIn(entries);
  const learnt = (examples: readonly Sorted[]) =>
    packedWeights(sorts, sorterFitted(examples, sorts, CARE.ofSubjects), LEAST.ofSubjects);
  const known = [
    ...byHands(entries),
    ...othersIn(rows).map((text) => ({
      signs: spokenSigns(text),
      sort: NO_CONDITION,
      count: COUNTS.ofNoCondition,
    })),
  ];
  const sorter = sorterOf(learnt(known));
  const lines = Map.groupBy(rows, ({ requirement }) => requirement.line);
  const guessed = [...lines].flatMap(([line, of]) => {
    const chances = [...sorter(spokenSigns(line))].filter(([sort]) => sort !== NO_CONDITION);
    const all = chances.reduce((sum, [, chance]) => sum + chance, 0);
    const shown = of.flatMap(({ sentences }) => sentences.filter((each) => each.shows).map(textOf));
    return chances
      .map(([sort, chance]) => [sort, chance / all] as const)
      .filter(([, chance]) => chance >= SURE)
      .flatMap(([sort, count]) =>
        [line, ...shown].map((text) => ({ signs: spokenSigns(text), sort, count })),
      );
  });
  return learnt([...known, ...guessed]);
}

function stancesLearnt(entries: readonly Entry[], rows: readonly Row[]): string {
  const told = rows.flatMap(({ verdict, sentences }) =>
    sentences.flatMap((each): Sorted[] => {
      const example = { signs: stanceSigns(textOf(each)), count: COUNTS.ofPeople };
      if (each.shows) return [{ ...example, sort: verdict === "met" ? "yes" : "part" }];
      return each.trap ? [{ ...example, sort: verdict === "not_met" ? "no" : "none" }] : [];
    }),
  );
  const examples = [
    ...entries.flatMap(({ replies }) =>
      replies.map(({ text, says }) => ({ signs: stanceSigns(text), sort: says, count: 1 })),
    ),
    ...told,
    ...othersIn(rows).map((text) => ({ signs: stanceSigns(text), sort: "none", count: COUNTS.ofNoStance })),
  ];
  return packedWeights(STANCES, sorterFitted(examples, STANCES, CARE.ofStances), LEAST.ofStances);
}

function packedOf({ conditions, held, done }: Entries, rows: readonly Row[]): Packed {
  const [ofConditions, others] = [rows.filter(asksACondition), rows.filter((row) => !asksACondition(row))];
  return {
    subjects: subjectsLearnt(conditions, ofConditions),
    toConditions: stancesLearnt(conditions, ofConditions),
    toHoldings: stancesLearnt(held, others.filter(asksAHolding)),
    toDoings: stancesLearnt(
      done,
      others.filter((row) => !asksAHolding(row)),
    ),
  };
}

function tablesOf({ subjects, toConditions, toHoldings, toDoings }: Packed): Tables {
  const read = (packed: string, signsOf: (text: string) => string[]) => {
    const sorter = sorterOf(packed);
    const known = new Map<string, ReadonlyMap<string, number>>();
    return (text: string) => {
      const now = known.get(text) ?? sorter(signsOf(text));
      known.set(text, now);
      return now;
    };
  };
  return {
    subjectsOf: read(subjects, spokenSigns),
    stanceToCondition: read(toConditions, stanceSigns),
    stanceToHolding: read(toHoldings, stanceSigns),
    stanceToDoing: read(toDoings, stanceSigns),
  };
}

const FOLDS = 4;

const entriesOf = (replies: string): Entries => ({
  conditions: entriesIn(join(replies, "conditions")),
  held: entriesIn(join(replies, "held")),
  done: entriesIn(join(replies, "done")),
});

/** For each profession tables of words that were learnt without it. */
export const tablesWithout = (sets: readonly Profession[], replies: string): Map<Profession, Tables> =>
  tablesByFold(sets, sets.flatMap(rowsOf), entriesOf(replies));

function tablesByFold(
  sets: readonly Profession[],
  rows: readonly Row[],
  entries: Entries,
): Map<Profession, Tables> {
  const foldOf = (set: Profession) => sets.indexOf(set) % FOLDS;
  const tables = Array.from({ length: FOLDS }, (_, fold) =>
    tablesOf(
      packedOf(
        entries,
        rows.filter(({ set }) => foldOf(set) !== fold),
      ),
    ),
  );
  return new Map(
    sets.flatMap((set) => tables[foldOf(set)] ?? []).map((each, at) => [sets[at] as Profession, each]),
  );
}

/** Learns three tables of words and writes them to `data`, and what each sign weighs for each kind. */
export function fitReplies(professions: readonly string[], replies: string, data: string): string[] {
  const sets = professions.flatMap((folder) => professionsIn(folder));
  const entries = entriesOf(replies);
  const rows = sets.flatMap(rowsOf);
  const tables = tablesByFold(sets, rows, entries);
  const learnt = packedOf(entries, rows);
  writeFileSync(join(data, "subjects-of-conditions.txt"), learnt.subjects);
  writeFileSync(join(data, "stances-to-conditions.txt"), learnt.toConditions);
  writeFileSync(join(data, "stances-to-what-is-held.txt"), learnt.toHoldings);
  writeFileSync(join(data, "stances-to-what-is-done.txt"), learnt.toDoings);
  const examplesOf = (kind: Requirement["kind"]) =>
    rows
      .filter(({ requirement }) => requirement.kind === kind)
      .flatMap((row) =>
        row.sentences.map(({ likely, shows }) => ({
          values: replySigns(row.requirement, row.reading, likely, tables.get(row.set)),
          shows,
        })),
      );
  const weights = REQUIREMENT_KINDS.map((kind) => {
    const each = fitted(examplesOf(kind)).map((weight) => weight.toFixed(2));
    return `${kind}: [${each.join(", ")}],`;
  });
  return [
    ...handRows(entries.conditions, "conditions"),
    ...handRows(entries.held, "what is held"),
    ...handRows(entries.done, "what is done"),
    ...weights,
  ];
}

/** How rightly the words alone tell the replies of each hand, by what the others wrote. */
function handRows(entries: readonly Entry[], of: string): string[] {
  return [...new Set(entries.map(({ hand }) => hand))].map((hand) => {
    const others = entries.filter((each) => each.hand !== hand);
    const stance = sorterOf(stancesLearnt(others, []));
    const replies = entries.filter((each) => each.hand === hand).flatMap((entry) => entry.replies);
    const told = replies.map(({ text, says }) => ({ says, told: likeliest(stance(stanceSigns(text))) }));
    const yes = told.filter((each) => each.told === "yes");
    const share = (some: readonly unknown[], all: readonly unknown[]) =>
      (some.length / all.length).toFixed(3);
    return (
      `${of}, hand ${hand}: of ${told.length} stances right ` +
      `${share(
        told.filter((each) => each.told === each.says),
        told,
      )}, of ${yes.length} yes ` +
      share(
        yes.filter(({ says }) => says === "yes"),
        yes,
      )
    );
  });
}

const likeliest = (chances: ReadonlyMap<string, number>) =>
  [...chances].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
