import { bulletLength } from "../text/page-rows";
import type { TextLine } from "../text/sentences";
import { acrossLines, dateRanges } from "./dates";

type Field = "title" | "firm" | "dates" | "start" | "end" | "duties" | "further";

/** A line as `jobsOf` reads it: cells between bars, no signs, no form's labels; `field` is what one said. */
export type JobLine = TextLine & { field: Field | null };

const LABELS: readonly (readonly [Field, RegExp])[] = [
  [
    "title",
    /^(?:job )?(?:title|role|job|post|position|designation|occupation)(?: held| title| or position held)*(?: and [^:]*)?$/i,
  ],
  [
    "firm",
    /^(?:name .*of )?(?:the )?(?:employer|company|organi[sz]ation|firm)(?:['’]s)?(?: name)?(?: and [^:]*)?$|^where$/i,
  ],
  [
    "dates",
    /^(?:dates?|period|duration|when|employment dates|from\s?[/–-]\s?to)(?: (?:of|employed|employment|from.*))*$/i,
  ],
  ["start", /^(?:date )?(?:of )?(?:from|started|start(?: date)?|joined|joining|appointment|commenced?)$/i],
  ["end", /^(?:date )?(?:of )?(?:to|until|left|leaving(?: date)?|end(?:ed)?(?: date)?|finish(?:ed)?)$/i],
  [
    "duties",
    /^(?:(?:brief )?(?:description|summary|outline) of )?(?:main |key )?(?:duties|responsibilities|tasks|activities and .*)$|^(?:what(?: i did)?|tasks|highlights|achievements|details)$/i,
  ],
  [
    "further",
    /^(?:reason for leaving|salary|location|city|country|address|type of business|department|hours|notice(?: period| required)?)$/i,
  ],
];
/** Labels that nobody begins a line with otherwise. */
const LONG_LABEL =
  /^(?:occupation or position held|name and address of employer|main activities and responsibilities|dates(?= \d))(?=\s)/i;

function fieldOf(label: string): Field | null {
  if (label.length > LONGEST_LABEL) return null;
  const plain = label
    .replace(/\([^)]*\)|:\s*$/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
const LONGEST_LABEL = 45;

/** "Duties:", "Job title": a label of a form, which heads no part of a CV. */
export const isFormLabel = (line: string): boolean => (fieldOf(line) ?? "further") !== "further";

export function jobLines(lines: readonly TextLine[]): JobLine[] {
  const isSmall = isInSmallLetters(lines);
  let columns: (Field | null)[] = [];
  const read = withWholeDates(lines).map((line): JobLine => {
    const text = isSmall ? inCapitals(withoutSigns(line)) : withoutSigns(line);
    const cells = text.includes("\t") || /[|]| {3}/.test(text) ? cellsOf(text) : [text];
    const fields = cells.map(fieldOf);
    if (cells.length > 1 && areColumns(fields)) {
      columns = fields;
      return { ...line, text: "", field: null };
    }
    if (cells.length < 2 || cells.length > columns.length) columns = [];
    return { ...line, ...(columns.length > 0 ? inOrder(columns, cells) : labelled(cells, fields)) };
  });
  return withFormValues(read);
}

function withWholeDates(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1];
    const both = below && acrossLines(line.text, below.text);
    if (!below || !both) continue;
    whole[at] = { ...line, text: both[0] };
    whole[at + 1] = { ...below, text: both[1] };
  }
  return whole;
}

const areColumns = (fields: readonly (Field | null)[]): boolean =>
  fields.every((field) => field !== null) ||
  (fields.length > 2 && fields.includes("title") && /\b(?:dates|start)\b/.test(fields.join(" ")));

function withoutSigns({ text, bullet }: TextLine): string {
  const plain = bullet ? text.slice(bulletLength(text)) : text;
  if (!/[[*#@_]/.test(plain)) return plain;
  return plain
    .replace(/^#+\s+|\*\*|__|[[\]]/g, "")
    .replace(/\*([^*]+)\*/g, "$1")
    .replace(/ @ /g, " at ");
}

const cellsOf = (text: string) => text.replace(/^\s*\||\|\s*$/g, "").split(/\s*[\t|]\s?| {3,}/);

function isInSmallLetters(lines: readonly TextLine[]): boolean {
  const heads = lines.filter(
    ({ text, bullet }, at) =>
      !bullet &&
      /^\W{0,9}\p{L}/u.test(text) &&
      lines.slice(at, at + 3).some((line) => /\b(?:19|20)\d\d/.test(line.text)),
  );
  return heads.filter(({ text }) => /^\W{0,9}\p{Ll}/u.test(text)).length * 2 > heads.length;
}

/** In a CV without capitals "forklift driver" is a title as well. */
const inCapitals = (text: string) =>
  SENTENCE_ENDS.test(text) || text.length > LONGEST_SMALL
    ? text
    : text.replace(/(?<![\p{L}'’])(?!(?:and|the|for|now|present|to|at|of)\b)\p{Ll}(?=\p{L}{2})/gu, (letter) =>
        letter.toUpperCase(),
      );
const SENTENCE_ENDS = /(?<!\b(?:present|now|today|to date|(?:19|20)\d{2}))[.!?]$/i;
const LONGEST_SMALL = 60;

type Read = { text: string; field: Field | null };

const ORDER: readonly (Field | null)[] = ["title", "firm", "dates", null, "duties", "further"];

function inOrder(columns: readonly (Field | null)[], cells: readonly string[]): Read {
  const dates = columns.flatMap((field, at) =>
    /^(?:start|end)$/.test(field ?? "") ? (cells[at] ?? []) : [],
  );
  const named = (field: Field | null) => cells.filter((_, at) => columns[at] === field);
  const parts = ORDER.flatMap((field) =>
    field === "dates" ? [...named(field), dates.join(" – ")] : named(field),
  );
  return { text: parts.filter((part) => part.trim() !== "").join(" | "), field: null };
}

function labelled(cells: readonly string[], fields: readonly (Field | null)[]): Read {
  const columns: (Field | null)[] = [];
  const values: string[] = [];
  for (const [at, cell] of cells.entries()) {
    if (at > 0 && fields[at - 1] !== null) continue;
    const [label, value] = fields[at] === null ? labelIn(cell) : [cell, cells[at + 1] ?? ""];
    columns.push(label === null ? null : fieldOf(label));
    values.push(value);
  }
  if (columns.filter((field) => field !== null).length > 1) return inOrder(columns, values);
  return { text: values.filter((value) => value.trim() !== "").join(" | "), field: columns[0] ?? null };
}

function labelIn(cell: string): [string | null, string] {
  const long = LONG_LABEL.exec(cell)?.[0];
  const label = long ?? /^[\p{L} /'’&()–-]{2,45}(?=:\s)/u.exec(cell)?.[0];
  const field = label === undefined ? null : fieldOf(label);
  if (label === undefined || field === null) return [null, cell];
  const value = cell.slice(label.length).replace(/^\s*:?\s*/, "");
  return [label, field === "start" ? value.replace(/\s+(?:to|until):\s*/i, " – ") : value];
}

/** A label on a line of its own names the next; "From" and "To" on two lines are one stretch of time. */
function withFormValues(lines: JobLine[]): JobLine[] {
  const has = (field: Field) => lines.some((line) => line.field === field);
  if (!has("title") || !(has("firm") || has("dates") || has("start"))) return lines;
  const read = lines.map((line, at) => {
    const before = lines[at - 1];
    return line.field === null && before?.field && before.text === ""
      ? { ...line, field: before.field }
      : line;
  });
  for (const [at, line] of read.entries()) {
    if (line.field !== "start" || dateRanges(line.text).length > 0) continue;
    const end = read.slice(at + 1, at + 4).find(({ field, text }) => field === "end" && text !== "");
    if (end && line.text !== "") read[at] = { ...line, text: `${line.text} – ${end.text}` };
  }
  return read;
}

export type Head = { role: number; firm: number | null };

/** Of the labelled lines around dates those that name title and firm, in the order that the form has. */
export function labelledHead(lines: readonly JobLine[], index: number): Head | null {
  const isDated = ({ field, text }: JobLine) => (field === "dates" || field === "start") && text !== "";
  const own = lines[index];
  if (own === undefined || !isDated(own)) return null;
  const first = lines.findIndex(isDated);
  const isAbove = lines.slice(0, first).some(({ field }) => field === "title");
  const from = isAbove ? lines.findLastIndex((line, at) => at < index && isDated(line)) + 1 : index;
  const ends = (line: JobLine) => isDated(line) || (isAbove && line.field === "title");
  const after = lines.findIndex((line, at) => at > index && ends(line));
  const find = (field: Field) => {
    const at = lines.findIndex(
      (line, each) => each >= from && line.field === field && line.text !== "" && (after < 0 || each < after),
    );
    return at < 0 ? null : at;
  };
  const role = find("title");
  return role === null ? null : { role, firm: find("firm") };
}
