import { CV_HEADINGS } from "../data/headings";
import { type CleanText, cleanText } from "./clean-text";

export type Line = { start: number; end: number; bullet: boolean; afterGap: boolean };

export type Lines = CleanText & { lines: Line[] };

const BULLET = /^[\s]*(?:[•·●▪◦‣∙■□*–—>»✓✔-]|\(?\d{1,2}[.)](?=\s)|o(?=\s{1,3}\S))\s*/u;
const DATED = /^\W{0,3}(?:\d{1,2}\s*[/.]\s*)?(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}\b/u;
/** A line that ends in one of these goes on in the next. */
const GOES_ON =
  /(?:,|&|\/|\b(?:a|an|[tT]he|of|in|on|at|to|for|from|with|by|and|or|as|that|who|which|is|was|are|were|I|my|our|their|his|her|its|this|these|than|into|per|but|when|where|while|because|if|not|no|all|each|every|under|over|between|through|during|up))$/u;
const inSmall = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text);
const DATE_AT_END = /(?:(?:19|20)\d{2}|present|now|today|to date|current)\)?$/i;
const FROM_DATE = /\b(?:19|20)\d{2}\s*(?:to|until|till|–|—|-)$/i;
const UNTIL_DATE = /^(?:\d{1,2}\s*[/.]\s*)?(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}\W*$/iu;
const ENDS = /[.!?:;…]["'”’)]?$/u;

/** What the eye sees, without soft line breaks and end-of-line hyphens. Linear in the text's length. */
export function unwrapped(original: string): Lines {
  const clean = cleanText(original);
  const rows = rowsOf(clean.text);
  const width = usualWidth(rows);
  const parts: { from: number; to: number; glue: "" | " " | "\n"; row: Row }[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const joins = before !== undefined && goesOn(before, row, width) && !opensJob(rows, index);
    const last = parts.at(-1);
    if (joins && last) last.to -= hyphenated(before.text, row.text) ? 1 : 0;
    const glue = joins ? (before && hyphenated(before.text, row.text) ? "" : " ") : "\n";
    parts.push({ from: row.start, to: row.end, glue, row });
  }
  return assembled(clean, parts);
}

type Row = { start: number; end: number; text: string; bullet: boolean; gap: boolean };

function rowsOf(text: string): Row[] {
  const everySecond = doubleSpaced(text);
  const rows: Row[] = [];
  let blank = 0;
  for (const match of text.matchAll(/[^\n\r\v\f\u2028\u2029]*/g)) {
    const written = match[0];
    if (written.trim() === "") {
      if (written !== "" || text[match.index] === "\n") blank++;
      continue;
    }
    const start = match.index + (written.length - written.trimStart().length);
    const trimmed = written.trim();
    const gap = blank > (everySecond ? 3 : 1);
    const seen = trimmed.replace(/\s+/g, " ");
    rows.push({ start, end: start + trimmed.length, text: seen, bullet: BULLET.test(trimmed), gap });
    blank = 0;
  }
  return rows;
}

const doubleSpaced = (text: string) =>
  !/[^\n\r]\r?\n(?=[^\n\r])/.test(text) && (text.match(/\n\s*\n/g) ?? []).length > 6;

/** In text that a page's width cut, so many lines at least begin in the middle of a sentence. */
const CUT = 0.08;

/** A shorter line was ended by its writer, and says nothing of how wide the page is. */
const FULL = 36;
const WIDEST = 130;

/** Whoever writes without capitals begins lines so that nothing cut: their lengths differ. */
const [MOSTLY, NEARLY] = [0.6, 0.85];

function usualWidth(rows: readonly Row[]): number {
  const cut = rows.filter(({ text, bullet }) => !bullet && /^\p{Ll}/u.test(text)).length;
  if (cut < rows.length * CUT) return Number.POSITIVE_INFINITY;
  const lengths = rows.map(({ text }) => text.length).filter((length) => length >= FULL);
  if (lengths.some((length) => length > WIDEST)) return Number.POSITIVE_INFINITY;
  const width = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;
  const full = lengths.filter((length) => length >= width * NEARLY);
  const isInSmall = cut > rows.length * MOSTLY && full.length < lengths.length * MOSTLY;
  return isInSmall ? Number.POSITIVE_INFINITY : width;
}

function goesOn(before: Row, row: Row, width: number): boolean {
  if (row.bullet || row.gap || isHeading(row.text)) return false;
  if (DATED.test(row.text)) return FROM_DATE.test(before.text) && UNTIL_DATE.test(row.text);
  if (hyphenated(before.text, row.text)) return true;
  if (ENDS.test(before.text)) return false;
  if (DATE_AT_END.test(before.text) && !/^\p{Ll}/u.test(row.text)) return false;
  if (GOES_ON.test(inSmall(before.text))) return before.text.length > 24;
  const room = width - before.text.length;
  const first = /^\S*/.exec(row.text)?.[0].length ?? 0;
  if (before.text.length >= 48 && room <= first) return true;
  return before.text.length >= 36 && room <= first + 14 && /^[^\p{Lu}\d]/u.test(row.text);
}

/** "Receptionist", a hotel's line and "2015 – 2019" below: no end of the sentence above. */
function opensJob(rows: readonly Row[], at: number): boolean {
  const [before, row, next, second] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]];
  if (!row || !next || !/^\p{Lu}/u.test(row.text) || GOES_ON.test(inSmall(before?.text ?? ""))) return false;
  if (ENDS.test(row.text) || row.text.length > LONGEST_TITLE) return false;
  return (
    DATED.test(next.text) || (second !== undefined && /^\p{Lu}/u.test(next.text) && DATED.test(second.text))
  );
}
/** In characters. */
const LONGEST_TITLE = 70;

const headings = new Set(Object.values(CV_HEADINGS).flatMap((list) => list.split(", ")));
const isHeading = (line: string) =>
  /^\p{Lu}/u.test(line) && headings.has(line.replace(/:$/, "").toLowerCase());

const hyphenated = (before: string, row: string) => /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(row);

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
export const bulletLength = (line: string): number => BULLET.exec(line)?.[0].length ?? 0;
