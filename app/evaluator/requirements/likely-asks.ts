import packed from "../data/asking-clauses.txt?raw";
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
const LIKELY = 0.75;

/** Whether it asks for something: by the cues, or else very likely by its words and its place. */
export const likelyAsks = (considered: Considered): boolean =>
  considered.cued ||
  (!neverAsks(considered.text) && (sorted(askingSigns(considered)).get("asks") ?? 0) >= LIKELY);

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
