import { REQUIREMENT_KINDS } from "../data/kind-cues";
import packed from "../data/kinds-of-lines.txt?raw";
import { sorterOf } from "../text/sorter";
import { lineSigns } from "./line-signs";
import type { Requirement, RequirementKind } from "./requirement";
import { kindOf } from "./requirement-kind";

const sorted = sorterOf(packed);

/** The kind of a line: by the cues, unless its words make one likely that can be told from one sentence. */
export function likelyKind(line: string, strength: Requirement["strength"]): RequirementKind {
  const cued = kindOf(line, strength);
  if (GIVEN_TO_OTHERS.test(line)) return cued === "condition" ? "skill" : cued;
  const chances = sorted(kindSigns(line, strength, cued));
  const chanceOf = (kind: RequirementKind) => chances.get(kind) ?? 0;
  const likeliest = REQUIREMENT_KINDS.reduce((best, kind) => (chanceOf(kind) > chanceOf(best) ? kind : best));
  if (CLOSED.includes(cued) && chanceOf(cued) >= UNLIKELY) return cued;
  const tellsLittle = likeliest === "years" || !/\S\s+\S+\s+\S/.test(line);
  const isLikely = chanceOf(likeliest) >= (tellsLittle ? VERY_LIKELY : LIKELY);
  if (CLOSED.includes(likeliest)) return isLikely ? likeliest : cued;
  const isToBeSorted = cued === "skill" || cued === "task" || CLOSED.includes(cued);
  const isOfOneSort = likeliest === "trait" || likeliest === "tool";
  return isToBeSorted && isOfOneSort && isLikely ? likeliest : cued;
}
const GIVEN_TO_OTHERS =
  /\b(?:childhood|baby|babies|travel|school|flu|seasonal|giv\w+|administer\w*|deliver\w*)\b.*\b(?:immuni[sz]ations?|vaccin(?:es|ations?)|jabs)\b/i;
const CLOSED: readonly RequirementKind[] = ["condition", "years", "licence", "education", "language"];
/** By postings of eleven hands that knew no reader: 93 of 100 lines so taken for a condition are one. */
const LIKELY = 0.6;
/** Two words tell little, and what is called experience needs no number of years. */
const VERY_LIKELY = 0.8;
const UNLIKELY = 0.1;

/** The signs by which `data/kinds-of-lines.txt` is learnt and read. */
export const kindSigns = (
  line: string,
  strength: Requirement["strength"],
  cued: RequirementKind,
): string[] => [...lineSigns(line), `=${strength}`, `=${cued}`, `=${cued} ${strength}`];
