import { days } from "~/lib/time";
import { inShort } from "~/lib/words";

/** UTF-16 units, trimmed. */
export const SHORTEST_SUGGESTION = 10;
export const LONGEST_SUGGESTION = 2000;
export const LONGEST_ANSWER = 500;
/** Of one job, whoever made them. */
export const MOST_OPEN = 20;
export const KEPT_AFTER_ANSWER = days(365);

const HEAD = "Title, place and pay";
const MOST_PARTS = 30;

/** A heading, or a line that is bold as a whole. */
const HEADING = /^[^\S\n]{0,3}(?:#{1,6}[^\S\n]+(.+)|\*\*([^*\n]+)\*\*:?[^\S\n]*)$/gm;

/** What a change may be about: the head, and each section of the posting (Markdown) by its heading. */
export function partsOf(posting: string): string[] {
  const headings = [...posting.matchAll(HEADING)].map(([, marked, bold]) => asWords(marked ?? bold ?? ""));
  return [...new Set([HEAD, ...headings.filter(Boolean)])].slice(0, MOST_PARTS);
}

const asWords = (heading: string): string =>
  inShort(
    heading
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[*_`]+|\s#+\s*$|\\(?=[^\w\s])/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
