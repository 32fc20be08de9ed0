import { wholeYears } from "../claims/dates";
import type { Job } from "../claims/jobs";

export function inWords(years: number, asked: number, jobs: readonly Job[] = []): string {
  return `${amount(years, asked, jobs)} (asked: ${asked === 1 ? "one year" : inUnits(asked)})`;
}

/** What reaches the number asked and is not plainly the same work is called by what it is. */
export const inPart = (years: number, asked: number, jobs: readonly Job[]) =>
  years >= asked ? `${amount(years, asked, jobs)} of related work` : inWords(years, asked, jobs);

const inUnits = (years: number) =>
  Number.isInteger(years) ? `${years} years` : `${Math.round(years * 12)} months`;

const A_SEASON = 3;

function amount(years: number, asked: number, jobs: readonly Job[]): string {
  const months = Math.round(years * 12);
  const isToTheMonth = ({ start, end, current }: Job) => start % 12 > 0 || (!current && end % 12 > 0);
  if (
    !Number.isInteger(asked) &&
    months > A_SEASON &&
    months < 24 &&
    jobs.length > 0 &&
    jobs.every(isToTheMonth)
  )
    return `${months} months`;
  const whole = wholeYears(years * 12);
  return whole < 1 ? "Less than a year" : whole === 1 ? "One year" : `${whole} years`;
}
