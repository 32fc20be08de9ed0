import type { Statement } from "../claims/claim";
import { onLines } from "../claims/cv-lines";
import { dateRanges } from "../claims/dates";
import { isRole, partsOf } from "../claims/job-titles";
import type { Job } from "../claims/jobs";
import { counts, type Reading } from "./reading";

const NEARLY = 0.8;

/** Of a job's head the line that names the title, long enough to be read by itself. */
export function headOf(job: Job, reading: Reading): Statement | null {
  const own = onLines(reading.application, [...job.head, job.line]).filter(counts);
  const roles = partsOf(job.title).filter(isRole);
  const titled = own.filter(({ sentence }) => roles.some((role) => sentence.text.includes(role)));
  const heads = titled.length > 0 ? titled : own;
  const fits = heads.map(({ sentence }) => reading.titleFit(sentence.text));
  const best = Math.max(0, ...fits);
  return best > 0 ? (heads[fits.findIndex((fit) => fit >= best * NEARLY)] ?? null) : null;
}

export const jobLine = (job: Job, reading: Reading): Statement | null =>
  headOf(job, reading) ??
  onLines(reading.application, [job.line, ...job.head]).find((each) => counts(each) && !isOfDates(each)) ??
  onLines(reading.application, [job.line]).find(counts) ??
  null;

const isOfDates = ({ sentence: { text } }: Statement) =>
  dateRanges(text).length > 0 && !/\p{L}{3}/u.test(text.replace(MONTHS, ""));
const MONTHS =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\b(?:until|till|now|today|present|current|date|since|from|spring|summer|autumn|winter)\b/giu;

const LONGEST = 200;

/** Years are shown by dates: a title's by all of its head, and what was done by the job's head beside it. */
export function withItsDates(shown: Statement, reading: Reading): Statement[] {
  const { sentence, source, job } = shown;
  if (source !== "cv" || dateRanges(sentence.text).length > 0) return [shown];
  const dated = reading.application.jobs.filter(({ isTold }) => !isTold);
  const own = dated.find((each) => linesOf(each).includes(sentence.line));
  if (own) return [stretched(shown, own, reading)];
  if (job === null || !dated.includes(job) || OF_TIME.test(sentence.text)) return [shown];
  const head = jobLine(job, reading);
  return head ? [shown, stretched(head, job, reading)] : [shown];
}
const OF_TIME = /\b(?:years?|yrs?|months?|seasons?)\b/i;

const linesOf = ({ head, line }: Job) => [...head, line];

function stretched(shown: Statement, job: Job, { application }: Reading): Statement {
  const heads = onLines(application, linesOf(job)).map(({ sentence }) => sentence);
  const start = Math.min(...heads.map((each) => each.start));
  const end = Math.max(...heads.map((each) => each.end));
  return end - start > LONGEST ? shown : { ...shown, sentence: { ...shown.sentence, start, end } };
}
