import { KINDRED_WORDS } from "../data/kindred-words";
import { stemsOf } from "../text/words";

export type Matters = ReadonlyMap<number, number>;

const mattersOfStem = new Map<string, number[]>();
KINDRED_WORDS.trim()
  .split("\n")
  .forEach((line, matter) => {
    for (const word of new Set(line.split(" ").map((each) => stemsOf(each.replaceAll("_", " ")).join(" "))))
      mattersOfStem.set(word, [...(mattersOfStem.get(word) ?? []), matter]);
  });

/** The matters of a row of stems; a word of many matters tells little of each. */
export function mattersOf(stems: readonly string[], weightOf: (stem: string) => number = () => 1): Matters {
  const matters = new Map<number, number>();
  const tell = (key: string, weight: number) => {
    const all = mattersOfStem.get(key) ?? [];
    for (const matter of all)
      matters.set(matter, Math.max(matters.get(matter) ?? 0, weight / Math.sqrt(all.length)));
  };
  stems.forEach((stem, at) => {
    tell(stem, weightOf(stem));
    const next = stems[at + 1];
    if (next !== undefined) tell(`${stem} ${next}`, Math.max(weightOf(stem), weightOf(next)));
  });
  return matters;
}

/** How far two texts speak of the same matters; 1 is one matter that both name by a word of its own. */
export function kinship(a: Matters, b: Matters): number {
  const small = a.size < b.size ? a : b;
  const large = small === a ? b : a;
  let sum = 0;
  for (const [matter, weight] of small) sum += weight * (large.get(matter) ?? 0);
  return sum;
}
