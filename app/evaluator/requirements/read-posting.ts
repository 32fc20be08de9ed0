import { rememberedText } from "../text/remembered";
import { askingLines } from "./asking-lines";
import type { Requirement } from "./requirement";
import { detailsOf } from "./requirement-details";

/** In the order of the text, without title, firm, place, pay, benefits, law and how to apply. */
export const readPosting = ({ title, text }: { title: string; text: string }): Requirement[] => [
  ...known(JSON.stringify([title, text])),
];

const known = rememberedText((posting): readonly Requirement[] => {
  const [title, text] = JSON.parse(posting) as [string, string];
  return askingLines({ title, text }).map((line) => ({ ...line, ...detailsOf(line.line, line.strength) }));
});
