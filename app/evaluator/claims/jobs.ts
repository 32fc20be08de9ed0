import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import { wordsOf } from "../text/words";
import { type DateRange, dateRanges } from "./dates";
import { type Dated, neighbour, roleAndFirm, roleBelow, titleAbove } from "./heads-beside-dates";
import { type JobLine, labelledHead } from "./job-lines";
import { isRole, saysRole } from "./job-titles";
import { jobsTold } from "./jobs-told";
import { mayHoldJobs, opensJob } from "./opens-job";
import type { Placed } from "./sections";
import { type Entry, jobsInOneLine, withoutNested } from "./several-jobs";
import { FOR_ONESELF, WORKED, withoutDates } from "./without-dates";

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

type Cv = Dated & { ends: Ends };
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
    if (!placed || placed.heading || !range || !mayHoldJobs(line.text, placed, range)) continue;
    const several = line.bullet ? [] : jobsInOneLine(line.text);
    if (several.length > 0) {
      const held = severalJobs(cv, several, index, newest);
      endAt(jobs.at(-1), held[0]?.from ?? index);
      jobs.push(...held);
      cv.free = index + 1;
      continue;
    }
    if (!opensJob(cv, index, placed, range)) continue;
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
