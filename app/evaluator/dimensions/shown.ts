import type { Statement } from "../claims/claim";
import packed from "../data/shown-trees.txt?raw";
import { remembered } from "../text/remembered";
import type { Likely } from "./finding";
import { chanceOf, HOPELESS, logOdds, type Signed } from "./likelihood";
import { SIGNS_BESIDE, togetherFor } from "./together";
import { treesOf } from "./trees";

/** Conditions have more signs as replies than other kinds; each sign has one place for all. */
const PLACES = 116;
const UNHEARD = -7;

/** How likely each sentence shows one of all requirements beside `restOf`; the hopeless stay, at the end. */
export function likelyShown(
  all: readonly (readonly Signed[])[],
  at: number,
  rest: readonly number[],
): Likely[] {
  const own = all[at] ?? [];
  const hopeless = own.findIndex(({ likelihood }) => likelihood < HOPELESS);
  const hopeful = hopeless < 0 ? own : own.slice(0, hopeless);
  const signsOf = shownSigns(all, at, rest);
  return hopeful
    .map((each): Likely => {
      const { statement, hit } = each;
      return { statement, hit, likelihood: chanceOf(byTrees(signsOf(each))) };
    })
    .sort((a, b) => b.likelihood - a.likelihood)
    .concat(own.slice(hopeful.length));
}
const byTrees = treesOf(packed);

/** The signs by which the trees are learnt and read, of a sentence: one row, that the next one fills anew. */
export function shownSigns(
  all: readonly (readonly Signed[])[],
  at: number,
  rest: readonly number[],
): (each: Signed) => Float64Array {
  const { places, sums } = beside(all);
  const together = togetherFor(sums, at);
  const row = new Float64Array(PLACES + SIGNS_BESIDE + rest.length);
  row.set(rest, PLACES + SIGNS_BESIDE);
  return ({ statement, signs }) => {
    let place = 0;
    for (const some of signs) for (const value of some) row[place++] = value;
    row.fill(0, place, PLACES);
    row.set(together[places.get(statement) ?? 0] ?? [], PLACES);
    return row;
  };
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
