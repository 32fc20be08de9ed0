import type { Section } from "../data/posting-headings";
import { sectionOf } from "./heading-section";
import type { PostingRow } from "./posting-row";
import { postingRows } from "./posting-rows";

export type PostingLine = {
  text: string;
  /** Where `text` stands in the posting, end exclusive. */
  start: number;
  end: number;
  indent: number;
  bullet: boolean;
  /** Signs that only headings have: "## ", ">> ", a line that is bold or in capitals as a whole. */
  marked: boolean;
  bold: string | null;
  blankBefore: boolean;
  arrow: boolean;
  told: Section | null;
};

const BULLET =
  /^(?:-{1,2}>?|=>|[*+–—•◦▪●○■◇◆★☆►▶❖➤‣·»✓✔➢→\uF0A7\uF0B7]|o(?=\t|\s{2}|\s\p{Lu})|\d{1,2}(?:\.\d{1,2})+(?:\.|(?=\s{2}|\t))|\(?\d{1,2}[.)]|\(?(?:[a-zA-Z]|i{2,3}|iv|vi{1,3}|ix)(?:\.\)|[.)])|[ED]\d{1,2}[.):])\s+|^-(?=\p{Lu}\p{Ll})/u;
const HASHES = /^(?:#{1,6}|>{1,3}|={2,}|-{3,}(?=\s))\s*(?=\S)/;
const RULE = /^\s*[-_=*\s]{3,}$/;
/** A shorter line was ended by its writer, a longer one perhaps by the width of a page. */
const WRAPPED = 45;
const LONGEST_BOLD = 120;

export function postingLines(posting: string): PostingLine[] {
  const shouted = isShouted(posting);
  const lines: PostingLine[] = [];
  const rows = postingRows(posting);
  let blank = true;
  rows.forEach((row, at) => {
    if (row.text.trim() === "" || RULE.test(row.text)) {
      blank = true;
      return;
    }
    const line = lineAt(row, blank, shouted);
    const before = lines.at(-1);
    const isFull = lengthOf(rows[at - 1]) + 1 + (/\S+/.exec(row.text)?.[0].length ?? 0) > roomIn(rows, at);
    if (before && !blank && goesOn(before, line, isFull)) {
      before.text = `${before.text} ${line.text}`;
      before.end = line.end;
    } else lines.push(line);
    blank = false;
  });
  const firstPart = lines.findIndex(({ marked, text }) => marked && OF_WORK.includes(sectionOf(text)));
  return lines.map((line, at) => {
    const inHead = firstPart < 0 || at < firstPart;
    if (inHead && !shouted && !line.bullet && isLoud(line.text)) return { ...line, marked: true };
    const isHead = isLoud(line.text) && sectionOf(line.text) !== null;
    const inList =
      line.arrow &&
      !isHead &&
      [lines[at - 1], lines[at + 1]].some((beside) => beside?.bullet || beside?.arrow);
    return inList ? { ...line, bullet: true, marked: false } : line;
  });
}

const OF_WORK: readonly (Section | null)[] = ["about", "duties", "must", "nice"];

export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * SHOUTED;
}
const SHOUTED = 0.8;

function lineAt({ text: raw, start, laid }: PostingRow, blankBefore: boolean, shouted: boolean): PostingLine {
  const indent = (/^[\s\u00A0]*/.exec(raw)?.[0] ?? "").replace(/\t/g, "    ").length;
  let rest = raw.trimStart();
  const mark = BULLET.exec(rest)?.[0] ?? "";
  const bullet = mark + (BULLET.exec(rest.slice(mark.length))?.[0] ?? "");
  rest = rest.slice(bullet.length);
  const hashes = HASHES.exec(rest)?.[0] ?? "";
  rest = rest.slice(hashes.length).trimEnd();
  const bold = /^(\*\*|__|\*|_)(?=\S)(.+?)\1/.exec(rest);
  const whole = bold !== null && /^[\s:.]*$/.test(rest.slice(bold[0].length));
  const written = withoutSigns(rest);
  const bare = written.replace(PICTURES, "");
  const text = bare.length < LONGEST_HEADING && sectionOf(bare) !== null ? bare : written;
  const from = raw.length - raw.trimStart().length + bullet.length + hashes.length;
  return {
    text,
    start: start + from,
    end: start + from + rest.length,
    indent,
    bullet: laid === null ? bullet !== "" : laid.part === "point",
    marked:
      laid?.part === "heading" ||
      hashes !== "" ||
      (whole && text.length <= LONGEST_BOLD) ||
      (blankBefore &&
        bullet === "" &&
        text.length < LONGEST_HEADING &&
        !written.startsWith(bare) &&
        !/[.!]/.test(bare)) ||
      (!shouted && laid === null && inCapitals(text)),
    bold: bold && !whole ? withoutSigns(bold[2] ?? "") : null,
    blankBefore,
    arrow: hashes.startsWith(">"),
    told: laid?.part === "heading" ? null : (laid?.section ?? null),
  };
}

const withoutSigns = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*{1,3}|_{2,3}|`+)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}])_(?=\S)(.+?)(?<=\S)_(?![\p{L}\p{N}])/gu, "$1")
    .replace(/^\*{1,3}|\*{1,3}$|\s*={2,}$|\s+-{3,}$/g, "")
    .replace(/\\([\\`*_[\]<#&])/g, "$1")
    .trim();

/** "🔥 WHAT YOU'LL BE DOING 🔥" is what stands between them. In characters. */
const LONGEST_HEADING = 60;
const PICTURES =
  /^\s*(?:(?:(?![\d#*])\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?\s*)+|(?:\s*(?:(?![\d#*©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?)+\s*$/gu;

const isLoud = (text: string) =>
  text.length <= 90 &&
  !/[.,;]$/.test(text) &&
  /\p{Lu}{3}/u.test(text) &&
  !/\p{Ll}/u.test(text) &&
  !/\d{3}/.test(text);
const inCapitals = (text: string) =>
  isLoud(text) && text.split(/\s+/).length <= (sectionOf(text) === null ? MOST_WORDS : MOST_OF_A_PART);
const [MOST_WORDS, MOST_OF_A_PART] = [7, 10];

const lengthOf = (row: PostingRow | undefined) => row?.text.trimEnd().length ?? 0;

/** What fits into a row beside those that no blank row parts from it, in characters; of prose less. */
function roomIn(rows: readonly PostingRow[], at: number): number {
  let first = at;
  while (first > Math.max(0, at - NEAR) && lengthOf(rows[first - 1]) > 0) first -= 1;
  let end = at;
  while (end < Math.min(rows.length, at + NEAR) && lengthOf(rows[end]) > 0) end += 1;
  const near = rows.slice(first, end).map(({ text }) => text.trim());
  const longest = near.reduce((most, text) => Math.max(most, text.length), 0);
  const filled = near.filter(({ length }) => length > longest * ROUGH).length;
  // Of wrapped prose nearly every row is filled, of a list of several things few.
  if (filled * 2 <= near.length && isListBelow(near)) return Number.POSITIVE_INFINITY;
  return /^\p{Ll}/u.test(near[0] ?? "") ? longest : longest * ROUGH;
}

const isListBelow = ([head = "", ...others]: readonly string[]) =>
  others.length > 1 &&
  (head.endsWith(":") || sectionOf(head) !== null) &&
  others.every((text) => /^\p{Ll}.*[^.!?;,]$/u.test(text));
const ROUGH = 0.8;
const NEAR = 40;

const goesOn = (before: PostingLine, line: PostingLine, isFull: boolean) =>
  !line.bullet &&
  !line.marked &&
  line.told === null &&
  !before.marked &&
  before.text.length >= WRAPPED &&
  !/[.!?:;]$/.test(before.text) &&
  ((isFull && (/^\p{Ll}/u.test(line.text) || (before.bullet && line.indent > before.indent))) ||
    /[,–-]$|\b(?:and|or|of|with|the|a|in|to|for)$/.test(before.text));
