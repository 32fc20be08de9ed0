import { rememberedPosting } from "../text/remembered";
import { askingLines } from "./asking-lines";
import type { Requirement } from "./requirement";
import { detailsOf } from "./requirement-details";

/** In the order of the text, without title, firm, place, pay, benefits, law and how to apply. */
export const readPosting = rememberedPosting((posting): readonly Requirement[] =>
  askingLines(posting).map((line) => ({ ...line, ...detailsOf(line.line, line.strength) })),
);
