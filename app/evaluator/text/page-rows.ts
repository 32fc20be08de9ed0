const BULLET = /^[\s]*(?:[•·●▪◦‣∙■□*–—>»✓✔-]|[\p{So}+~›](?=\s)|\(?\d{1,2}[.)](?=\s)|o(?=\s{1,3}\S))\s*/u;
export const ENDS = /[.!?:;…]["'”’)]?$/u;

export type Row = {
  start: number;
  end: number;
  text: string;
  bullet: boolean;
  gap: boolean;
  isSpread: boolean;
};

/** What stands in each row that is not blank; `start` and `end` are places in the text. */
export function rowsOf(text: string): Row[] {
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
    const isSpread = SPREAD.test(trimmed);
    rows.push({
      start,
      end: start + trimmed.length,
      text: seen,
      bullet: BULLET.test(trimmed),
      gap,
      isSpread,
    });
    blank = 0;
  }
  return rows;
}

const SPREAD = /^\p{Lu}[^\n]*? \S+\s{3,}(?:\S{1,9}\s)?\S{0,3}(?:19|20)\d{2}\b/u;

const doubleSpaced = (text: string) =>
  !/[^\n\r]\r?\n(?=[^\n\r])/.test(text) && (text.match(/\n\s*\n/g) ?? []).length > 6;

/** In text that a page's width cut, so many lines at least begin in the middle of a sentence. */
const CUT = 0.1;
export const [SHORTEST, FULL] = [20, 36];
const WIDEST = 130;
/** Of the lines that begin something, so many begin small where somebody writes without capitals. */
const SMALL = 0.2;

export type Page = { width: number; widest: number; isCut: boolean; hasCapitals: boolean; isFilled: boolean };

/** Whether a width cut these rows, and at how many characters: without end where none did. */
export function pageOf(rows: readonly Row[]): Page {
  const begins = (row: Row, at: number) =>
    at === 0 || row.bullet || row.gap || ENDS.test(rows[at - 1]?.text ?? "");
  const first = rows.filter(begins);
  const small = rows.filter(
    (row, at) =>
      begins(row, at) &&
      !row.bullet &&
      /^\W{0,9}\p{Ll}/u.test(row.text) &&
      !/[;:]$/.test(rows[at - 1]?.text ?? ""),
  ).length;
  const cut = rows.flatMap((row, at) => {
    const before = rows[at - 1]?.text ?? "";
    const isCut = !begins(row, at) && /^\p{Ll}/u.test(row.text) && !hyphenated(before, row.text);
    return isCut ? before.length : [];
  });
  const isWide = rows.some(({ text }) => text.length > WIDEST);
  const hasCapitals = !isWide && small <= first.length * SMALL;
  const long = rows.filter(({ text }) => text.length >= FULL).length;
  const isCut = hasCapitals && cut.length > 0 && cut.length >= long * CUT;
  const width = cut.reduce((widest, length) => Math.max(widest, length), 0);
  const over = rows.filter(({ text }) => text.length > width).length;
  const isEven = isCut && width >= FULL && over <= long * CUT;
  const widest = rows.reduce((most, { text }) => Math.max(most, text.length), 0);
  if (!isCut && !(hasCapitals && isCased(rows)) && isFilled(rows, widest))
    return { width: widest, widest, isCut, hasCapitals: false, isFilled: true };
  return { width: isEven ? width : Number.POSITIVE_INFINITY, widest, isCut, hasCapitals, isFilled: false };
}

const isCased = (rows: readonly Row[]): boolean => rows.some(({ text }) => /\p{Ll}/u.test(text));

/** Where no letter tells, a page is one that a width cut by how many rows had no room for the next word. */
function isFilled(rows: readonly Row[], widest: number): boolean {
  const full = rows.filter(({ text }, at) => {
    const next = rows[at + 1];
    return next !== undefined && !next.gap && !next.bullet && !hasRoom(text, next.text, widest);
  });
  return widest >= NARROW && widest <= WIDEST && full.length >= Math.max(3, rows.length * CUT);
}
const NARROW = 60;

export const hasRoom = (before: string, row: string, width: number): boolean =>
  width - before.length > (/^\S*/.exec(row)?.[0].length ?? 0) + 1;
export const hyphenated = (before: string, row: string) => /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(row);
export const bulletLength = (line: string): number => BULLET.exec(line)?.[0].length ?? 0;
