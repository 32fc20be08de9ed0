/** Months since the year 0; `end` is exclusive and null for "to present". */
export type DateRange = { start: number; end: number | null; at: number; until: number };

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const SEASONS: Readonly<Record<string, number>> = { winter: 0, spring: 2, summer: 5, autumn: 8, fall: 8 };
const NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter";
const NAME = `(?:${NAMES}|early|mid|late|end of|start of)`;
const YEAR = "(?:(?:19|20)\\d{2})";
const POINT =
  `(?:${NAME}\\.?[\\s-]?,?\\s?(?:of\\s)?${YEAR}|${YEAR}\\s\\(?(?:${NAMES})\\b\\)?|` +
  `\\d{1,2}\\s?[/.]\\s?${YEAR}|${YEAR}[-/.]` +
  `(?:0[1-9]|1[0-2])(?!\\d)|${NAME}\\.?\\s?['’]\\d{2}|${YEAR})`;
const PRESENT =
  "(?:present|now|today|to date|date|current(?:ly)?|ongoing|still here|heute|jetzt|" +
  `(?:${NAME}\\s)?this (?:year|month|spring|summer|autumn|winter))`;
const RANGE = new RegExp(
  `\\b(${POINT})\\s{0,2}(?:–|—|->|→|-|to|until|till|through|bis)\\s{0,2}(?:(${POINT})|(${PRESENT})\\b|` +
    `(\\d{2})\\b(?![./]))|\\b(?:since|from|seit|joined(?: in)?)\\s(${POINT})|` +
    `\\b(${POINT})\\s?(?:onwards?|[–—-]\\s*(?=$|\\n|[),;:]|\\s{2}))`,
  "giu",
);

/** Stretches of time in a text, such as "03/2017 – present", "since 2019", "Winter 2016 – now", "2011–14". */
export function dateRanges(text: string): DateRange[] {
  if (!/\d\d/.test(text)) return [];
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const [whole, first, last, present, short, since, open] = match;
    const start = monthOf(first ?? since ?? open ?? "", 0);
    if (start === null) return [];
    const end =
      present || since || open
        ? null
        : last
          ? monthOf(last, 12)
          : monthOf(within(first ?? "", short ?? ""), 12);
    if (end !== null && (end < start || end - start > 12 * 60)) return [];
    return [{ start, end, at: match.index, until: match.index + whole.length }];
  });
}

const within = (first: string, short: string) =>
  `${/(19|20)\d{2}/.exec(first)?.[0].slice(0, 2) ?? "20"}${short}`;

function monthOf(point: string, whole: 0 | 12): number | null {
  const year = /(?:19|20)\d{2}/.exec(point)?.[0] ?? shortYear(point);
  if (year === null) return null;
  const rest = point.replace(year, "").toLowerCase();
  const name = MONTHS.findIndex((month) => new RegExp(`\\b${month}`).test(rest));
  const number = /\b(\d{1,2})\b/.exec(rest)?.[1];
  const season = Object.keys(SEASONS).find((each) => rest.includes(each));
  if (name >= 0) return Number(year) * 12 + name + (whole ? 1 : 0);
  if (number && Number(number) >= 1 && Number(number) <= 12)
    return Number(year) * 12 + Number(number) - (whole ? 0 : 1);
  return Number(year) * 12 + (season ? (SEASONS[season] ?? 0) : 0);
}

function shortYear(point: string): string | null {
  const two = /['’](\d{2})/.exec(point)?.[1];
  return two ? `${Number(two) > 50 ? "19" : "20"}${two}` : null;
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
