import type { Sentence, Text } from "../text/sentences";
import { wordsOf } from "../text/words";
import { dateRanges } from "./dates";
import { isDeed, isOfPaper, isProperName, isRole, namesRole } from "./job-titles";
import type { Placed } from "./sections";

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
  /** Lines `from` (inclusive) to `to` (exclusive), head lines included. */
  from: number;
  to: number;
};

const LONGEST_HEAD = 150;
const LONGEST_TITLE_LINE = 90;

export function jobsOf(cv: Text, sections: readonly Placed[], newest: number): Job[] {
  const jobs: Job[] = [];
  for (const [index, line] of cv.lines.entries()) {
    const placed = sections[index];
    const range = dateRanges(line.text)[0];
    if (!placed || placed.heading || !range || !mayHoldJobs(placed, range)) continue;
    if (
      isOfPaper(firstSentence(line.text, range)) ||
      !(isHead(line.text, range) || isHeadOfProse(line, range))
    )
      continue;
    const isOpen = OPEN_START.test(line.text.slice(range.at, range.until));
    if (isOpen && (line.bullet || placed.section === "practical" || !opensJob(cv, index))) continue;
    const job = jobAtDates(cv, sections, index, range, newest);
    const previous = jobs.at(-1);
    if (previous) previous.to = Math.min(previous.to, job.from);
    jobs.push(job);
  }
  return jobs;
}

type Range = ReturnType<typeof dateRanges>[number];

function jobAtDates(cv: Text, sections: readonly Placed[], index: number, range: Range, newest: number): Job {
  const isBare = wordsOf(withoutDates(cv.lines[index]?.text ?? "", range)).length < 2;
  const lines = isBare ? roleAndFirm(cv, sections, index) : null;
  const named = lines && [lines.role, ...(lines.firm === null ? [] : [lines.firm])];
  const head = [...(named ?? (isBare ? neighbour(cv, sections, index) : [])), index];
  const title = titleOf(cv, sections, index, range, head, named !== null);
  const firm = cv.lines[lines?.firm ?? -1]?.text;
  const end = range.end ?? Math.max(newest, range.start + 1);
  return {
    line: index,
    head,
    title,
    firm: firm === undefined ? null : withoutDates(firm, null).replace(/\s*\(.*/, ""),
    titleStems: wordsOf(title).map(({ stem }) => stem),
    start: range.start,
    end: Math.max(end, range.start + 1),
    current: range.end === null,
    from: Math.min(index, ...head),
    to: endOf(cv, sections, index),
  };
}

const firstSentence = (line: string, { until }: { until: number }) =>
  line.slice(0, until) + (line.slice(until).split(/(?<=\p{L}{3})[.] /u)[0] ?? "");

function titleOf(
  cv: Text,
  sections: readonly Placed[],
  index: number,
  range: { at: number; until: number },
  head: readonly number[],
  isWhole: boolean,
): string {
  const bare = withoutDates(cv.lines[index]?.text ?? "", range);
  const isBesideColumn = /^(?:skills|referees)$/.test(sections[index]?.section ?? "");
  const above = isBesideColumn || isWhole ? [] : titleAbove(cv, sections, index, bare);
  const named = [...new Set([...above, ...head])]
    .map((at) => withoutDates(cv.lines[at]?.text ?? "", at === index ? range : null))
    .join(" · ")
    .trim();
  return namesRole(named) ? named : [named, ...roleBelow(cv, sections, index)].join(" · ");
}

/** "CISSP since 2018", "Python daily since 2019": a paper or a habit has a date too. */
const opensJob = (cv: Text, index: number): boolean =>
  cv.lines[index + 1]?.bullet === true || !GRADED.test(cv.lines[index]?.text ?? "");
const GRADED =
  /\b(?:[Cc]lass|[Cc]ategory|[Cc]at|[Ll]evel|[Ss]tage) ?(?:\d|[A-Ea-e]\b)|(?:^|[.;:–—] )\W*(?!NOW\b)[A-Z]{3,}\b|\b(?:daily|every day)\b/;

const OPEN_START = /^(?:since|from|joined)\b/i;

const mayHoldJobs = ({ section }: Placed, { at }: { at: number }) =>
  section !== "credentials" &&
  section !== "leisure" &&
  ((section !== "skills" && section !== "referees") || at === 0);

function isHead(line: string, range: { at: number; until: number }): boolean {
  const before = line.slice(0, range.at).trim();
  const after = line.slice(range.until).trim();
  if (/^\W{0,3}$/.test(before)) return !/^\W{0,4}(?:i|we)\s/i.test(after);
  if (line.length > LONGEST_HEAD || /[.!?]$/.test(line) || TOLD.test(line.replace(OF_SOMEBODY, "")))
    return false;
  return /^[\W\d]{0,6}$/.test(after) || /[|–—,(]\s*$/.test(before) || after.length <= 60;
}
const TOLD = /\b(?:i|we|my|was|were|have|has)\b/i;
const OF_SOMEBODY = /\bI{2,3}\b|\bmy (?:own\b|\p{L}+['’]s\b)/giu;

/** "Nurse, Castle Street Vets. Sept 2017 to present. Nights too.": a head, and its lines in one. */
function isHeadOfProse(
  { text, bullet }: Text["lines"][number],
  { at, until }: { at: number; until: number },
) {
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
const FOR_ONESELF = /^\W*(?:self[- ]employed|freelance|sole trader)[^.]*$/i;

function withoutDates(line: string, range: { at: number; until: number } | null): string {
  const bare = range ? `${line.slice(0, range.at)} ${line.slice(range.until)}` : line;
  return (
    bare
      .replace(WHEN, "")
      .replace(UNFILLED, " · ")
      .replace(HOW_MUCH, " ")
      .replace(/[\s|,–—()-]+$/u, "")
      .replace(/^[\s|,:;.–—()•*-]+/u, "")
      .split(/(?<!\b(?:Co|Ltd|Inc|Corp|St|Bros|Dept|Dr|Mr|Mrs|Ms|Univ|No))[.:](?=\s)/)[0] ?? bare
  );
}

/** "· 5 yrs 9 mos", "(part-time)", "16 hours a week": how long and how much, and no part of a title. */
const HOW_MUCH =
  /[·|,(–—-]?\s*(?:\bfor )?(?:\b\d{1,2} (?:yrs?|years?|mos?|months?)\b\s*)+\)?|[·|,(–—-]?\s*\b(?:part|full)[- ]time\b\)?|[·|,(–—-]?\s*\b\d{1,2}(?:\.\d+)? ?(?:hours|hrs)\b(?: (?:a|per) week| pw)?\)?/gi;

const WHEN = /^\W*(?:before(?: that)?|now|then|first|currently|previously|earlier)\s*[:–—-]\s*/i;
/** What a template leaves where nobody wrote a firm and a place. */
const UNFILLED = /\bcompany\s+name\b(?:[\s,|–—-]*\bcity\b)?(?:[\s,|–—-]*\bstate\b)?/gi;

function neighbour(cv: Text, sections: readonly Placed[], index: number): number[] {
  for (const at of [index + 1, index - 1]) {
    const line = cv.lines[at];
    if (!line || sections[at]?.heading || line.bullet || line.text.length > LONGEST_TITLE_LINE) continue;
    if (dateRanges(line.text).length > 0 || /[.!?]$/.test(line.text)) continue;
    return [at];
  }
  return [];
}

type Head = { role: number; firm: number | null };

/** Title, firm and dates on a line each, in any order; of two lines one is the title by what they say. */
function roleAndFirm(cv: Text, sections: readonly Placed[], index: number): Head | null {
  const line = (at: number) => {
    const found = cv.lines[at];
    return found && !found.bullet && !sections[at]?.heading && isPlainHead(found.text) ? found : undefined;
  };
  const last = cv.lines[index]?.afterGap ? undefined : line(index - 1);
  const over = pairOf(line(index - 2), last, index - 2);
  if (over) return over;
  if (cv.lines[index + 1]?.afterGap) return null;
  if (isRole(last?.text ?? "")) return { role: index - 1, firm: null };
  return pairOf(line(index + 1), line(index + 2), index + 1);
}

type HeadLine = Text["lines"][number] | undefined;

function pairOf(first: HeadLine, second: HeadLine, at: number): Head | null {
  const [upper, lower] = [first?.text ?? "", second?.text ?? ""];
  const isPair = first !== undefined && second !== undefined && !second.afterGap;
  if (isPair && isRole(upper) && !isRole(lower.split(",")[0] ?? "")) return { role: at, firm: at + 1 };
  if (isPair && isRole(lower) && !isRole(upper.split(",")[0] ?? "") && isProperName(upper))
    return { role: at + 1, firm: at };
  if (isPair && isFirm(lower) && !isFirm(upper) && isProperName(upper)) return { role: at, firm: at + 1 };
  return null;
}
const isFirm = (text: string) => isProperName(text.replace(/\s*\(.*/, "")) && OF_A_FIRM.test(text);
const OF_A_FIRM =
  /\b(?:Ltd|Limited|LLP|plc|PLC|Inc|LLC|GmbH|Co|Company|Group|Hotel|Hospital|School|College|University|Solicitors|Council|Trust|NHS|Bank|Restaurant|Services|Partners|Home|Centre|Center|Surgery|Practice)\b|^[^,]+, \p{Lu}/u;

const isPlainHead = (text: string) =>
  text.length <= LONGEST_TITLE_LINE && !/[.!?;]$|\d{4}/.test(text) && dateRanges(text).length === 0;

function titleAbove(cv: Text, sections: readonly Placed[], index: number, bare: string): number[] {
  const line = cv.lines[index - 1];
  if (
    !line ||
    sections[index - 1]?.heading ||
    line.bullet ||
    line.text.length > 70 ||
    wordsOf(bare).length > 8
  )
    return [];
  if (isDeed(line.text) || (/^\p{Lu}{3,}$/u.test(line.text) && !namesRole(line.text))) return [];
  if (/[.!?;,:]$/.test(line.text) || /(?:19|20)\d{2}/.test(line.text) || index < 2) return [];
  if (cv.lines[index]?.afterGap) return [];
  return wordsOf(line.text).length <= 7 && /^\p{Lu}/u.test(line.text) && cv.lines[index]?.bullet !== true
    ? [index - 1]
    : [];
}

function roleBelow(cv: Text, sections: readonly Placed[], index: number): string[] {
  const line = cv.lines[index + 1];
  if (!line || line.bullet || line.afterGap || sections[index + 1]?.heading) return [];
  const [first = ""] = line.text.split(/[.,;:(]/);
  return dateRanges(line.text).length === 0 && isRole(first) ? [first.trim()] : [];
}

function endOf(cv: Text, sections: readonly Placed[], index: number): number {
  let at = index + 1;
  while (at < sections.length && !sections[at]?.heading) {
    const line = cv.lines[at];
    if (at > index + 1 && line?.afterGap && !line.bullet) break;
    at++;
  }
  return at;
}

export const jobAt = (jobs: readonly Job[], sentence: Sentence): Job | null =>
  jobs.find((job) => sentence.line >= job.from && sentence.line < job.to) ?? null;
