import { rememberedMeanwhile } from "../text/remembered";

/** In months since the year 0, `end` exclusive. `isOpen`: "since 2019"; `isSeason`: "summer 2025". */
export type DateRange = {
  start: number;
  end: number | null;
  at: number;
  until: number;
  isOpen: boolean;
  isSeason: boolean;
};

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const SEASONS: Readonly<Record<string, number>> = { winter: 0, spring: 2, summer: 5, autumn: 8, fall: 8 };
const NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter";
const NAME = `(?:${NAMES}|early|mid|late|end of|start of)`;
const YEAR = "(?:(?:19|20)\\d{2})";
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th)?[\\s./-](?:of\\s)?)?";
const POINT =
  `(?:${DAY}${NAME}\\.?[\\s-]?,?\\s?(?:(?:of|season)\\s)?${YEAR}|${YEAR}\\s\\(?(?:${NAMES})\\b\\)?|` +
  `(?:\\d{1,2}[/.-])?\\d{1,2}\\s?[/.]\\s?${YEAR}|${YEAR}[-/.]` +
  `(?:0[1-9]|1[0-2])(?!\\d)(?:[-/.]\\d{2}(?!\\d))?|${NAME}\\.?\\s?['’]\\d{2}|` +
  `${YEAR}/\\d{2}(?![\\d/])|${YEAR})`;
/** "03/19", "01.03.19" and "Mar 19" are dates only beside another such, or beside "now". */
const SHORT_POINT =
  "(?:(?:\\d{1,2}/)?(?:0[1-9]|1[0-2])/\\d{2}|\\d{1,2}\\.(?:0[1-9]|1[0-2])\\.\\d{2}|" +
  `(?<=['’])\\d{2}|(?:${NAMES})\\.?[\\s-]?\\d{2})(?![\\d/]|[.]\\d|,?\\s${YEAR})`;
const PRESENT =
  "\\(?(?:(?:(?:until|till|up to) )?(?:(?:the )?present(?: day)?|now|today)|(?:(?:up )?to|till) date|date|" +
  "current(?:ly)?|ongoing|still (?:here|there|in (?:the )?(?:post|role|job)|employed|working)|" +
  `heute|jetzt|obecnie|aujourd.hui|prezent|(?:${NAME}\\s)?this (?:year|month|spring|summer|autumn|winter))`;
const UNTIL = "\\s{0,2}(?:–|—|->|→|-|(?:up )?to|until|till|through|bis)\\s{0,2}";
const RANGE = new RegExp(
  `(?:\\bfrom\\s)?\\b(?:(${POINT}|(?:${NAMES})(?=${UNTIL}(?:${NAMES}),?\\s?(?:season\\s)?${YEAR}))` +
    `(?:${UNTIL}|\\s?[|\\t]\\s?)` +
    `(?:(${POINT})|(${PRESENT})\\b|['’]?(\\d{2})\\b(?!\\s?(?:[./%]|hours|hrs|people|staff)))|` +
    `(${SHORT_POINT})(?:${UNTIL}|\\s?[|\\t]\\s?)(?:['’]?(${SHORT_POINT})|(${PRESENT})\\b))|` +
    `\\b(?:since|from|seit|joined(?: \\p{Lu}[\\p{L}&’'-]*){0,3}(?: in)?)\\s(${POINT})|` +
    "(?<=(?:^|[,|–—(·-])\\s{0,2})" +
    `((?:spring|summer|autumn)(?: season)? ${YEAR})(?=\\s*(?:$|[)|·\\n]|,(?!\\s?\\d)))|` +
    `\\b(${POINT})\\s?(?:onwards?|(?:[–—→-]|->)\\s*(?=$|\\n|[),;:|\\]]|\\s{2}))`,
  "giu",
);

/** Stretches of time in a text, such as "03/2017 – present", "since 2019", "Winter 2016 – now", "2011–14". */
export const dateRanges = rememberedMeanwhile((text): readonly DateRange[] => {
  if (!/\d\d/.test(text)) return [];
  return [...text.matchAll(RANGE)].flatMap((match): DateRange[] => {
    const [whole, full, fullEnd, present, tail, short, shortEnd, now, since, season, open] = match;
    const [first = "", last] = [full ?? short, fullEnd ?? shortEnd];
    const year = YEARS.exec(last ?? "")?.[0];
    const isMonth = full !== undefined && !/\d/.test(full);
    const until = match.index + whole.length;
    const start = monthOf(since ?? open ?? season ?? (isMonth ? `${full} ${year}` : first), 0);
    if (start === null) return [];
    if (season !== undefined)
      return [
        { start, end: start + MONTHS_OF_A_SEASON, at: match.index, until, isOpen: false, isSeason: true },
      ];
    const isGoingOn = (present ?? now ?? since ?? open) !== undefined;
    const end = isGoingOn ? null : monthOf(last ?? within(first, tail ?? ""), 12);
    if (end !== null && (end < start || end - start > 12 * 60)) return [];
    return [{ start, end, at: match.index, until, isOpen: since !== undefined, isSeason: false }];
  });
});
const MONTHS_OF_A_SEASON = 3;

const BEGUN = new RegExp(`^\\s{0,9}(${POINT})\\s?[–—-](?=\\s{2,}\\p{L})`, "iu");
const ENDED = new RegExp(`^\\s{0,9}(${POINT}|${PRESENT})(?=\\s{2,}\\S|\\s*$)`, "iu");

/** "Sep 1994 -  Bus driver" over "Jun 2021  in Skipton", a column of dates: each line as if it held both. */
export function acrossLines(line: string, below: string): [string, string] | null {
  const begun = BEGUN.exec(line);
  const ended = ENDED.exec(below);
  if (!begun?.[1] || !ended?.[1]) return null;
  const both = `${begun[1]} – ${ended[1]}`;
  return [both + line.slice(begun[0].length), below.slice(ended[0].length)];
}
const YEARS = /(?:19|20)\d{2}/;

const within = (first: string, short: string) => `${YEARS.exec(first)?.[0].slice(0, 2) ?? "20"}${short}`;

function monthOf(point: string, whole: 0 | 12): number | null {
  const written = YEARS.exec(point)?.[0] ?? /\d{2}(?=\D*$)/.exec(point)?.[0];
  if (written === undefined) return null;
  const isShort = written.length === 2;
  const year = Number(isShort ? `${Number(written) > 50 ? "19" : "20"}${written}` : written);
  const rest = (isShort ? point.replace(/\d{2}\D*$/, "") : point.replace(written, "")).toLowerCase();
  const name = MONTHS.findIndex((month) => new RegExp(`\\b${month}`).test(rest));
  if (name >= 0) return year * 12 + name + (whole ? 1 : 0);
  const numbers = (rest.match(/\d+/g) ?? []).map(Number);
  if (/^\d{4}\/\d{2}$/.test(point) && Number(numbers[0]) > 12) return (year + (whole ? 1 : 0)) * 12;
  const isMonth = (each: number) => each >= 1 && each <= 12;
  const number = point.startsWith(written) ? numbers.find(isMonth) : numbers.findLast(isMonth);
  if (number) return year * 12 + number - (whole ? 0 : 1);
  const season = Object.keys(SEASONS).find((each) => rest.includes(each));
  return year * 12 + (season ? (SEASONS[season] ?? 0) : 0);
}

/** What is said of a year in these words is when something ends or is hoped for. */
const AHEAD =
  /\b(?:until|till|to|exp\w*|valid|renew(?:al)? due|due|by|next|hope|plan|expected|want|will)\b[^.\n]{0,25}$/i;

/** Months since the year 0 at the end of `2026-11`; 0 for no month. */
export const endOfMonth = (named: string | undefined): number =>
  named === undefined ? 0 : (monthOf(named, 12) ?? 0);

export function newestMonth(texts: readonly string[]): number {
  let newest = 0;
  for (const text of texts) {
    for (const { start, end } of dateRanges(text))
      newest = Math.max(newest, start, Math.min(end ?? 0, LATEST));
    for (const match of text.matchAll(/\b(?:19|20)\d{2}\b/g)) {
      if (AHEAD.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
      const month = Number(match[0]) * 12 + 6;
      if (month <= LATEST) newest = Math.max(newest, month);
    }
  }
  return newest;
}
/** In months. What lies further ahead is no year: "City & Guilds 2079". */
const LATEST = 2035 * 12;

export const wholeYears = (months: number): number => Math.floor(months / 12 + 0.05);

export function monthsCovered(spans: readonly { start: number; end: number }[]): number {
  let months = 0;
  let reached = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return months;
}
