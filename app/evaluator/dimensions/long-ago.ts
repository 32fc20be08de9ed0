import type { Application, Statement } from "../claims/claim";
import { dateRanges } from "../claims/dates";
import type { Job } from "../claims/jobs";
import { remembered } from "../text/remembered";

/** In months: before the latest job ended, and before the newest date in the texts. */
const BEFORE = { latest: 10 * 12, now: 20 * 12 };

/** Whether a job ended so long ago that it says nothing of how somebody works today, for or against. */
export const isLongAgo = (end: Job["end"], application: Application): boolean => end < limitOf(application);

const limitOf = remembered(({ jobs, newest }: Application) => {
  const latest = jobs.reduce((last, { end }) => Math.max(last, end), 0);
  return Math.max(newest - BEFORE.now, latest - BEFORE.latest);
});

/** As `isLongAgo`, of what is told under such a job, or with nothing but such dates in it. */
export const isOfLongAgo = ({ job, sentence }: Statement, application: Application): boolean =>
  job === null ? isDatedLongAgo(sentence, application) : isLongAgo(job.end, application);

/** Whether every date in a sentence is so long ago; without any, none is. */
export function isDatedLongAgo({ text }: Statement["sentence"], application: Application): boolean {
  const ends = dateRanges(text).map(({ end }) => end ?? application.newest);
  return ends.length > 0 && ends.every((end) => isLongAgo(end, application));
}
