import type { Statement } from "../claims/claim";
import packed from "../data/shown-trees.txt?raw";
import { remembered } from "../text/remembered";
import type { Likely } from "./finding";
import { chanceOf, logOdds, type Signed } from "./likelihood";
import { togetherFor } from "./together";
import { treesOf } from "./trees";

/** Conditions have more signs as replies than other kinds; each sign has one place for all. */
const PLACES = 116;
const UNHEARD = -7;

/** How likely each sentence shows one of all requirements beside the rest (`restOf`), of people with a CV. */
export function likelyShown(
  all: readonly (readonly Signed[])[],
  at: number,
  rest: readonly number[],
): Likely[] {
  const signs = shownSigns(all, at, rest);
  return (all[at] ?? [])
    .map(({ statement, hit }, nth) => ({ statement, hit, likelihood: chanceOf(byTrees(signs[nth] ?? [])) }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
const byTrees = treesOf(packed);

/** The signs by which the trees are learnt and read, of each sentence in the order that it stands in. */
export function shownSigns(
  all: readonly (readonly Signed[])[],
  at: number,
  rest: readonly number[],
): number[][] {
  const { places, sums } = beside(all);
  const together = togetherFor(sums, at);
  return (all[at] ?? []).map(({ statement, signs }) => {
    const own = signs.flat();
    while (own.length < PLACES) own.push(0);
    return [...own, ...(together[places.get(statement) ?? 0] ?? []), ...rest];
  });
}

const beside = remembered((all: readonly (readonly Signed[])[]) => {
  const statements = new Set<Statement>(all.flatMap((row) => row.map(({ statement }) => statement)));
  const places = new Map([...statements].map((each, place) => [each, place]));
  const sums = all.map((row) => {
    const told = new Array<number>(statements.size).fill(UNHEARD);
    for (const { statement, likelihood } of row) told[places.get(statement) ?? 0] = logOdds(likelihood);
    return told;
  });
  return { places, sums };
});
