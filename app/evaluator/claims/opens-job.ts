import { wordsOf } from "../text/words";
import type { DateRange } from "./dates";
import type { Dated } from "./heads-beside-dates";
import type { JobLine } from "./job-lines";
import { isOfPaper, isRole, namesRole, saysRole } from "./job-titles";
import type { Placed } from "./sections";
import { FOR_ONESELF, LONGEST_TITLE_LINE, WORKED, withoutDates } from "./without-dates";

/** Whether the dates of a line may be of jobs: not where papers, pastimes or clients stand. */
export const mayHoldJobs = (text: string, { section }: Placed, { at }: { at: number }): boolean =>
  section !== "credentials" &&
  section !== "leisure" &&
  ((section !== "skills" && section !== "referees") || at === 0) &&
  !FOR_WHOM.test(text);
const FOR_WHOM =
  /^(?:(?:recent|past|main|my|selected) )?(?:clients|customers|projects|commissions)(?: includ\w+)?:/i;

/** Whether a line with dates stands above what was done in a job. */
export function opensJob(cv: Dated, index: number, placed: Placed, range: DateRange): boolean {
  const line = cv.lines[index];
  if (!line || isOfPaper(firstSentence(line.text, range)) || isOfStudy(line.text, range)) return false;
  return (isHead(line.text, range) || isHeadOfProse(line, range)) && mayOpenJob(cv, index, placed, range);
}

const firstSentence = (line: string, { until }: { until: number }) =>
  line.slice(0, until) + (line.slice(until).split(/(?<=\p{L}{3})[.] /u)[0] ?? "");

function isOfStudy(line: string, range: DateRange): boolean {
  const beside = withoutDates(line, range);
  return STUDIES.test(beside) && !saysRole(beside);
}
const STUDIES = /^(?:school(?! of\b)|college(?! of\b)|training|studies|studied|trained|evening classes)\b/i;

function mayOpenJob(cv: Dated, index: number, { section }: Placed, range: DateRange): boolean {
  const isPoint = cv.lines[index]?.bullet === true;
  if (range.isSeason) return !isPoint && section === "work";
  return !range.isOpen || (!isPoint && section !== "practical" && isOpenJob(cv, index, range));
}

function isOpenJob(cv: Dated, index: number, { at, until }: DateRange): boolean {
  const text = cv.lines[index]?.text ?? "";
  if (at === 0 && /^\s*\p{Ll}/u.test(text.slice(until)) && !namesRole(text)) return false;
  return cv.lines[index + 1]?.bullet === true || !GRADED.test(text);
}
const GRADED =
  /^\W*(?:[A-DP]\d?(?:\+?E)?|(?:[Pp]ermanent|[Ll]awful) [Rr]esident)\W+since\b|\b(?:[Cc]lass|[Cc]ategory|[Cc]at|[Ll]evel|[Ss]tage) ?(?:\d|[A-Ea-e]\b)|(?:^|[.;:–—] )\W*(?!NOW\b)[A-Z]{3,}\b|\b(?:daily|every day)\b/;

function isHead(line: string, range: { at: number; until: number }): boolean {
  const before = line.slice(0, range.at).trim();
  const after = line.slice(range.until).trim();
  if (/^\W{0,3}$/.test(before)) return !/^\W{0,4}(?:i|we)\s/i.test(after.replace(WORKED, ""));
  if (line.length > LONGEST_HEAD || /[.!?]$/.test(line) || TOLD.test(line.replace(OF_SOMEBODY, "")))
    return false;
  return /^[\W\d]{0,6}$/.test(after) || /[|–—,(]\s*$/.test(before) || after.length <= 60;
}
const LONGEST_HEAD = 150;
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
