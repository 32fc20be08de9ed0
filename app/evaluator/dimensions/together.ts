import { remembered } from "../text/remembered";

/** From here on a sentence is no rival of the likeliest one. */
const FARTHEST = 4;
/** So much likelier for one requirement than for any other, a sentence is of that one alone. */
const CLEAREST = 3;
const LONGEST_LEAD = 3;
const UNIT = 3;

export const SIGNS_BESIDE = 5;

/**
 * What each sentence's sum says beside those of work: itself, how far behind the likeliest, how far before
 * the next requirement, how plainly others are shown, and how far the likeliest is before the next.
 */
export function togetherFor(
  alone: readonly (readonly number[])[],
  at: number,
  ofWork: readonly (readonly number[])[] = alone,
): number[][] {
  const own = alone[at] ?? [];
  const others = alone.length - 1;
  const [bests, leaders] = [bestsOf(ofWork), leadersOf(alone)];
  const best = bests[at] ?? Number.NEGATIVE_INFINITY;
  const rivals = ofWork[at] ?? [];
  const lead = best - Math.max(best - LONGEST_LEAD, ...rivals.toSpliced(rivals.indexOf(best), 1));
  const elsewhere = bests.toSpliced(at, 1).reduce((sum, each) => sum + each, 0) / Math.max(1, others);
  return own.map((sum, sentence) => {
    const { first = at, second = at } = leaders[sentence] ?? {};
    const rival = alone[first === at ? second : first]?.[sentence] ?? 0;
    return [
      sum / UNIT,
      Math.max(-FARTHEST, sum - best) / UNIT,
      (others === 0 ? CLEAREST : Math.max(-CLEAREST, Math.min(CLEAREST, sum - rival))) / UNIT,
      (others === 0 ? best : elsewhere) / UNIT,
      (sum === best ? lead : 0) / UNIT,
    ];
  });
}

const bestsOf = remembered((sums: readonly (readonly number[])[]) => sums.map((row) => Math.max(...row)));

const leadersOf = remembered((sums: readonly (readonly number[])[]) =>
  (sums[0] ?? []).map((_, sentence) => {
    let [first, second] = [0, -1];
    const sumOf = (row: number) => sums[row]?.[sentence] ?? -Infinity;
    for (let row = 1; row < sums.length; row += 1) {
      if (sumOf(row) > sumOf(first)) [first, second] = [row, first];
      else if (second < 0 || sumOf(row) > sumOf(second)) second = row;
    }
    return { first, second };
  }),
);
