import { wordsOf } from "../text/words";
import { isRole, namesRole } from "./job-titles";

export const LONGEST_TITLE_LINE = 90;

/** Title and firm, as they stand beside the dates of a line; `range` is null where it has none. */
export function withoutDates(line: string, range: { at: number; until: number } | null): string {
  const bare = range ? `${line.slice(0, range.at)} ${line.slice(range.until)}` : line;
  const [first = "", second = ""] = bare
    .replace(WHEN, "")
    .replace(UNFILLED, " · ")
    .replace(HOW_MUCH, " ")
    .replace(/\(\s*\)/g, " · ")
    .replace(/[.…_]{3,}/g, " ")
    .replace(/[\s|,–—()·'’-]+$/u, "")
    .replace(/^[\s|,:;.–—()•*·-]+/u, "")
    .replace(WORKED, "")
    .split(/(?<!\b(?:\p{Lu}|Co|Ltd|Inc|Corp|St|Bros|Dept|Dr|Mr|Mrs|Ms|Prof|Univ|No|est|incl))[.:](?=\s)/u);
  if (range && isOfTerms(first)) return "";
  const isTitled = isRole(second.trim()) && wordsOf(second).length <= MOST_TITLE_WORDS && !namesRole(first);
  return isTitled ? `${first} · ${second.trim()}` : first;
}

export const MOST_TITLE_WORDS = 5;

/** On what terms and days somebody worked: no part of a title. */
export const isOfTerms = (text: string): boolean => OF_TERMS.test(text);
const OF_TERMS =
  /^(?:(?:fixed|short)[- ]term|(?:maternity|paternity|holiday|sickness) cover|temp(?:orary)?|permanent|contract|casual|seasonal|agency|term[- ]time(?: only)?|nights?|weekends?|reason for leaving\b.*|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:[,&\s–-]+(?:and |to )?|$))+)$/i;

/** "· 5 yrs 9 mos", "(part-time)", "16 hours a week": how long and how much, and no part of a title. */
const HOW_MUCH =
  /[·|,(–—-]?\s*(?:\bfor )?(?:\b\d{1,2} (?:yrs?|years?|mos?|months?)\b\s*)+\)?|[·|,(–—-]?\s*\b(?:part|full)[- ]time\b\)?|[·|,(–—-]?\s*\b\d{1,2}(?:\.\d+)? ?(?:hours|hrs)\b(?: (?:a|per) week| pw)?\)?/gi;

const WHEN = /^\W{0,9}(?:before(?: that)?|now|then|first|currently|previously|earlier)\s*[:–—-]\s*/i;
/** What a template leaves where nobody wrote a firm and a place. */
const UNFILLED = /\bcompany\s+name\b(?:[\s,|–—-]*\bcity\b)?(?:[\s,|–—-]*\bstate\b)?/gi;

export const WORKED = /^\W{0,4}I (?:have |am )?work(?:ed|ing)? (?:in|at|for|as|like) (?:an? |the )?/i;
export const FOR_ONESELF = /^\W{0,9}(?:self[- ]employed|freelance|sole trader)[^.]*$/i;
