import { type CleanText, cleanText } from "./clean-text";
import { BEGINS_SMALL, goesOn, isOpen, leadsOn, opensJob } from "./goes-on";
import { ENDS, FULL, hasRoom, hyphenated, type Page, pageOf, type Row, rowsOf, SHORTEST } from "./page-rows";

export type Line = { start: number; end: number; bullet: boolean; afterGap: boolean };

export type Lines = CleanText & { lines: Line[] };

/** What the eye sees, without soft line breaks and end-of-line hyphens. Linear in the text's length. */
export function unwrapped(original: string): Lines {
  const clean = cleanText(original);
  const rows = rowsOf(clean.text);
  const page = pageOf(rows);
  const parts: { from: number; to: number; glue: "" | " " | "\n"; row: Row }[] = [];
  let isSmallList = false;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isLeft = isLeftOver(rows[index - 2], before, page);
    const goneOn = parts.at(-1)?.glue !== "\n" || isLeft;
    const isSmall = !row.bullet && !row.gap && BEGINS_SMALL.test(row.text);
    const isApart: boolean = isSmallList || (!isLeft && isShortHead(before, page));
    const joins: boolean =
      before !== undefined &&
      !(index <= AT_THE_TOP && isName(before.text)) &&
      goesOn({ ...before, goneOn }, row, page) &&
      !(isSmall && isApart && isComplete(before, row)) &&
      (isOpen(before.text, row.text) || !opensJob(rows, index));
    isSmallList = isSmall && isApart && !joins;
    const last = parts.at(-1);
    const isHyphenated = joins && hyphenated(before?.text ?? "", row.text);
    if (last && isHyphenated) last.to -= 1;
    const glue = joins ? (isHyphenated ? "" : " ") : "\n";
    parts.push({ from: row.start, to: row.end, glue, row });
  }
  return assembled(clean, parts);
}

/** "Dr. Ana Sample MSc" above a CV stands alone, however narrow its page is. */
const isName = (text: string): boolean => {
  const words = text.split(/[\s,]+/);
  return words.length > 1 && words.length <= LONGEST_NAME && words.every((word) => PART_OF_A_NAME.test(word));
};
const PART_OF_A_NAME = /^(?:\p{Lu}[\p{L}.'’-]*|al|bin|da|de|del|den|der|di|el|la|le|van|von)$/u;
const LONGEST_NAME = 7;
const AT_THE_TOP = 4;

const isLeftOver = (above: Row | undefined, row: Row | undefined, { isCut, width }: Page): boolean =>
  isCut &&
  above !== undefined &&
  row !== undefined &&
  !row.gap &&
  !row.bullet &&
  /^\p{L}+(?: \p{L}+)?$/u.test(row.text) &&
  !hasRoom(above.text, row.text, width);

const isShortHead = (row: Row | undefined, { widest }: Page): boolean =>
  row !== undefined &&
  !row.bullet &&
  row.text.length < Math.max(SHORTEST, Math.min(FULL, widest * HALF)) &&
  !ENDS.test(row.text) &&
  /^\p{Lu}/u.test(row.text);
const isComplete = ({ text }: Row, row: Row): boolean =>
  text.length < NARROWEST && !leadsOn(text) && !isOpen(text, row.text) && !hyphenated(text, row.text);
const [NARROWEST, HALF] = [70, 0.5];

function assembled(
  clean: CleanText,
  parts: readonly { from: number; to: number; glue: string; row: Row }[],
): Lines {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const lines: Line[] = [];
  const put = (piece: string, at: number) => {
    for (let i = 0; i < piece.length; i++) {
      starts.push(clean.starts[at + i] ?? 0);
      ends.push(clean.ends[at + i] ?? 0);
    }
    text += piece;
  };
  for (const { from, to, glue, row } of parts) {
    if (text !== "" && glue !== "") put(glue, from);
    const at = text.length;
    put(clean.text.slice(from, to), from);
    const last = lines.at(-1);
    if (glue === "\n" || !last)
      lines.push({ start: at, end: text.length, bullet: row.bullet, afterGap: row.gap });
    else last.end = text.length;
  }
  return {
    text,
    starts: Uint32Array.from([...starts, clean.text.length]),
    ends: Uint32Array.from([...ends, clean.text.length]),
    hidden: clean.hidden,
    lines,
  };
}
