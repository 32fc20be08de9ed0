import { CV_HEADINGS } from "../data/headings";
import { isListed, isWord } from "./dictionary";
import { ENDS, FULL, hasRoom, hyphenated, type Page, type Row, SHORTEST } from "./page-rows";
import { isMostlyNamed } from "./words";

const DATED =
  /^\W{0,3}(?:\d{1,2}\s*[/.]\s*)?(?:(?!(?:since|until|till|from|before|after|during|around|about|over)\b)\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}\b/u;
/** "Recognised in Ireland" over "from 2021.", and a card over the list of its parts in brackets. */
const GOES_WITH_IT = /^(?:(?:from|since|until|in) (?:\p{L}{3,9} )?(?:19|20)\d{2}\.$|\(\p{L}[^()]*,[^()]*\))/u;
const BEGUN = /^\W{0,3}(?:\d{1,2}\s*[/.]\s*)?(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}\s?[–—-]\s\p{L}/u;
/** A line that ends in one of these goes on in the next. */
const GOES_ON =
  /(?:,|&|\/|\||\b(?:a|an|[tT]he|of|in|on|at|to|for|from|with|by|and|or|as|that|who|which|is|was|are|were|I|i|my|our|their|his|her|its|this|these|than|into|per|but|when|where|while|because|if|not|no|all|(?<!\b\d+ \p{L}+ )each|every|under|over|between|through|during|up|about|around|until|since|after|before|like|any|some|across|among|within|without|against|via|towards|near))$/u;
const inSmall = (text: string) =>
  text.length > 1 && text === text.toUpperCase() ? text.toLowerCase() : text;
export const leadsOn = (text: string): boolean => GOES_ON.test(inSmall(text));

const DATE_AT_END = /(?:(?:19|20)\d{2}|present|now|today|to date|current)\)?$/i;
const FROM_DATE = /\b(?:19|20)\d{2}\s*(?:to|until|till|–|—|-)$/i;
const YEAR_AT_END = /\b(?:19|20)\d{2}$/;
/** "To present" in a row of its own is a form's. */
const AND_UNTIL =
  /^(?:–|—|-|to|until|till)\s*(?:(?:\p{L}{3,9}\.?\s+|\d{1,2}\s*[/.]\s*)?(?:19|20)\d{2}|[Pp]resent|[Nn]ow|[Tt]oday|date|[Cc]urrent)\b/u;
const IN_BRACKETS = /^\((?:19|20)\d{2}\)(?:,\s|\s\p{Ll})/u;
const ONLY_DATES =
  /^\W{0,9}(?:(?:\d{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|to|until|till|present|now|today|date|current)\b[^\w(]*)+(?:\([^()]*\)\W*)?$/i;
const MONTH_AT_END = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?$/i;
const UNTIL_DATE =
  /^(?:(?:\d{1,2}\s*[/.]\s*)?(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}\W*$|(?:present|now|today|date|current)\b)/iu;

export const BEGINS_SMALL = /^(?!i['’\s])\p{Ll}/u;

/** Whether a row says on what the row before began. */
export function goesOn(before: Row & { goneOn: boolean }, row: Row, page: Page): boolean {
  if (!row.gap && isOpen(before.text, row.text)) return true;
  if (beginsAnew(before, row)) return false;
  if (hyphenated(before.text, row.text) || (page.isCut && isHeadCut(before, row, page))) return true;
  const asks = asksForMore(before, page);
  if (DATED.test(row.text))
    return !BEGUN.test(before.text) && asks && (!before.text.endsWith(",") || ONLY_DATES.test(row.text));
  const small = BEGINS_SMALL.test(row.text);
  const isWithin = small && page.hasCapitals;
  if (ENDS.test(before.text)) return isWithin && /[;:]$/.test(before.text);
  if (DATE_AT_END.test(before.text) && (!small || isHeadOfJob(before))) return false;
  if (asks) return true;
  if (isWithin) return before.goneOn || before.text.length >= (page.isCut ? SHORTEST : FULL);
  return hasNoRoom(before.text, row.text, page);
}

/** "Night Auditor, Lantern Inn" over "Nov 2022 - Jun 2024", which stood at the right of a wider page. */
const isDatesOf = ({ text, bullet }: Row, row: Row): boolean =>
  !bullet &&
  !ENDS.test(text) &&
  !/(?:19|20)\d{2}/.test(text) &&
  !isHeading(text) &&
  text.includes(" ") &&
  isMostlyNamed(text) &&
  ONLY_DATES.test(row.text) &&
  RANGE_FIRST.test(row.text);
/** "Nurse, Castle Street Vets." over "Sept 2017 to present.". */
const isHeadCut = (before: Row, row: Row, { width }: Page): boolean =>
  (before.text.length + row.text.length >= width && isDatesOf(before, row)) ||
  (!hasRoom(before.text, row.text, width) &&
    ((YEARS_FIRST.test(before.text) && OF_A_FIRM.test(before.text)) ||
      (HEAD_WITH_STOP.test(before.text) && YEARS_FIRST.test(row.text))));
const OF_A_FIRM = /\b(?:Ltd|Co|Inc|Bros|Corp)\.$/;
const HEAD_WITH_STOP = /^\p{Lu}[^.!?]*,[^.!?]*\.$/u;

/** "Brandreth Heating, engineer, 03.2017 - today": what stands below in small letters was done there. */
const isHeadOfJob = ({ text, goneOn }: Row & { goneOn: boolean }): boolean =>
  !goneOn && RANGE_AT_END.test(text) && !/\b(?:i|we|was|were|from|between|since)\b|[.!?] /i.test(text);
const RANGE_AT_END =
  /(?:19|20)\d{2}\W{1,3}(?:to |until )?(?:(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2}|present|now|today|date)\W*$/iu;

const beginsAnew = ({ text, bullet }: Row, row: Row): boolean =>
  row.bullet ||
  row.gap ||
  (row.isSpread && !leadsOn(text)) ||
  isHeading(row.text) ||
  /^\p{L}:\s/u.test(row.text) ||
  CONTACT_AT_END.test(text) ||
  (row.text.startsWith("|") && text.endsWith("|")) ||
  (bullet && belowPoint(text, row));

const belowPoint = (point: string, { text }: Row): boolean =>
  text.length < LONGEST_HEAD &&
  (JOB_WITH_DATES.test(text) || (PAPER_WITH_YEAR.test(text) && !leadsOn(point)));
const PAPER_WITH_YEAR = /^\p{Lu}[^.!?]*, (?:19|20)\d{2}$/u;
const LONGEST_HEAD = 200;
const JOB_WITH_DATES =
  /^\p{Lu}[^.!?]*,[^.!?]*\b(?:19|20)\d{2}\s*(?:-|–|—|to|until)\s*(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|present|now|today)\)?$/iu;
const CONTACT_AT_END = /@\S{1,100}$|\b0\d{3,5} ?\d{5,6}$/;

const asksForMore = ({ text, goneOn }: Row & { goneOn: boolean }, page: Page): boolean =>
  (leadsOn(text) && (goneOn || text.length > 24)) || (page.isCut && ENDS_WITHIN.test(text));

/** "Retired in May. Never touched": who ends sentences has not ended this one. */
const ENDS_WITHIN = /\p{Ll}[.!?] \p{Lu}[^.!?]{2,80}$/u;

/** A range of dates, a date or a bracket that was begun above. */
export const isOpen = (before: string, row: string) =>
  (GOES_WITH_IT.test(row) && !ENDS.test(before) && before.length >= SHORTEST) ||
  (IN_BRACKETS.test(row) && !ENDS.test(before)) ||
  (FROM_DATE.test(before) && UNTIL_DATE.test(row)) ||
  (YEAR_AT_END.test(before) && AND_UNTIL.test(row)) ||
  (MONTH_AT_END.test(before) && /^(?:19|20)\d{2}\b/.test(row)) ||
  (/(?:^|\s)[–—-]$/.test(before) && A_DATE.test(row)) ||
  (YEAR_AT_END.test(before) && /^[–—-]$/.test(row)) ||
  (DATE_AT_END.test(before) && /^\([^()]*\)\.?$/.test(row)) ||
  (NUMBERED.test(before) && /^\d{1,3}\b/.test(row)) ||
  (/\([^()]*$/.test(before) && /^[^()]*\)/.test(row));

const A_DATE = /^(?:since |from )?(?:\d{1,2}\s*[/.]\s*)?(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\b/u;
const NUMBERED = /\b(?:section|article|level|grade|band|class|stage|year|type|part|category)$/i;

const hasNoRoom = (before: string, row: string, { isFilled, width }: Page): boolean =>
  isFilled ? !hasRoom(before, row, width) : isFull(before, row, width);

/** Had the next word no room, and is it none that begins a sentence? */
function isFull(before: string, row: string, width: number): boolean {
  const first = /^\S*/.exec(row)?.[0] ?? "";
  if (before.length < Math.min(48, width * MOST) || hasRoom(before, row, width)) return false;
  if (LABEL.test(row) || (YEARS_FIRST.test(before) && isSentence(row))) return false;
  return /^\p{Lu}/u.test(before.slice(before.lastIndexOf(" ") + 1)) || !isListed(wordOf(first));
}
const MOST = 0.7;
/** "2015 – 2018  Ledger Works, Support" over "Wrote reports" ends in a name, and does not go on. */
const YEARS_FIRST =
  /^\W{0,3}(?:\S{1,9}\s)?\S{0,3}(?:19|20)\d{2}\b.{1,20}(?:(?:19|20)\d{2}|now|today|present|date)\b/iu;
const isSentence = (row: string): boolean => /^\p{Lu}[^\s,]*\s\p{Ll}/u.test(row) && isWord(wordOf(row));
const LABEL = /^\p{Lu}\p{L}{1,14}:\s/u;
const wordOf = (text: string) => /^[\p{L}'’]*/u.exec(text)?.[0].toLowerCase() ?? "";

/** "Receptionist", a hotel's line and "2015 – 2019" below: no end of the sentence above. */
export function opensJob(rows: readonly Row[], at: number): boolean {
  const [before, row, next, second] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]];
  if (!row || !next || !/^\p{Lu}/u.test(row.text) || leadsOn(before?.text ?? "")) return false;
  if (ENDS.test(row.text) || row.text.length > LONGEST_TITLE || YEARS_FIRST.test(before?.text ?? ""))
    return false;
  return (
    DATED.test(next.text) ||
    (second !== undefined && isNameOfFirm(next.text) && RANGE_FIRST.test(second.text))
  );
}
const LONGEST_TITLE = 70;
const isNameOfFirm = (text: string): boolean => /^\p{Lu}/u.test(text) && !leadsOn(text);
const RANGE_FIRST =
  /^.{0,14}(?:19|20)\d{2}\b\W{1,3}(?:to |until |till )?(?:\S{1,9} )?(?:(?:19|20)\d{2}|now|today|present|date|current)\b/iu;

const headings = new Set(Object.values(CV_HEADINGS).flatMap((list) => list.split(", ")));
const isHeading = (line: string) =>
  /^\p{Lu}/u.test(line) && headings.has(line.replace(/:$/, "").toLowerCase());
