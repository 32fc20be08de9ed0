import type { Sentence, Text } from "../text/sentences";
import { wordsOf } from "../text/words";
import { dateRanges } from "./dates";
import type { Placed } from "./sections";

export type Job = {
  line: number;
  head: number[];
  title: string;
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
    if (!placed || placed.heading || !mayHoldJobs(placed)) continue;
    const range = dateRanges(line.text)[0];
    if (!range || !isHead(line.text, range) || PAPER.test(line.text)) continue;
    const isOpen = OPEN_START.test(line.text.slice(range.at, range.until));
    if (isOpen && (line.bullet || placed.section === "practical" || !opensJob(cv, index))) continue;
    const bare = withoutDates(line.text, range);
    const head = wordsOf(bare).length >= 2 ? [index] : [...neighbour(cv, sections, index), index];
    const title = [...new Set([...titleAbove(cv, sections, index, bare), ...head])]
      .map((at) => withoutDates(cv.lines[at]?.text ?? "", at === index ? range : null))
      .join(" · ")
      .trim();
    const end = range.end ?? Math.max(newest, range.start + 1);
    const from = Math.min(index, ...head);
    const previous = jobs.at(-1);
    if (previous) previous.to = Math.min(previous.to, from);
    jobs.push({
      line: index,
      head,
      title,
      titleStems: wordsOf(title).map(({ stem }) => stem),
      start: range.start,
      end: Math.max(end, range.start + 1),
      current: range.end === null,
      from,
      to: endOf(cv, sections, index),
    });
  }
  return jobs;
}

/** "CISSP since 2018", "Python daily since 2019": a paper or a habit has a date too. */
const opensJob = (cv: Text, index: number): boolean =>
  cv.lines[index + 1]?.bullet === true || !GRADED.test(cv.lines[index]?.text ?? "");
const GRADED =
  /\b(?:[Cc]lass|[Cc]ategory|[Cc]at|[Ll]evel|[Ss]tage) ?(?:\d|[A-Ea-e]\b)|\b[A-Z]{3,}\b|\b(?:daily|every day)\b/;

const PAPER =
  /\b(?:licen[cs]e[ds]?|certificate|registered|register|permit|visa|card|ticket|citizen|member(?:ship)?|insured|prescriber|diploma|degree|bachelor|b\.?sc|m\.?sc|b\.?a\.?|mba|phd|ged|gcse|a-levels?)\b/i;
const OPEN_START = /^(?:since|from|joined)\b/i;

const mayHoldJobs = ({ section }: Placed) =>
  section !== "credentials" && section !== "leisure" && section !== "referees" && section !== "skills";

function isHead(line: string, range: { at: number; until: number }): boolean {
  const before = line.slice(0, range.at).trim();
  const after = line.slice(range.until).trim();
  if (/^\W{0,3}$/.test(before)) return !/^\W{0,4}(?:i|we)\s/i.test(after);
  if (
    line.length > LONGEST_HEAD ||
    /[.!?]$/.test(line) ||
    /\b(?:i|we|my|was|were|have|has)\b/i.test(line.replace(/\bI{2,3}\b/g, ""))
  )
    return false;
  return /^[\W\d]{0,6}$/.test(after) || /[|–—,(]\s*$/.test(before) || after.length <= 60;
}

function withoutDates(line: string, range: { at: number; until: number } | null): string {
  const bare = range ? `${line.slice(0, range.at)} ${line.slice(range.until)}` : line;
  return (
    bare
      .replace(UNFILLED, " · ")
      .replace(/[\s|,–—()-]+$/u, "")
      .replace(/^[\s|,:;.–—()•*-]+/u, "")
      .split(/(?<!\b(?:Co|Ltd|Inc|Corp|St|Bros))[.:](?=\s)/)[0] ?? bare
  );
}

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
  if (DEED.test(line.text.charAt(0).toLowerCase() + line.text.slice(1))) return [];
  if (/[.!?;,:]$/.test(line.text) || /(?:19|20)\d{2}/.test(line.text) || index < 2) return [];
  if (cv.lines[index]?.afterGap) return [];
  return wordsOf(line.text).length <= 7 && /^\p{Lu}/u.test(line.text) && cv.lines[index]?.bullet !== true
    ? [index - 1]
    : [];
}

/** "Assign drivers to buses", "Filed the sheets": the last line of the job before, without a bullet. */
const DEED =
  /^(?!(?:qualified|registered|skilled|experienced|certified|chartered|licen[cs]ed|trained|retired|advanced) )(?:\p{L}{3,}ed|ran|led|kept|made|built|wrote|taught|sold|drove|did|took|assign|file|schedule|keep|make|drive|run|answer|prepare|check|clean|serve|take|sell|write|handle|maintain|manage|organi[sz]e|support|help|provide|ensure|process|plan) (?!of\b)\p{Ll}/u;

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
