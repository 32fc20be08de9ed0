import { type DateRange, dateRanges } from "./dates";
import { isDeed, isOfPaper, saysRole } from "./job-titles";

export type Entry = { range: DateRange; title: string };

/** "Clerk, Oak Mill (2016–2024); Typist, Elm Ltd (2012–2016)": each job of a line; none where it has one. */
export function jobsInOneLine(text: string): Entry[] {
  const ranges = dateRanges(text);
  if (ranges.length < 2 || TOLD.test(text)) return [];
  const isInFront =
    /(?:^|:)\P{L}*$/u.test(text.slice(0, ranges[0]?.at)) &&
    /\p{L}{2}/u.test(text.slice(ranges.at(-1)?.until));
  const entries = ranges.map((range, at) => {
    const written = isInFront
      ? text.slice(range.until, ranges[at + 1]?.at)
      : text.slice(ranges[at - 1]?.until ?? 0, range.at);
    const isParted = /^\s*\)?\s*[;/|]/.test(written) || (isInFront && /[;/|]\W*$/.test(written));
    return { range, isParted, title: written.slice(0, 2 * LONGEST_TITLE).replace(EDGES, "") };
  });
  const isJob = ({ title, isParted }: (typeof entries)[number], at: number) =>
    /\p{L}{2}/u.test(title) &&
    title.length <= LONGEST_TITLE &&
    !isOfPaper(title) &&
    !isDeed(title) &&
    (at === 0 || isParted || saysRole(title));
  return entries.every(isJob) && entries.some(({ title }) => saysRole(title)) ? entries : [];
}
const TOLD = /\b(?:i|we|was|were)\b/i;
const EDGES = /^[\s,;:/|)&.–—-]+(?:and |then )?|(?:[\s,;:/|(–—-]| (?:and|then))+$/gu;
const LONGEST_TITLE = 90;

type Held = { title: string; firm: string | null; start: number; end: number; from: number; to: number };
type Within<Each> = (job: Each, inner: Each) => boolean;

/** A firm's years over the posts held there are no job beside these, nor are clients beside one's own. */
export function withoutNested<Each extends Held>(jobs: readonly Each[], isPartOf: Within<Each>): Each[] {
  const kept: Each[] = [];
  for (let at = 0; at < jobs.length; at++) {
    const job = jobs[at];
    if (job === undefined) continue;
    const inner = heldWithin(job, jobs.slice(at + 1, at + 1 + MOST_WITHIN));
    const isTitled = saysRole(job.title);
    const other = inner.findIndex((each) => !isPartOf(job, each));
    const parts = other < 0 ? inner : inner.slice(0, other);
    if (isTitled && parts.length > 0) {
      kept.push({ ...job, to: Math.max(...parts.map(({ to }) => to)) });
      at += parts.length;
    } else if (!isTitled && inner.every(isPostOf(job)) && covers(inner, job)) {
      kept.push(...inner.map((each) => ({ ...each, firm: each.firm ?? job.title })));
      at += inner.length;
    } else kept.push(job);
  }
  return kept;
}

/** Right below, and no voluntary one: what stands between tells of the job above. */
const isPostOf =
  (job: Held) =>
  ({ title, from }: Held, at: number): boolean =>
    saysRole(title) && !/^volunt/i.test(title) && (at > 0 || from - job.from <= MOST_BETWEEN);
const MOST_BETWEEN = 4;

function heldWithin<Each extends Held>(job: Each, next: readonly Each[]): readonly Each[] {
  const other = next.findIndex(
    ({ start, end, from }) => start < job.start || end > job.end || from <= job.from,
  );
  return other < 0 ? next : next.slice(0, other);
}

const MOST_WITHIN = 40;
const MOST_OF_IT = 0.7;
const covers = (inner: readonly Held[], { start, end }: Held) =>
  inner.reduce((sum, each) => sum + each.end - each.start, 0) >= (end - start) * MOST_OF_IT;
