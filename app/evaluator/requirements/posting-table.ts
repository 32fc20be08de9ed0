import { BURDEN } from "../data/posting-cues";
import type { Section } from "../data/posting-headings";
import { sectionOf } from "./heading-section";
import { type PostingRow, sliceOf } from "./posting-row";

/** Rows of a table become its points: what is asked, with what the head of a ticked column says of it. */
export function tabledRows(rows: readonly PostingRow[]): PostingRow[] {
  const made: PostingRow[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while (end < rows.length && (isRow(rows[end]) || (end > at && isPart(rows, end)))) end += 1;
    const table = rows.slice(at, end);
    const isTable = table.filter(isRow).length > 1;
    made.push(...(isTable ? readTable(table) : rows.slice(at, Math.max(end, at + 1))));
    at = Math.max(end, at + 1);
  }
  return made;
}

/** "2. Skills" between two rows of a table, or a blank one between two that have as many columns. */
function isPart(rows: readonly PostingRow[], at: number): boolean {
  const near = (step: 1 | -1) => [at + step, at + 2 * step].find((beside) => isRow(rows[beside]));
  const [before, after] = [near(-1), near(1)];
  if (before === undefined || after === undefined) return false;
  const between = rows.slice(before + 1, after).map(({ text }) => text.trim());
  if (!between.every((text) => text === "" || /^\S+(?: \S+){0,4}$/.test(text))) return false;
  if (isRule(rows[after + 1])) return false;
  const columns = columnsOf(rows[before]);
  return !between.includes("") || (columns >= WIDE && columns === columnsOf(rows[after]));
}
const RULE = /^[\s|:=-]+$/;
const isRule = (row: PostingRow | undefined) => row?.text.includes("|") === true && RULE.test(row.text);
const columnsOf = (row: PostingRow | undefined) => row?.text.split(/[|\t]/).length ?? 0;
const WIDE = 3;

const isRow = (row: PostingRow | undefined): boolean =>
  row !== undefined && row.text.length < LONGEST_ROW && /\S.*\||\|.*\S|\S\t+\S/.test(row.text);
const LONGEST_ROW = 1_000;

function readTable(table: readonly PostingRow[]): PostingRow[] {
  const filled = table.filter(({ text }) => text.trim() !== "");
  const written = underTheirLabels(filled.filter(({ text }) => !RULE.test(text)).map(cellsOf));
  const ruled = written.length < filled.length;
  const [first, ...rest] = written;
  if (first === undefined) return [];
  const marks = markedColumn(rest);
  if (!(ruled || isHead(first) || marks > 0)) return table.flatMap((row) => labelled(row, table.length));
  if (marks > 0 && first[marks] && MARK.test(first[marks].text)) return written.flatMap(markedAt(marks));
  const isHeadless = filled.length > 1 && BLANK.test(filled[0]?.text ?? "") && written.every(isPair);
  if (ruled && written.length > MANY_ROWS && (isHeadless || written.every(isLabelled)))
    return written.flatMap(toldValue);
  if (ruled && first[1]?.text === "" && first.length === 2 && rest.every(isPair))
    return rest.flatMap(OF_HOURS.test(first[0]?.text ?? "") ? valueToLiveWith : toldValue);
  const lettered = first.findIndex(({ text }) => LETTERS.test(text));
  const column = lettered < 0 ? marks : lettered;
  const heads = first.map(({ text }, at) => (column > 0 ? (at === column ? "must" : null) : sectionOf(text)));
  const judged = heads.some((section) => section === "must" || section === "nice");
  const name = first.find(({ text }) => HEAD.test(text)) ?? first[0];
  const heading =
    name === undefined || name.text === "" ? [] : [{ ...name, laid: { part: "heading" } as const }];
  const told = heads[1] === "notes" ? timesOf : pointOf;
  const isSorted = isSortedByArea(rest, heads);
  return [
    ...heading,
    ...rest.flatMap(
      (cells) =>
        partOf(cells, first.length) ??
        (isSorted ? pointsOf(cells.slice(1), heads.slice(1)) : judged ? pointsOf(cells, heads) : told(cells)),
    ),
  ];
}

/** "| Essential | A degree |" above "| | A car |": a label is written once for all rows that it holds. */
function underTheirLabels(rows: readonly PostingRow[][]): PostingRow[][] {
  const label = rows.find(([first]) => first?.text !== "")?.[0];
  const isWrittenOnce = label !== undefined && isOfWhatIsAsked(label.text) && rows.every(isPair);
  if (!isWrittenOnce) return [...rows];
  let last = label;
  return rows.map(([first, value]) => {
    if (first && first.text !== "") last = first;
    return [last, value].filter((cell) => cell !== undefined);
  });
}
const isOfWhatIsAsked = (label: string) => {
  const section = sectionOf(label);
  return section === "must" || section === "nice" || section === "duties";
};

function markedColumn(rows: readonly (readonly PostingRow[])[]): number {
  const [first = []] = rows;
  const isMarked = (at: number) => at > 0 && rows.every((cells) => MARK.test(cells[at]?.text ?? ""));
  return rows.length < MANY_ROWS ? -1 : first.findIndex((_, at) => isMarked(at));
}
const MARK = /^(?:e|d|essential|desirable)$/i;
const markedAt = (column: number) => (cells: readonly PostingRow[]) =>
  pointsOf(
    cells,
    cells.map((_, at) => (at === column ? "must" : null)),
  );

const BLANK = /^[\s|]+$/;
const isPair = (cells: readonly PostingRow[]) => cells.length === 2;
const isLabelled = ([label, value, ...others]: readonly PostingRow[]) =>
  value !== undefined && others.length === 0 && /^(?:\*\*.+\*\*|__.+__|.+:)$/.test(label?.text ?? "");
const toldValue = ([label, value]: readonly PostingRow[]): PostingRow[] =>
  label && value ? [{ ...value, laid: { part: "point", section: sectionOf(label.text) ?? "facts" } }] : [];

const OF_HOURS = /^working (?:arrangements|conditions|pattern|hours)$|^(?:conditions|hours)(?: of work)?$/i;
const valueToLiveWith = ([label, value]: readonly PostingRow[]): PostingRow[] =>
  toldValue([label, value].filter((cell) => cell !== undefined)).map((row) =>
    BURDEN.test(row.text) ? { ...row, laid: { part: "point", section: null } } : row,
  );

/** "Software | Writes queries in SQL | E": the first of three columns names an area, and asks nothing. */
function isSortedByArea(
  rows: readonly (readonly PostingRow[])[],
  heads: readonly (Section | null)[],
): boolean {
  if (heads.length < WIDE || heads.slice(0, 2).some((head) => head === "must" || head === "nice"))
    return false;
  const words = (at: number) => rows.map((cells) => cells[at]?.text.split(/\s+/).filter(Boolean).length ?? 0);
  const most = Math.max(...words(0));
  return most <= AREA_WORDS && words(1).filter((count) => count > most).length * 2 > rows.length;
}
const AREA_WORDS = 2;

const LETTERS =
  /^e\s*\/\s*d$|\b(?:essential|must|required|mandatory)\b.*\b(?:desirable|good to have|nice to have|preferred|optional)\b/i;

const partOf = (cells: readonly PostingRow[], columns: number): PostingRow[] | null => {
  const [first, ...others] = cells;
  const isPart = first && first.text !== "" && columns > 1 && others.every(({ text }) => text === "");
  return isPart ? [{ ...first, laid: { part: "heading" } }] : null;
};

const timesOf = (cells: readonly PostingRow[]): PostingRow[] =>
  cells.slice(0, 1).map((cell) => ({
    ...cell,
    text: cells.map(({ text }) => text).join(": "),
    laid: { part: "point", section: "notes" },
  }));

function cellsOf(row: PostingRow): PostingRow[] {
  const cells: PostingRow[] = [];
  let from = /^\s*\|/.exec(row.text)?.[0].length ?? 0;
  const inner = row.text.replace(/\|\s*$/, "");
  while (from <= inner.length) {
    const bar = inner.slice(from).search(/[|\t]/);
    const to = bar < 0 ? inner.length : from + bar;
    const text = inner.slice(from, to);
    const lead = text.length - text.trimStart().length;
    cells.push(sliceOf(row, from + lead, from + lead + text.trim().length));
    from = to + 1;
  }
  return cells;
}

const isHead = (cells: readonly PostingRow[]) =>
  cells.length > 1 &&
  cells.every(({ text }) => text.split(/\s+/).length <= 5 && !/\d/.test(text)) &&
  cells.filter(({ text }, at) => (at < 2 && HEAD.test(text)) || HEAD_BESIDE.test(text)).length > 1;
const HEAD =
  /^(?:tasks?|dut(?:y|ies)|responsibilit\p{L}+|criteri(?:on|a)|areas?|requirements?|attributes?|skills?|competenc\p{L}+|what|when|days?|items?|factors?|categor\p{L}+|heading|the work|\p{L}+ of (?:the )?work)$/iu;
const HEAD_BESIDE =
  /^(?:essential|desirable|essential\s*(?:\/|or)\s*desirable|must\b.*|nice to have|e\s*\/\s*d|seen at|how (?:assessed|tested|we (?:check|find out|test|will know))|assess\p{L}*(?: by| method)?|share.*|part of.*|remarks?|notes?|% .*|time|(?:hours|how (?:often|much|long))\b.*|weight\p{L}*|evidence|who else.*)$/iu;

/** "Pay | £12.95 per hour": the first cell is a heading for the others. */
function labelled(row: PostingRow, rows: number): PostingRow[] {
  const [label, ...values] = cellsOf(row).filter(({ text }) => /\p{L}/u.test(text));
  if (label === undefined || values.length === 0) return [row];
  if (label.text.split(/\s+/).length > LABEL_WORDS && rows > MANY_ROWS) return pointOf([label, ...values]);
  const section = sectionOf(label.text);
  return section === null ? [row] : values.map((value) => ({ ...value, laid: { part: "point", section } }));
}
const LABEL_WORDS = 3;
const MANY_ROWS = 3;

function pointOf(cells: readonly PostingRow[]): PostingRow[] {
  const point = cells.find(({ text }) => SAYS.test(text));
  const others = cells.some((cell) => cell !== point && NOT_THEIRS.test(cell.text));
  return point === undefined || others ? [] : [{ ...point, laid: { part: "point", section: null } }];
}
const NOT_THEIRS =
  /^0 ?%$|\b(?:never|not) (?:you|yours)\b|\bnot (?:part of|in) th(?:is|e) (?:job|role|post)\b/i;

function pointsOf(cells: readonly PostingRow[], heads: readonly (Section | null)[]): PostingRow[] {
  const isJudged = (at: number) => heads[at] === "must" || heads[at] === "nice";
  const told = cells.flatMap((cell, at): PostingRow[] =>
    isJudged(at) && at > 0 && SAYS.test(cell.text) && !TICK.test(cell.text)
      ? [{ ...cell, laid: { part: "point", section: heads[at] ?? null } }]
      : [],
  );
  if (told.length > 0) return told;
  const ticked = cells.findIndex((cell, at) => at > 0 && isJudged(at) && TICK.test(cell.text));
  return pointOf(cells.filter((_, at) => !isJudged(at) || at === 0)).map((point) => ({
    ...point,
    laid: {
      part: "point",
      section: /^(?:d|good|nice|pref|opt)/i.test(cells[ticked]?.text ?? "")
        ? "nice"
        : (heads[ticked] ?? null),
    },
  }));
}
const SAYS = /\p{L}{3}/u;
const TICK =
  /^(?:x|✓|✔|•|●|\*|y|yes|e|d|essential|desirable|must(?: have)?|required|mandatory|good to have|nice to have|preferred|optional)$/i;
