import ofConditions from "../data/stances-to-conditions.txt?raw";
import ofDoing from "../data/stances-to-what-is-done.txt?raw";
import ofHolding from "../data/stances-to-what-is-held.txt?raw";
import { rememberedMeanwhile } from "../text/remembered";
import { sorterOf } from "../text/sorter";
import { stemsOf } from "../text/words";
import { spokenSigns } from "./condition-subjects";

/** How a sentence stands to what was asked: says yes, in part, no, or nothing of it. */
export const STANCES = ["yes", "part", "no", "none"] as const;

const stancesBy = (packed: string) => {
  const sorted = sorterOf(packed);
  return rememberedMeanwhile((text): ReadonlyMap<string, number> => sorted(stanceSigns(text)));
};

/** How likely each stance to a condition is of a sentence, by its words alone: 0–1, together 1. */
export const stanceToCondition = stancesBy(ofConditions);

/** The same to a paper, degree, tool, language or years. */
export const stanceToHolding = stancesBy(ofHolding);

/** The same to a skill, task or quality. */
export const stanceToDoing = stancesBy(ofDoing);

/** The signs by which the tables are learnt and read: words, and pairs of them, in whatever letters. */
export function stanceSigns(text: string): string[] {
  const stems = stemsOf(text);
  return [...spokenSigns(text), ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)];
}
