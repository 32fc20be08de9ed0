import packed from "../data/subjects-of-conditions.txt?raw";
import { lineSigns } from "../requirements/line-signs";
import { rememberedMeanwhile } from "../text/remembered";
import { sorterOf } from "../text/sorter";

const sorted = sorterOf(packed);

export const NO_CONDITION = "other";

export const spokenSigns = rememberedMeanwhile((text): string[] =>
  lineSigns(text).filter((sign) => sign !== "#capitals"),
);

/** How likely each condition is what a text speaks of, by all its words: 0–1, with `NO_CONDITION` 1. */
export const subjectsOf = rememberedMeanwhile(
  (text): ReadonlyMap<string, number> => sorted(spokenSigns(text)),
);

/** How likely two texts speak of the same condition, 0–1, and how much alike the conditions are. */
export function sameSubject(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): { chance: number; likeness: number } {
  let [chance, ofOne, ofOther] = [0, 0, 0];
  for (const [subject, share] of one) {
    if (subject === NO_CONDITION) continue;
    const beside = other.get(subject) ?? 0;
    chance += share * beside;
    ofOne += share * share;
    ofOther += beside * beside;
  }
  return { chance, likeness: chance / (Math.sqrt(ofOne * ofOther) + 1e-6) };
}
