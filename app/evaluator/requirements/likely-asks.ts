import packed from "../data/asking-clauses.txt?raw";
import packedPlaces from "../data/asking-places.txt?raw";
import { ASKED, ASKED_FIRST } from "../data/posting-cues";
import { type Sorter, sorterOf } from "../text/sorter";
import { askedPart } from "./asked-part";
import { belowHeadline, type Considered, placeSigns } from "./asking-places";
import { hardlyAsks, neverAsks, strengthOf, surelyAsks } from "./clause-strength";
import { likelyKind } from "./likely-kind";
import { lineSigns } from "./line-signs";
import type { RequirementKind } from "./requirement";
import { inOneForm } from "./requirement-details";

const sorted = sorterOf(packed);
const sortedAmong = sorterOf(packedPlaces);
const LIKELY = 0.8;
const UNLIKELY = { alone: 0.05, among: 0.2, toldToReader: 0.05 };
const TOLD_TO_READER =
  /^(?:[^,;.]{2,50}, |(?:on|every|each|at|in|before|after|from|during|(?:once|twice) an?) [^,;.]{2,40} )?you (?!are\b|can\b|do\b|get\b|have\b|may\b|might\b|will\b|would\b)\p{Ll}+ \p{L}/iu;
/** Of clauses of hands left out half of the skills below ask for nothing, and a third of the tasks. */
const UNLIKELY_OF: Partial<Record<RequirementKind, number>> = { skill: 0.8, task: 0.5 };
const FEWEST_IN_A_RUN = 10;

/** Which of a posting's points and clauses ask for something, by the cues, their words and their places. */
export function likelyAsksAmong(whole: readonly Considered[]): (considered: Considered) => boolean {
  const all = belowHeadline(whole);
  if (all.length < FEWEST_IN_A_RUN) return likelyAsksAlone;
  const chances = all.map((each) => chanceOf(askingSigns(each), sorted));
  const places = placeSigns(all, chances);
  const among = new Map(all.map((each, at) => [placeIn(each), chanceOf(places[at] ?? [], sortedAmong)]));
  return (considered) => {
    const chance = among.get(placeIn(considered));
    if (chance === undefined) return likelyAsksAlone(considered);
    const { text, cued } = considered;
    return cued ? mayAskAmong(considered, chance) : chance >= LIKELY && !hardlyAsks(text);
  };
}

function mayAskAmong({ text, section }: Considered, chance: number): boolean {
  if (surelyAsks(text)) return true;
  if (chance < UNLIKELY.among) return chance >= UNLIKELY.toldToReader && TOLD_TO_READER.test(text);
  if (TOLD_TO_READER.test(text)) return true;
  if (ASKED.test(text) || ASKED_FIRST.test(text)) return true;
  const kind = likelyKind(inOneForm(askedPart(text)), strengthOf(text, section));
  return chance >= (UNLIKELY_OF[kind] ?? UNLIKELY.among);
}

function likelyAsksAlone(considered: Considered): boolean {
  const { text, cued } = considered;
  const chance = chanceOf(askingSigns(considered), sorted);
  if (!cued) return chance >= LIKELY && !neverAsks(text);
  return chance >= UNLIKELY.alone || ASKED.test(text) || ASKED_FIRST.test(text);
}

const chanceOf = (signs: readonly string[], sorter: Sorter) => sorter(signs).get("asks") ?? 0;

export const placeIn = ({ line, text }: Considered): string => `${line.start} ${text}`;

/** The signs by which `data/asking-clauses.txt` is learnt and read. */
export function askingSigns({ text, line, section, listed, cued }: Considered): string[] {
  const words = text.split(/\s+/).length;
  const form = line.bullet ? "point" : "prose";
  return [
    ...lineSigns(text),
    `=${section}`,
    `=${section} ${form}`,
    `=listed ${listed}`,
    `=cued ${cued} ${section}`,
    `=cued ${cued} ${form}`,
    ...(line.inHead ? ["=head"] : []),
    ...(line.ledIn ? ["=led in"] : []),
    ...(line.afterList ? ["=after a list"] : []),
    ...LENGTHS.filter(([, least, most]) => words >= least && words <= most).map(([name]) => name),
  ];
}

const LENGTHS: readonly (readonly [name: string, least: number, most: number])[] = [
  ["=shortest", 0, 2],
  ["=short", 0, 5],
  ["=long", 21, Number.POSITIVE_INFINITY],
];
