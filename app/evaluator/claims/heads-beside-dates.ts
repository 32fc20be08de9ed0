import { isMostlyNamed, wordsOf } from "../text/words";
import { type DateRange, dateRanges } from "./dates";
import type { Head, JobLine } from "./job-lines";
import { isDeed, isOfPaper, isProperName, isRole, namesRole, partsOf, saysRole } from "./job-titles";
import type { Placed } from "./sections";
import { LONGEST_TITLE_LINE, MOST_TITLE_WORDS, withoutDates } from "./without-dates";

/** Lines before `free` are of the jobs before. */
export type Dated = { lines: readonly JobLine[]; sections: readonly Placed[]; free: number };

/** "Waiter, Elm Inn." and "Two Valleys Cycles, Dapto. Mechanic." end with a full stop, and tell nothing. */
function endsSentence(text: string): boolean {
  if (!/[.!?]$/.test(text)) return false;
  const [first = "", last = first] = text.slice(0, -1).split(". ");
  const isTitled = isRole(last) && wordsOf(last).length <= MOST_TITLE_WORDS && isProperName(first);
  return !(text.endsWith(".") && (isTitled || (text.includes(",") && isRole(text.split(",", 1)[0] ?? ""))));
}

/** The line that names the job, next to one with nothing but dates; empty where none does. */
export function neighbour(cv: Dated, index: number): number[] {
  const isOfTheNext = dateRanges(cv.lines[index + 2]?.text ?? "").length > 0;
  for (const at of isOfTheNext ? [index - 1, index + 1] : [index + 1, index - 1]) {
    const line = at < Math.max(1, cv.free) ? undefined : cv.lines[at];
    if (!line?.text || cv.sections[at]?.heading || line.bullet || line.text.length > LONGEST_TITLE_LINE)
      continue;
    if (dateRanges(line.text).length > 0 || endsSentence(line.text) || isDeed(line.text)) continue;
    return [at];
  }
  return [];
}

/** Title, firm and dates on a line each, in any order; of two lines one is the title by what they say. */
export function roleAndFirm(cv: Dated, index: number): Head | null {
  const over = cv.lines[index]?.afterGap ? [] : plainHeads(cv, index, -1);
  const under = plainHeads(cv, index, 1);
  const [last] = over;
  const pair = tripleOf(over) ?? pairOf(over[1], last);
  if (pair) return pair;
  if (last && isRole(last.text))
    return { role: last.at, firm: under[0] && isFirm(under[0].text) ? under[0].at : null };
  const [next, second] = under;
  return pairOf(next, second && (isRole(second.text) || isProperName(second.text)) ? second : undefined);
}

type HeadLine = { text: string; at: number; isFirst: boolean };

/** Up to three lines next to the dates, the nearest first; how much somebody worked is none of them. */
function plainHeads(cv: Dated, index: number, step: 1 | -1): HeadLine[] {
  const heads: HeadLine[] = [];
  for (let at = index + step; heads.length < 3 && at >= Math.max(1, cv.free); at += step) {
    const line = cv.lines[at];
    if (!line || line.bullet || cv.sections[at]?.heading || !isPlainHead(line.text)) break;
    if (step > 0 && line.afterGap) break;
    const before = cv.lines[at - 1];
    const isFirst =
      line.afterGap ||
      !before ||
      before.bullet ||
      at === cv.free ||
      cv.sections[at - 1]?.heading ||
      /[.!?;]$/.test(before.text);
    const text = withoutDates(line.text, null).replace(/\s*\(.*/, "");
    if (text !== "") heads.push({ text, at, isFirst: isFirst === true });
    if (step < 0 && line.afterGap) break;
  }
  return heads;
}

/** With the town on a line of its own, below the firm or below the title. */
function tripleOf([third, second, first]: readonly HeadLine[]): Head | null {
  if (!third || !second || !first?.isFirst) return null;
  const isRoleLine = [first, second, third].map(({ text }) => isRole(text));
  if (isRoleLine.filter(Boolean).length !== 1 || !isProperName(first.text)) return null;
  if (isRoleLine[0]) return { role: first.at, firm: second.at };
  return { role: isRoleLine[1] ? second.at : third.at, firm: first.at };
}

function pairOf(one: HeadLine | undefined, other: HeadLine | undefined): Head | null {
  if (!one || !other) return null;
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const isNameOfAFirm = (text: string) => !isRole(text.split(",")[0] ?? "");
  if (isRole(first.text) && isNameOfAFirm(second.text)) return { role: first.at, firm: second.at };
  const isFirmFirst = isProperName(first.text) && isNameOfAFirm(first.text);
  if (isRole(second.text) && isFirmFirst) return { role: second.at, firm: first.at };
  if (isFirm(second.text) && !isFirm(first.text) && isProperName(first.text))
    return { role: first.at, firm: second.at };
  return null;
}
const isFirm = (text: string) => isProperName(text) && OF_A_FIRM.test(text);
const OF_A_FIRM =
  /\b(?:Ltd|Limited|LLP|plc|PLC|Inc|LLC|GmbH|Co|Company|Group|Hotel|Hospital|School|College|University|Solicitors|Council|Trust|NHS|Bank|Restaurant|Services|Partners|Home|Centre|Center|Surgery|Practice)\b|^[^,]+, \p{Lu}/u;

const isPlainHead = (text: string) =>
  text.length <= LONGEST_TITLE_LINE && !/[.!?;]$|\d{4}/.test(text) && dateRanges(text).length === 0;

/** The line above a firm and its dates that is the title; empty where none is. */
export function titleAbove(cv: Dated, index: number, bare: string, range: DateRange): number[] {
  const { at } = range;
  const line = cv.lines[index - 1];
  const own = partsOf(bare);
  const hasRole = own.some(isRole);
  if (
    !line ||
    index <= Math.max(1, cv.free) ||
    /^(?:skills|referees)$/.test(cv.sections[index]?.section ?? "") ||
    cv.sections[index - 1]?.heading ||
    line.bullet ||
    line.text.length > 70 ||
    wordsOf(bare).length > 8 ||
    (hasRole && !isMostlyNamed(line.text)) ||
    (hasRole && own.length > 1 && (at === 0 || bare.includes("|")))
  )
    return [];
  if (VOLUNTEERS.test(bare) || isNoTitle(line.text)) return [];
  if (cv.lines[index]?.afterGap && (hasRole || range.end !== null || !isHeadline(cv, index - 1))) return [];
  return wordsOf(line.text).length <= 7 && /^\p{Lu}/u.test(line.text) && cv.lines[index]?.bullet !== true
    ? [index - 1]
    : [];
}

const isNoTitle = (text: string): boolean =>
  isDeed(text) ||
  (/^\p{Lu}{3,}$/u.test(text) && !namesRole(text)) ||
  ((LISTED.test(text) || isOfPaper(text)) && !saysRole(text)) ||
  /[.!?;,:]$|(?:19|20)\d{2}/.test(text);

/** "Florist" below a name is what somebody is in a job that names only the shop. */
const isHeadline = (cv: Dated, at: number): boolean =>
  at > 0 &&
  at <= LAST_HEADLINE &&
  cv.free === 0 &&
  isRole(cv.lines[at]?.text ?? "") &&
  !ONLY_HOPED.test(cv.lines[at]?.text ?? "");
const LAST_HEADLINE = 5;
const ONLY_HOPED =
  /\b(?:aspiring|student|graduate|trainee|career|seeking|looking|former(?:ly)?|retired|returning|future)\b/i;

const LISTED =
  /^(?:(?:recent|past|previous|selected|main|my|other|earlier|short|some) )?(?:contracts|jobs|posts|roles|positions|projects|clients|assignments|bookings|engagements|placements)\b/i;
const VOLUNTEERS = /^\W{0,9}volunt/i;

export function roleBelow(cv: Dated, index: number): { role: string; isWhole: boolean } | null {
  const line = cv.lines[index + 1];
  if (!line || line.bullet || line.afterGap || cv.sections[index + 1]?.heading) return null;
  const bare = withoutDates(line.text.replace(/^\p{L}[\p{L} ]{1,24}:\s+/u, "").replace(ON_TERMS, ""), null);
  const [written = ""] = bare.split(/[.,;:(]|\s(?:in|at|with|on|for) (?:an?|the)\s/);
  const first = written.charAt(0).toUpperCase() + written.slice(1);
  if (dateRanges(line.text).length > 0 || !isRole(first)) return null;
  return { role: first.trim(), isWhole: wordsOf(line.text).length <= MOST_WORDS_OF_A_HEAD };
}
const MOST_WORDS_OF_A_HEAD = 8;
const ON_TERMS = /^(?:(?:full|part)[- ]time|permanent|temporary|casual|seasonal|senior|sole) (?=\p{Ll})/iu;
