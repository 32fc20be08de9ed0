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
};

const BULLET =
  /^(?:-{1,2}>?|=>|[*+–—•◦▪●‣·»✓✔➢→\uF0A7\uF0B7]|o(?=\t)|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)])\s+|^-(?=\p{Lu}\p{Ll})/u;
const HASHES = /^(?:#{1,6}|>{1,2})\s*(?=\S)/;
const RULE = /^\s*[-_=*\s]{3,}$/;
/** A shorter line was ended by its writer, a longer one perhaps by the width of a page. */
const WRAPPED = 45;
const LONGEST_BOLD = 120;

export function postingLines(posting: string): PostingLine[] {
  const shouted = isShouted(posting);
  const lines: PostingLine[] = [];
  let blank = true;
  let at = 0;
  for (const raw of posting.split("\n")) {
    const start = at;
    at += raw.length + 1;
    if (raw.trim() === "" || RULE.test(raw)) {
      blank = true;
      continue;
    }
    const line = lineAt(raw.replace(/\r$/, ""), start, blank, shouted);
    const before = lines.at(-1);
    if (before && !blank && goesOn(before, line)) {
      before.text = `${before.text} ${line.text}`;
      before.end = line.end;
    } else lines.push(line);
    blank = false;
  }
  return lines.map((line, at) => {
    const inList =
      isArrow(line) && [lines[at - 1], lines[at + 1]].some((beside) => beside && isArrow(beside));
    return inList ? { ...line, bullet: true, marked: false } : line;
  });

  function isArrow({ start, text }: PostingLine): boolean {
    return text !== "" && />\s*$/.test(posting.slice(Math.max(0, start - 4), start));
  }
}

function isShouted(posting: string): boolean {
  const lines = posting.split("\n").filter((line) => /\p{L}{3}/u.test(line));
  return lines.length > 3 && lines.filter(inCapitals).length > lines.length * 0.8;
}

function lineAt(raw: string, start: number, blankBefore: boolean, shouted: boolean): PostingLine {
  const indent = (/^[\s\u00A0]*/.exec(raw)?.[0] ?? "").replace(/\t/g, "    ").length;
  let rest = raw.trimStart();
  const mark = BULLET.exec(rest)?.[0] ?? "";
  const bullet = mark + (BULLET.exec(rest.slice(mark.length))?.[0] ?? "");
  rest = rest.slice(bullet.length);
  const hashes = HASHES.exec(rest)?.[0] ?? "";
  rest = rest.slice(hashes.length).trimEnd();
  const bold = /^(\*\*|__|\*|_)(?=\S)(.+?)\1/.exec(rest);
  const whole = bold !== null && /^[\s:.]*$/.test(rest.slice(bold[0].length));
  const text = withoutSigns(rest);
  const from = raw.length - raw.trimStart().length + bullet.length + hashes.length;
  return {
    text,
    start: start + from,
    end: start + from + rest.length,
    indent,
    bullet: bullet !== "",
    marked: hashes !== "" || (whole && text.length <= LONGEST_BOLD) || (!shouted && inCapitals(text)),
    bold: bold && !whole ? withoutSigns(bold[2] ?? "") : null,
    blankBefore,
  };
}

const withoutSigns = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*{1,3}|_{2,3}|`+)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}])_(?=\S)(.+?)(?<=\S)_(?![\p{L}\p{N}])/gu, "$1")
    .replace(/^\*{1,3}|\*{1,3}$/g, "")
    .replace(/\\([\\`*_[\]<#&])/g, "$1")
    .trim();

const inCapitals = (text: string) =>
  text.length <= 90 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d{3}/.test(text);

const goesOn = (before: PostingLine, line: PostingLine) =>
  !line.bullet &&
  !line.marked &&
  !before.marked &&
  before.text.length >= WRAPPED &&
  !/[.!?:;]$/.test(before.text) &&
  (/^\p{Ll}/u.test(line.text) || /[,–-]$|\b(?:and|or|of|with|the|a|in|to|for)$/.test(before.text));
