import type { Listed } from "./clause-strength";
import type { PlacedLine } from "./posting-sections";

/** A point or clause of a posting, where it stands and whether the cues say that it asks for something. */
export type Considered = {
  text: string;
  line: PlacedLine;
  section: PlacedLine["section"];
  listed: Listed;
  cued: boolean;
};

/** From the first that the cues take for a demand: the same under any headline of pay, place and hours. */
export const belowHeadline = (all: readonly Considered[]): readonly Considered[] => {
  const first = all.findIndex(({ cued }) => cued);
  return first < 0 ? [] : all.slice(first);
};

/** The signs of `data/asking-places.txt`: how likely each asks by its words (0–1), what stands around it. */
export function placeSigns(all: readonly Considered[], chances: readonly number[]): string[][] {
  const told = all.map((each, at): Told => ({ ...each, odds: oddsOf(chances[at] ?? 0) }));
  const whole = sumsBy(told, () => "");
  const alike = sumsBy(told, groupOf);
  const beside = sumsBy(told, ({ line }) => line.start);
  const points = told.filter(({ line }) => line.bullet).length / told.length;
  const [first = 0, last = 0] = [told[0]?.line.start, told.at(-1)?.line.start];
  return told.map((own, at) => {
    const { section, listed, cued, odds } = own;
    const { bullet, start, inHead, ledIn, afterList } = own.line;
    const near = sumsBy(told.slice(Math.max(0, at - NEAR), at + NEAR + 1), () => "");
    return [
      ...STEPS.filter((step) => odds >= step).map((step) => `own ${step}`),
      ...neighbour("<", own, told[at - 1]),
      ...neighbour(">", own, told[at + 1]),
      ...besides("all", own, whole.get("")),
      ...besides("near", own, near.get("")),
      ...besides("alike", own, alike.get(groupOf(own))),
      ...besides("beside", own, beside.get(start)),
      `place ${stepOf((start - first) / (last - first || 1), TENTHS)}`,
      `points ${bullet} ${stepOf(points, SHARES)}`,
      `=${section} ${bullet}`,
      `=listed ${listed}`,
      `=cued ${cued} ${section}`,
      `=cued ${cued} ${bullet}`,
      ...Object.entries({ inHead, ledIn, afterList }).flatMap(([name, is]) => (is ? [`=${name}`] : [])),
    ];
  });
}

type Told = Considered & { odds: number };
type Sum = { count: number; cued: number; odds: number };

const NEAR = 4;
const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const SHARES = [0.01, 0.2, 0.4, 0.6, 0.8, 0.99];
const STEPS = [-4, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4];
const LEAST = 0.005;

function oddsOf(chance: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return Math.log(kept / (1 - kept));
}

const groupOf = ({ line, section }: Considered) => `${section} ${line.bullet}`;

function sumsBy<Key>(some: readonly Told[], keyOf: (each: Told) => Key): Map<Key, Sum> {
  const sums = new Map<Key, Sum>();
  for (const each of some) {
    const known = sums.get(keyOf(each)) ?? { count: 0, cued: 0, odds: 0 };
    sums.set(keyOf(each), {
      count: known.count + 1,
      cued: known.cued + (each.cued ? 1 : 0),
      odds: known.odds + each.odds,
    });
  }
  return sums;
}

function besides(name: string, own: Told, sum: Sum | undefined): string[] {
  const others = (sum?.count ?? 1) - 1;
  if (!sum || others === 0) return [`${name} none`];
  const cued = (sum.cued - (own.cued ? 1 : 0)) / others;
  return [`${name} cued ${stepOf(cued, SHARES)}`, `${name} ${stepOf((sum.odds - own.odds) / others, STEPS)}`];
}

const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;

function neighbour(side: "<" | ">", own: Told, other: Told | undefined): string[] {
  if (!other) return [`${side}end`];
  const where = other.line.start === own.line.start ? "same" : "other";
  return [
    `${side}${where} ${other.cued}`,
    `${side}=${other.section}`,
    `${side}point ${other.line.bullet} ${own.line.bullet}`,
    `${side}${stepOf(other.odds, STEPS)}`,
  ];
}
