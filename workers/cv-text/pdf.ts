import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { readPages } from "./pdf/read-pages";
import { sanitise } from "./pdf/sanitise";
import { WRITTEN_SPACE } from "./pdf/to-unicode";
import { outcomeOf } from "./text";

export async function readPdf(bytes: Uint8Array): Promise<CvTextOutcome> {
  const { pdf, pages, truncated } = await sanitise(bytes);
  const read = await readPages(pdf);
  const text = read.text.split("\n").map(joinLetterSpacing).join("\n");
  return outcomeOf({ text, pages, truncated: truncated || !read.whole });
}

/** "L I A M  A N D R E W S" has its letters set apart: only the spaces that were written stay. */
function joinLetterSpacing(line: string): string {
  const letters = line
    .replaceAll(WRITTEN_SPACE, " ")
    .split(" ")
    .filter((word) => word !== "");
  const setApart = letters.length >= 4 && letters.every((letter) => /^[\p{L}\p{M}&.-]{1,2}$/u.test(letter));
  return (setApart ? line.replaceAll(" ", "") : line).replaceAll(WRITTEN_SPACE, " ").replace(/ {2,}/g, " ");
}
