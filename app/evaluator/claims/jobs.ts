import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import { isMostlyNamed, wordsOf } from "../text/words";
import { type DateRange, dateRanges } from "./dates";
import { type Head, type JobLine, labelledHead } from "./job-lines";
import { isDeed, isOfPaper, isProperName, isRole, namesRole, partsOf, saysRole } from "./job-titles";
import { jobsTold } from "./jobs-told";
import type { Placed } from "./sections";
import { type Entry, jobsInOneLine, withoutNested } from "./several-jobs";

export type Job = {
  line: number;
  head: number[];
  title: string;
  /** The line that names the firm, where title and firm stand on lines of their own. */
  firm: string | null;
  titleStems: string[];
  start: number;
  /** Exclusive; "present" is the month of sending, or the newest date in the texts. */
  end: number;
  current: boolean;
  /** In a sentence, and not in a head above what was done. */
  isTold: boolean;
  /** Lines `from` (inclusive) to `to` (exclusive), head lines included. */
  from: number;
  to: number;
};

const LONGEST_HEAD = 150;
const LONGEST_TITLE_LINE = 90;

/** Lines before `free` are of the jobs before. */
type Cv = { lines: readonly JobLine[]; sections: readonly Placed[]; ends: Ends; free: number };
type Ends = { heading: number[]; gap: number[] };

export function jobsOf(lines: readonly JobLine[], sections: readonly Placed[], newest: number): Job[] {
  const cv: Cv = { lines, sections, ends: endsOf(lines, sections), free: 0 };
  const jobs: Job[] = [];
  for (const [index, line] of lines.entries()) {
    const placed = sections[index];
    const told = placed && !placed.heading && !line.bullet ? toldJobs(line.text, index, placed, newest) : [];
    if (told.length > 0) {
      jobs.push(...told);
      continue;
    }
    const [range, ...others] = stretchesIn(line.text);
    if (!placed || placed.heading || !range || !mayHoldJobs(placed, range) || FOR_WHOM.test(line.text))
      continue;
    const several = line.bullet ? [] : jobsInOneLine(line.text);
    if (several.length > 0) {
      const held = severalJobs(cv, several, index, newest);
      endAt(jobs.at(-1), held[0]?.from ?? index);
      jobs.push(...held);
      cv.free = index + 1;
      continue;
    }
    if (
      isOfPaper(firstSentence(line.text, range)) ||
      isOfStudy(line.text, range) ||
      !(isHead(line.text, range) || isHeadOfProse(line, range))
    )
      continue;
    if (!mayOpenJob(cv, index, placed, range)) continue;
    const job = jobAtDates(cv, index, range, newest);
    cv.free = Math.max(...job.head) + 1;
    endAt(jobs.at(-1), job.from);
    jobs.push(job, ...others.map((other) => ({ ...job, ...spanOf(other, newest) })));
  }
  return withoutNested(jobs, (job, inner) => isPartOf(cv, job, inner));
}

/** What was done "for clients:", or in dated lines without a title right below one that has it. */
const isPartOf = (cv: Cv, job: Job, { from, title }: Job): boolean =>
  from < endOf(cv, job.line) &&
  (!saysRole(title) || cv.lines.slice(job.line + 1, from).some(({ text }) => /:$/.test(text)));

function endAt(previous: Job | undefined, line: number): void {
  if (previous) previous.to = Math.min(previous.to, line);
}

function severalJobs(cv: Cv, entries: readonly Entry[], line: number, newest: number): Job[] {
  const above = entries.slice(0, 1).flatMap(({ title, range }) => titleAbove(cv, line, title, range));
  const from = Math.min(line, ...above);
  const firm = above.map((at) => `${withoutDates(cv.lines[at]?.text ?? "", null)} · `).join("");
  return entries.map(({ range, title }, at): Job => {
    const lines = { line, head: [...above, line], from, to: at === 0 ? endOf(cv, line) : line + 1 };
    const titleStems = wordsOf(firm + title).map(({ stem }) => stem);
    return { ...lines, title: firm + title, firm: null, titleStems, ...spanOf(range, newest), isTold: false };
  });
}

function toldJobs(text: string, line: number, { section }: Placed, newest: number): Job[] {
  if (/^(?:credentials|leisure|referees|skills)$/.test(section)) return [];
  const told = jobsTold(text);
  const to = told.length === 1 && section === "work" ? line + 1 : line;
  return told.map(({ range, title, firm }) => {
    const titleStems = wordsOf(title).map(({ stem }) => stem);
    return {
      line,
      head: [],
      title,
      firm,
      titleStems,
      ...spanOf(range, newest),
      isTold: true,
      from: line,
      to,
    };
  });
}

/** "2012 – 2015 and 2019 – present" are two stretches of one job; the first covers the text of all. */
function stretchesIn(text: string): DateRange[] {
  const [first, ...rest] = dateRanges(text);
  if (!first) return [];
  const own = [first];
  for (const range of rest) {
    if (!BETWEEN.test(text.slice(own.at(-1)?.until, range.at))) break;
    own.push(range);
  }
  const until = own.at(-1)?.until ?? first.until;
  return own.reverse().map((range) => ({ ...range, at: first.at, until }));
}
const BETWEEN = /^[\s,;&/)(]*(?:and)?[\s(]*$/;

function spanOf(range: DateRange, newest: number): Pick<Job, "start" | "end" | "current"> {
  const end = Math.min(range.end ?? newest, Math.max(newest, range.start + 1));
  return {
    start: range.start,
    end: Math.max(end, range.start + 1),
    current: range.end === null || range.end > newest,
  };
}

function jobAtDates(cv: Cv, index: number, range: DateRange, newest: number): Job {
  const beside = withoutDates(cv.lines[index]?.text ?? "", range);
  const isNamed = isRole(beside) || AT_HOME.test(beside) || FOR_ONESELF.test(beside);
  const isBare = wordsOf(beside).length < 2 && !isNamed;
  const lines = labelledHead(cv.lines, index) ?? (isBare ? roleAndFirm(cv, index) : null);
  const named = lines && [lines.role, ...(lines.firm === null ? [] : [lines.firm])];
  const near = named ?? (isBare ? neighbour(cv, index) : []);
  const above = named === null ? titleAbove(cv, index, beside, range) : [];
  const over = [...new Set([...above, ...near, index])];
  const names = over.map((at) => withoutDates(cv.lines[at]?.text ?? "", at === index ? range : null));
  const below = named === null && !names.some(saysRole) ? roleBelow(cv, index) : null;
  const isOfHead = (at: number) => !above.includes(at) || [cv.lines[at]?.text ?? "", beside].some(saysRole);
  const head = [
    ...over.filter(isOfHead),
    ...(below?.isWhole && !over.includes(index + 1) ? [index + 1] : []),
  ];
  const title = [...names, ...(below ? [below.role] : [])].join(" · ").trim();
  const firm = cv.lines[lines?.firm ?? -1]?.text;
  return {
    line: index,
    head,
    title,
    firm: firm === undefined ? null : withoutDates(firm, null).replace(/\s*\(.*/, ""),
    titleStems: wordsOf(title).map(({ stem }) => stem),
    ...spanOf(range, newest),
    isTold: WORKED.test(cv.lines[index]?.text.slice(range.until) ?? ""),
    from: Math.min(index, ...head),
    to: endOf(cv, index),
  };
}

const AT_HOME = /^(?:mum|mother|dad|father|parent|homemaker|housewife|travel(?:l?ing)?|family)$/i;

const firstSentence = (line: string, { until }: { until: number }) =>
  line.slice(0, until) + (line.slice(until).split(/(?<=\p{L}{3})[.] /u)[0] ?? "");

function isOfStudy(line: string, range: DateRange): boolean {
  const beside = withoutDates(line, range);
  return STUDIES.test(beside) && !saysRole(beside);
}
const STUDIES = /^(?:school(?! of\b)|college(?! of\b)|training|studies|studied|trained|evening classes)\b/i;

function mayOpenJob(cv: Cv, index: number, { section }: Placed, range: DateRange): boolean {
  const isPoint = cv.lines[index]?.bullet === true;
  if (range.isSeason) return !isPoint && section === "work";
  return !range.isOpen || (!isPoint && section !== "practical" && opensJob(cv, index, range));
}

/** "CISSP since 2018", "Python daily since 2019", "Since May in Cork": not all that has a date is a job. */
function opensJob(cv: Cv, index: number, { at, until }: DateRange): boolean {
  const text = cv.lines[index]?.text ?? "";
  if (at === 0 && /^\s*\p{Ll}/u.test(text.slice(until)) && !namesRole(text)) return false;
  return cv.lines[index + 1]?.bullet === true || !GRADED.test(text);
}
const GRADED =
  /^\W*(?:[A-DP]\d?(?:\+?E)?|(?:[Pp]ermanent|[Ll]awful) [Rr]esident)\W+since\b|\b(?:[Cc]lass|[Cc]ategory|[Cc]at|[Ll]evel|[Ss]tage) ?(?:\d|[A-Ea-e]\b)|(?:^|[.;:–—] )\W*(?!NOW\b)[A-Z]{3,}\b|\b(?:daily|every day)\b/;

const mayHoldJobs = ({ section }: Placed, { at }: { at: number }) =>
  section !== "credentials" &&
  section !== "leisure" &&
  ((section !== "skills" && section !== "referees") || at === 0);

function isHead(line: string, range: { at: number; until: number }): boolean {
  const before = line.slice(0, range.at).trim();
  const after = line.slice(range.until).trim();
  if (/^\W{0,3}$/.test(before)) return !/^\W{0,4}(?:i|we)\s/i.test(after.replace(WORKED, ""));
  if (line.length > LONGEST_HEAD || /[.!?]$/.test(line) || TOLD.test(line.replace(OF_SOMEBODY, "")))
    return false;
  return /^[\W\d]{0,6}$/.test(after) || /[|–—,(]\s*$/.test(before) || after.length <= 60;
}
const WORKED = /^\W{0,4}I (?:have |am )?work(?:ed|ing)? (?:in|at|for|as|like) (?:an? |the )?/i;
const TOLD = /\b(?:i|we|my|was|were|have|has)\b/i;
const OF_SOMEBODY = /\bI{2,3}\b|\bmy (?:own\b|\p{L}+['’]s\b)/giu;

/** "Nurse, Castle Street Vets. Sept 2017 to present. Nights too.": a head, and its lines in one. */
function isHeadOfProse({ text, bullet }: JobLine, { at, until }: { at: number; until: number }) {
  const before = text.slice(0, at);
  if (bullet || at > LONGEST_TITLE_LINE || !/^(?:\W*$|[.,;:)–—])/.test(text.slice(until).trim()))
    return false;
  if (TOLD.test(before.replace(OF_SOMEBODY, "")) || SAYS.test(before) || !/^\W{0,2}\p{Lu}/u.test(before))
    return false;
  return (
    /\p{L}{3}[^,(]{0,40}(?<!\b(?:and|or|but|then))[,.;|–—(]\s*$/u.test(before) ||
    FOR_ONESELF.test(before) ||
    (isRole(before) && wordsOf(before).length <= 5)
  );
}
const SAYS = /\b(?:is|are|ich|ist|had|did|do)\b/i;
const FOR_ONESELF = /^\W{0,9}(?:self[- ]employed|freelance|sole trader)[^.]*$/i;

function withoutDates(line: string, range: { at: number; until: number } | null): string {
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

const MOST_TITLE_WORDS = 5;

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

/** "Waiter, Elm Inn." and "Two Valleys Cycles, Dapto. Mechanic." end with a full stop, and tell nothing. */
function endsSentence(text: string): boolean {
  if (!/[.!?]$/.test(text)) return false;
  const [first = "", last = first] = text.slice(0, -1).split(". ");
  const isTitled = isRole(last) && wordsOf(last).length <= MOST_TITLE_WORDS && isProperName(first);
  return !(text.endsWith(".") && (isTitled || (text.includes(",") && isRole(text.split(",", 1)[0] ?? ""))));
}

function neighbour(cv: Cv, index: number): number[] {
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
function roleAndFirm(cv: Cv, index: number): Head | null {
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
function plainHeads(cv: Cv, index: number, step: 1 | -1): HeadLine[] {
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

function titleAbove(cv: Cv, index: number, bare: string, range: DateRange): number[] {
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
const isHeadline = (cv: Cv, at: number): boolean =>
  at > 0 &&
  at <= LAST_HEADLINE &&
  cv.free === 0 &&
  isRole(cv.lines[at]?.text ?? "") &&
  !ONLY_HOPED.test(cv.lines[at]?.text ?? "");
const LAST_HEADLINE = 5;
const ONLY_HOPED =
  /\b(?:aspiring|student|graduate|trainee|career|seeking|looking|former(?:ly)?|retired|returning|future)\b/i;

const FOR_WHOM =
  /^(?:(?:recent|past|main|my|selected) )?(?:clients|customers|projects|commissions)(?: includ\w+)?:/i;
const LISTED =
  /^(?:(?:recent|past|previous|selected|main|my|other|earlier|short|some) )?(?:contracts|jobs|posts|roles|positions|projects|clients|assignments|bookings|engagements|placements)\b/i;
const VOLUNTEERS = /^\W{0,9}volunt/i;

function roleBelow(cv: Cv, index: number): { role: string; isWhole: boolean } | null {
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

const endOf = ({ sections, ends }: Cv, index: number): number =>
  Math.min(ends.heading[index + 1] ?? sections.length, ends.gap[index + 2] ?? sections.length);

function endsOf(lines: Cv["lines"], sections: Cv["sections"]): Ends {
  const ends: Ends = { heading: [], gap: [] };
  let [heading, gap] = [sections.length, sections.length];
  for (let at = sections.length - 1; at >= 0; at--) {
    const [line, placed] = [lines[at], sections[at]];
    if (placed?.heading && (placed.section !== "other" || line?.afterGap || !line?.text.endsWith(":")))
      heading = at;
    if (line?.afterGap && !line.bullet) gap = at;
    ends.heading[at] = heading;
    ends.gap[at] = gap;
  }
  return ends;
}

export const jobAt = (jobs: readonly Job[], { line }: Sentence): Job | null =>
  firstJobByLine(jobs).get(line) ?? null;

const firstJobByLine = remembered((jobs: readonly Job[]) => {
  const known = new Map<number, Job>();
  for (const job of jobs)
    for (let line = job.from; line < job.to; line++) if (!known.has(line)) known.set(line, job);
  return known;
});
