import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REQUIREMENT_KINDS } from "~/evaluator/data/kind-cues";
import { askedPart } from "~/evaluator/requirements/asked-part";
import { askingLines, consideredIn } from "~/evaluator/requirements/asking-lines";
import { belowHeadline, placeSigns } from "~/evaluator/requirements/asking-places";
import { askingSigns } from "~/evaluator/requirements/likely-asks";
import { kindSigns } from "~/evaluator/requirements/likely-kind";
import type { Requirement } from "~/evaluator/requirements/requirement";
import { inOneForm } from "~/evaluator/requirements/requirement-details";
import { kindOf } from "~/evaluator/requirements/requirement-kind";
import { packedWeights, type Sorter, sorterOf } from "~/evaluator/text/sorter";
import { type Sorted, sorterFitted } from "./fit-sorter";

type Labelled = { line: string; kind: Requirement["strength"]; type: string };
type Posting = { id: string; hand: string; title: string; text: string; requirements: Labelled[] };

/** Those of a folder of postings are told apart by the letter of their hand; of professions all are one. */
function postingsIn(folder: string, byHand: boolean): Posting[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
    .filter(({ language = "en" }) => language === "en")
    .map(({ id, title, text, posting, requirements }) => ({
      id,
      hand: byHand ? id.charAt(0) : "",
      title: title ?? posting.title,
      text: text ?? posting.text,
      requirements,
    }));
}

const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/[.!;,]+$/, "")
    .trim();

const MOST_OF_IT = 0.4;
const isOf = (text: string, line: string) =>
  text.includes(line) || (line.includes(text) && text.length >= MOST_OF_IT * line.length);

const asksOrTells = ({ requirements }: Posting) => {
  const lines = requirements.map(({ line }) => plain(line));
  return (text: string) => (lines.some((line) => isOf(plain(text), line)) ? "asks" : "tells");
};

const askingExamples = (posting: Posting, count: number): Sorted[] => {
  const sortOf = asksOrTells(posting);
  return consideredIn(posting).map((each) => ({ signs: askingSigns(each), sort: sortOf(each.text), count }));
};

const placeExamples = (posting: Posting, words: Sorter, count: number): Sorted[] => {
  const sortOf = asksOrTells(posting);
  const all = belowHeadline(consideredIn(posting));
  const chances = all.map((each) => words(askingSigns(each)).get("asks") ?? 0);
  const places = placeSigns(all, chances);
  return all.map(({ text }, at) => ({ signs: places[at] ?? [], sort: sortOf(text), count }));
};

/** With the strength that the product reads, where it reads the line; else with the one of its label. */
const kindExamples = ({ requirements, ...posting }: Posting, count: number): Sorted[] => {
  const read = askingLines(posting).map(({ line, strength }) => ({ text: plain(line), strength }));
  return requirements.map(({ line, kind, type }) => {
    const told = inOneForm(askedPart(line));
    const strength = read.find(({ text }) => isOf(text, plain(line)))?.strength ?? kind;
    return { signs: kindSigns(told, strength, kindOf(told, strength)), sort: type, count };
  });
};

const conditionsIn = (folder: string): Posting => {
  const lines: { line: string }[] = readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  const requirements = lines.map(({ line }) => ({ line, kind: "must" as const, type: "condition" }));
  return { id: "conditions", hand: "", title: "", text: "", requirements };
};

type Table = {
  name: string;
  sorts: readonly string[];
  examplesOf: (posting: Posting, count: number) => Sorted[];
  /** How many times an example counts that was written by a hand that knew no reader of postings. */
  blind: number;
};
const ASKING: Table = {
  name: "asking-clauses.txt",
  sorts: ["asks", "tells"],
  examplesOf: askingExamples,
  blind: 3,
};
const KINDS: Table = {
  name: "kinds-of-lines.txt",
  sorts: REQUIREMENT_KINDS,
  examplesOf: kindExamples,
  blind: 2,
};
const PARTS = 5;

/** Learns the tables and writes them to `data`; counts each hand's postings by tables that never saw it. */
export function fitPostings(
  professions: readonly string[],
  postings: string,
  conditions: string,
  data: string,
): string[] {
  const known = [...professions.flatMap((folder) => postingsIn(folder, false)), conditionsIn(conditions)];
  const blind = postingsIn(postings, true);
  const places: Table = { ...ASKING, name: "asking-places.txt", examplesOf: placesByOthers(known, blind) };
  return [ASKING, places, KINDS].flatMap((table) => fitTable(table, known, blind, data));
}

function placesByOthers(known: readonly Posting[], blind: readonly Posting[]): Table["examplesOf"] {
  const parts = Map.groupBy(
    [...known, ...blind],
    (posting) => posting.hand || known.indexOf(posting) % PARTS,
  );
  const all = [...parts.values()].flat().map((posting) => {
    const count = posting.hand === "" ? 1 : ASKING.blind;
    return { posting, count, examples: askingExamples(posting, count) };
  });
  const words = new Map(
    [...parts.values()].flatMap((part) => {
      const others = all.filter(({ posting }) => !part.includes(posting));
      const learnt = sorterFitted(
        others.flatMap(({ examples }) => examples),
        ASKING.sorts,
      );
      const sorter = sorterOf(packedWeights(ASKING.sorts, learnt));
      return part.map((posting) => [posting, sorter] as const);
    }),
  );
  return (posting, count) => {
    const sorter = words.get(posting);
    return sorter ? placeExamples(posting, sorter, count) : [];
  };
}

function fitTable(
  table: Table,
  known: readonly Posting[],
  blind: readonly Posting[],
  data: string,
): string[] {
  const others = known.flatMap((posting) => table.examplesOf(posting, 1));
  const own = new Map(blind.map((posting) => [posting, table.examplesOf(posting, table.blind)]));
  const of = (some: readonly Posting[]) => some.flatMap((posting) => own.get(posting) ?? []);
  const learntFrom = (some: readonly Posting[]) =>
    packedWeights(table.sorts, sorterFitted([...others, ...of(some)], table.sorts));
  const hands = [...new Set(blind.map(({ hand }) => hand))];
  const unseen = hands.map((hand) =>
    rowOf(
      `${table.name}, hand ${hand}`,
      of(blind.filter((each) => each.hand === hand)),
      learntFrom(blind.filter((each) => each.hand !== hand)),
      table,
    ),
  );
  const learnt = learntFrom(blind);
  writeFileSync(join(data, table.name), learnt);
  return [...unseen, `${table.name}: ${learnt.split("\n").length - 2} signs, ${learnt.length} bytes`];
}

function rowOf(name: string, examples: readonly Sorted[], learnt: string, { sorts }: Table): string {
  const sorter = sorterOf(learnt);
  const share = (right: (each: Sorted) => boolean) =>
    (examples.filter(right).length / examples.length).toFixed(3);
  const byCues = share(({ signs, sort }) => cuedSort(signs, sorts) === sort);
  const byWords = share(({ signs, sort }) => likeliest(sorter(signs)) === sort);
  return `${name}: of ${examples.length} right by cues ${byCues}, by words as well ${byWords}`;
}

const likeliest = (chances: ReadonlyMap<string, number>) =>
  [...chances].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

function cuedSort(signs: readonly string[], sorts: readonly string[]): string | undefined {
  if (!sorts.includes("asks")) return sorts.find((sort) => signs.includes(`=${sort}`));
  return signs.some((sign) => sign.startsWith("=cued true")) ? "asks" : "tells";
}
