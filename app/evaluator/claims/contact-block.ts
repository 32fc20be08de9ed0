import { fold } from "../text/field-stem";
import { namesRole } from "./job-titles";

/** How far down a contact block goes: the first lines of a CV that say anything. */
const BLOCK_LINES = 6;
const LONGEST_LINE = 240;
const LONGEST_PLACE = 8;
const YEAR = /\b(?:19|20)\d{2}\b/;

type Cell = { start: number; end: number };
type Judge = {
  isKnown: (form: string) => boolean;
  isContact: (at: number) => boolean;
  isHeading: (line: string) => boolean;
};

/** Too much of it costs a model a word; too little shows it who somebody is. */
export function contactBlock(text: string, judge: Judge): { spans: Cell[]; names: string[] } {
  const spans: Cell[] = [];
  const names: string[] = [];
  let above = true;
  for (const [index, line] of firstLines(text).entries()) {
    const written = text.slice(line.start, line.end);
    if (judge.isHeading(written)) break;
    if (written.length > LONGEST_LINE) continue;
    const cells = cellsOf(text, line);
    const words = wordsOf(written);
    const alone = words.length === 1 && words.every((word) => isName(word, judge));
    above &&= alone;
    if (above || isPlace(written, index, judge)) spans.push(line);
    if (above) names.push(...words.map(fold));
    if (!cells.some((cell) => touchesContact(cell, judge))) continue;
    const personal = cells.filter((cell) => isNobodysWork(text.slice(cell.start, cell.end), judge));
    spans.push(...personal);
    if (index === 0) names.push(...nameIn(text, personal[0], judge));
  }
  return { spans, names };
}

function firstLines(text: string): Cell[] {
  const lines: Cell[] = [];
  for (const { 0: written, index } of text.matchAll(/[^\n\r]+/g)) {
    if (lines.length === BLOCK_LINES) break;
    if (written.trim() !== "") lines.push({ start: index, end: index + written.length });
  }
  return lines;
}

function cellsOf(text: string, { start, end }: Cell): Cell[] {
  return [...text.slice(start, end).matchAll(/(?:(?!\s{2})[^|·•\t])+/gu)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

const isName = (word: string, { isKnown }: Judge) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word) &&
  !isKnown(fold(word));

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function touchesContact({ start, end }: Cell, { isContact }: Judge): boolean {
  for (let at = start; at < end; at++) if (isContact(at)) return true;
  return false;
}

function nameIn(text: string, cell: Cell | undefined, judge: Judge): string[] {
  if (cell === undefined || touchesContact(cell, judge)) return [];
  return wordsOf(text.slice(cell.start, cell.end))
    .filter((word) => isName(word, judge))
    .map(fold);
}

function isNobodysWork(text: string, { isKnown }: Judge): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.filter((word) => !isKnown(fold(word))).length * 2 >= words.length;
}

function isPlace(line: string, index: number, { isKnown }: Judge): boolean {
  const words = wordsOf(line);
  if (index === 0 || !line.includes(",") || words.length > LONGEST_PLACE) return false;
  if (namesRole(line) || YEAR.test(line)) return false;
  const parts = line.split(",").map((part) => part.trim());
  return (
    parts.every((part) => /^\p{Lu}/u.test(part)) &&
    words.every((word) => !/^\p{Lu}/u.test(word) || !isKnown(fold(word)))
  );
}
