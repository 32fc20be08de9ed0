import packed from "../data/asking-clauses.txt?raw";
import { ASKED, ASKED_FIRST } from "../data/posting-cues";
import { sorterOf } from "../text/sorter";
import { type Listed, neverAsks } from "./clause-strength";
import { lineSigns } from "./line-signs";
import type { PlacedLine } from "./posting-sections";

/** A point or clause of a posting, where it stands and whether the cues say that it asks for something. */
export type Considered = {
  text: string;
  line: PlacedLine;
  section: PlacedLine["section"];
  listed: Listed;
  cued: boolean;
};

const sorted = sorterOf(packed);
const LIKELY = 0.8;
const UNLIKELY = 0.05;

/** Whether it asks for something: by the cues or its words and place, where neither surely says otherwise. */
export function likelyAsks(considered: Considered): boolean {
  const { text, cued } = considered;
  const chance = sorted(askingSigns(considered)).get("asks") ?? 0;
  if (!cued) return chance >= LIKELY && !neverAsks(text);
  return chance >= UNLIKELY || ASKED.test(text) || ASKED_FIRST.test(text);
}

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
