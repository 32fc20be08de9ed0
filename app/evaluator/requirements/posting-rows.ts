import type { Section } from "../data/posting-headings";
import { sectionOf } from "./heading-section";
import { signedRows } from "./posting-legend";
import { type PostingRow, sliceOf } from "./posting-row";
import { tabledRows } from "./posting-table";

export const postingRows = (posting: string): PostingRow[] =>
  clockedRows(
    picturedRows(
      numberedRows(
        codedRows(askedRows(signedRows(spacedRows(tabledRows(withoutPages(withoutMail(rowsOf(posting)))))))),
      ),
    ),
  );

function rowsOf(posting: string): PostingRow[] {
  let start = 0;
  return posting.split(RUN_IN).map((text) => {
    const row = { text: text.replace(/\r$/, ""), start, laid: null };
    start += text.length + 1;
    return row;
  });
}

/** "… as it was. **On site.** Expect …": a heading within a paragraph begins a row as well. */
const RUN_IN = /\n|(?<=[.!?]) (?=\*\*[^*\n]{2,60}\*\* \S)/;

const blank = (row: PostingRow): PostingRow => ({ ...row, text: "" });

/** Of a mail that was passed on, without its heads and the marks before what it quotes. */
function withoutMail(rows: readonly PostingRow[]): PostingRow[] {
  const quoted = rows.filter(({ text }) => QUOTED.test(text));
  const isMail = quoted.length > 3 && quoted.some(({ text }) => /^[\s>]*(?:$|From: )/.test(text));
  const plain = isMail ? rows.map((row) => sliceOf(row, QUOTED.exec(row.text)?.[0].length ?? 0)) : rows;
  const isHead = (row: PostingRow | undefined) => row !== undefined && MAIL_HEAD.test(row.text);
  return plain.map((row, at) =>
    isHead(row) && (isHead(plain[at - 1]) || isHead(plain[at + 1])) ? blank(row) : row,
  );
}
const QUOTED = /^\s*(?:>\s?)+/;
const MAIL_HEAD = /^\s*(?:From|Sent|Date|To|Cc|Subject): \S/;

/** What stands more than once and above or below a number of a page is part of each page's frame. */
function withoutPages(rows: readonly PostingRow[]): PostingRow[] {
  const isPage = rows.map(({ text }) => PAGE.test(text) || PAGE_BESIDE.test(text));
  const isFrame = ({ text }: PostingRow, at: number) =>
    (isPage[at - 1] || isPage[at + 1]) && rows.filter((other) => other.text === text).length > 1;
  return rows.filter((row, at) => !isPage[at] && (row.text === "" || !isFrame(row, at)));
}
const PAGE_BESIDE = /\s{2,}page \d{1,3}(?: of \d{1,3})?\s*$/i;
const PAGE =
  /^\s*(?:-{3,}\s*(?:original|forwarded)\b.*-{3,}|\p{Lu}{2,}\/\p{Lu}{2,}\/\S*\d\S*(?:\s+v[\d.]+)?|page\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|\/)\s*\d{1,3}|[-–]\s*\d{1,3}\s*[-–]|(?:(?:job|post|vacancy)\s+)?ref(?:erence)?\.?(?:\s+no\.?)?:?\s+(?=\S*\d)\S+)\s*$/iu;

/** "System     Used to a till     MUST": columns that only spaces part, the last of which judges. */
function spacedRows(rows: readonly PostingRow[]): PostingRow[] {
  const judged = rows.map(({ text, laid }) => (laid === null ? JUDGED.exec(text) : null));
  if (judged.filter(Boolean).length < FEWEST_QUESTIONS) return [...rows];
  return rows.map((row, at) => {
    const [, before = "", told = "", verdict = ""] = judged[at] ?? [];
    if (told === "") return JUDGES.test(row.text) ? sliceOf(row, 0, row.text.search(JUDGES)) : row;
    const section = /^(?:plus|d|n)/i.test(verdict) ? "nice" : "must";
    return {
      ...sliceOf(row, before.length, before.length + told.length),
      laid: { part: "point", section },
    };
  });
}
const JUDGED =
  /^(\s*(?:\S+(?: \S+){0,2}(?:\s{3,}|\t+))?)(\S+(?: \S+)*)\s{2,}(must|plus|essential|desirable|required|nice to have)\s*$/i;
const JUDGES = /(?<!\s)\s{3,}(?:must|essential|required)\s*\/\s*(?:plus|desirable|nice to have)\s*$/i;

function askedRows(rows: readonly PostingRow[]): PostingRow[] {
  const asked = rows.filter(({ text }) => QUESTION.test(text)).length;
  if (asked < FEWEST_QUESTIONS || rows.filter(({ text }) => ANSWER.test(text)).length < asked / 2)
    return [...rows];
  return rows.map((row, at) => {
    const question = QUESTION.exec(row.text);
    if (question) return { ...sliceOf(row, question[0].length), laid: { part: "heading" } };
    const isOfUs = /\bwho are you\b/i.test(rows[at - 1]?.text ?? "");
    const answer = sliceOf(row, ANSWER.exec(row.text)?.[0].length ?? 0);
    return isOfUs ? { ...answer, laid: { part: "prose", section: "about" } } : answer;
  });
}
const QUESTION = /^\s*(?:\*\*)?Q\d*[:.)](?:\*\*)?\s+(?=\S.*\?)/i;
const ANSWER = /^\s*(?:\*\*)?A\d*[:.)](?:\*\*)?\s+(?=\S)/i;
const FEWEST_QUESTIONS = 3;

/** "E1 …", "E2 …", "D1 …": each letter's codes count up from one, and at least one of them to three. */
function codedRows(rows: readonly PostingRow[]): PostingRow[] {
  const codes = rows.map(({ text, laid }) => (laid === null ? CODE.exec(text) : null));
  const isInTurn = (letters: string) => {
    const own = codes.flatMap((code) => (code?.[1] === letters ? Number(code[2]) : []));
    return own.every((number, at) => number === at + 1) ? own.length : 0;
  };
  const lengths = new Map(codes.flatMap((code) => (code?.[1] ? [[code[1], isInTurn(code[1])]] : [])));
  if (Math.max(0, ...lengths.values()) < FEWEST_QUESTIONS) return [...rows];
  return rows.map((row, at) => {
    const code = codes[at];
    return code && (lengths.get(code[1] ?? "") ?? 0) > 1
      ? { ...sliceOf(row, code[0].length), laid: { part: "point", section: bySort(code[1]) } }
      : row;
  });

  function bySort(letters: string | undefined): Section | null {
    if (!lengths.has("E") || !lengths.has("D")) return null;
    return letters === "D" ? "nice" : letters === "E" ? "must" : null;
  }
}
const CODE = /^\s*\(?(\p{Lu}{1,3})[-. ]?(\d{1,2})[.):]?\s+(?=\S)/u;

/** "3. Duties" above "3.1 To repair the roof", or above prose: the parts and paragraphs of a document. */
function numberedRows(rows: readonly PostingRow[]): PostingRow[] {
  const paragraphs = rows.map(({ text, laid }) => (laid === null ? PARAGRAPH.exec(text) : null));
  const numbers = new Set(paragraphs.flatMap((own) => own?.[1] ?? []));
  const ofParagraphs = ({ text }: PostingRow) => numbers.has(PART.exec(text)?.[1] ?? "");
  const isNumbered =
    (rows.some(({ text }) => FIRST.test(text)) && rows.filter(ofParagraphs).length >= FEWEST_PARTS) ||
    [...numbers].some((part) => countsUp(paragraphs.filter((own) => own?.[1] === part)));
  const ofProse = isNumbered ? [] : partsOfProse(rows);
  if (!isNumbered && ofProse.length === 0) return [...rows];
  return rows.map((row, at) => {
    const own = isNumbered ? paragraphs[at] : null;
    if (own) return { ...sliceOf(row, own[0].length), laid: { part: "point", section: null } };
    const isPart = row.laid === null && (isNumbered ? ofParagraphs(row) : ofProse.includes(row));
    return isPart
      ? { ...sliceOf(row, PART.exec(row.text)?.[0].length ?? 0), laid: { part: "heading" } }
      : row;
  });
}

/** "1. The post", "2. The person": none beside another, and most of them headings that we know. */
function partsOfProse(rows: readonly PostingRow[]): PostingRow[] {
  const filled = rows.filter(({ text }) => text.trim() !== "");
  const parts = filled.filter(({ text }) => PART.test(text));
  const below = (row: PostingRow) => filled[filled.indexOf(row) + 1] ?? row;
  const isBeside = (row: PostingRow) => parts.includes(below(row));
  const isOfAList = (row: PostingRow) => /^\s+[-*•–◦]\s/.test(below(row).text);
  const known = parts.filter(({ text }) => sectionOf(text.replace(PART, "")) !== null).length;
  const ascends = parts.every(({ text }, at) => Number(PART.exec(text)?.[1]) === at + 1);
  return parts.length > FEWEST_PARTS &&
    ascends &&
    known * 2 > parts.length &&
    !parts.slice(0, -1).some(isBeside) &&
    !parts.every(isOfAList)
    ? parts
    : [];
}
const countsUp = (paragraphs: readonly (RegExpExecArray | null)[]) =>
  paragraphs.length >= FEWEST_QUESTIONS && paragraphs.every((own, at) => Number(own?.[2]) === at + 1);
const PARAGRAPH = /^\s*(\d{1,2})\.([1-9]\d?)\.?\s+(?=\S)/;
const FIRST = /^\s*1\.1\.?\s/;
const PART = /^\s*(\d{1,2})\.?\s+(?=\p{Lu}.{2,50}$)/u;
const FEWEST_PARTS = 2;

function picturedRows(rows: readonly PostingRow[]): PostingRow[] {
  const pictures = rows.map(({ text, laid }) => (laid === null ? PICTURE.exec(text) : null));
  const isOfFacts = pictures.map((own) => own !== null && OF_FACTS.includes(own[1] ?? ""));
  const tells = pictures.map(
    (own, at) =>
      own !== null &&
      wordsIn(rows[at], own[0].length) >= FEWEST_TOLD &&
      rows[at]?.text.replace(/\uFE0F|\s+$/g, "").endsWith(own[1] ?? "") !== true,
  );
  return rows.map((row, at) => {
    const own = pictures[at];
    if (!own) return row;
    const isOfRun = tells[at] && runAt(tells, at) >= FEWEST_PICTURED;
    const isRepeated = [pictures[at - 1], pictures[at + 1]].some((beside) => beside?.[1] === own[1]);
    if (!isOfRun && !isRepeated) return row;
    const isFact = isOfRun && (isOfFacts[at] || factsAround(tells, isOfFacts, at) * 2 >= runAt(tells, at));
    return {
      ...sliceOf(row, own[0].length),
      laid: isFact ? { part: "prose", section: "facts" } : { part: "point", section: null },
    };
  });
}
const PICTURE = /^\s*(\p{Extended_Pictographic})\uFE0F?\s*(?=\S)/u;
const OF_FACTS = [..."📍🏢🏠🏡🗺💰💷💶💵💲🤑"];
const FEWEST_TOLD = 4;
const FEWEST_PICTURED = 3;
const wordsIn = (row: PostingRow | undefined, from: number) =>
  row?.text.slice(from).match(/\S+/g)?.length ?? 0;

function rangeAt(tells: readonly boolean[], at: number): [first: number, end: number] {
  let first = at;
  while (tells[first - 1]) first -= 1;
  let end = at;
  while (tells[end]) end += 1;
  return [first, end];
}

const runAt = (tells: readonly boolean[], at: number): number => {
  const [first, end] = rangeAt(tells, at);
  return end - first;
};

const factsAround = (tells: readonly boolean[], isOfFacts: readonly boolean[], at: number): number =>
  isOfFacts.slice(...rangeAt(tells, at)).filter(Boolean).length;

function clockedRows(rows: readonly PostingRow[]): PostingRow[] {
  const isClocked = ({ text, laid }: PostingRow) =>
    laid === null && CLOCK.test(text) && /[.!]/.test(text.slice(6));
  if (rows.filter(isClocked).length < DAY) return [...rows];
  return rows.map((row) =>
    isClocked(row)
      ? { ...sliceOf(row, CLOCK.exec(row.text)?.[0].length ?? 0), laid: { part: "prose", section: "duties" } }
      : row,
  );
}
const CLOCK =
  /^\s*(?:at )?\d{1,2}(?:[.:]\d{2}(?: ?[ap]\.?m\.?)?| ?[ap]\.?m\.?)(?: ?[-–] ?\d{1,2}(?:[.:]\d{2})?(?: ?[ap]\.?m\.?)?)?\s*[-–:.]?\s+(?=\p{Lu})/iu;
const DAY = 3;
