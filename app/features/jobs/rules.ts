import { JOB_STATUSES, type JobStatus, LOCATION_TYPE_LABELS, type LocationType } from "~/vocabulary/jobs";

export const isJobStatus = (text: string): text is JobStatus =>
  JOB_STATUSES.some((status) => status === text);

/** Characters, trimmed; a valid description is longer (specification, section 9). */
export const DESCRIPTION_MINIMUM = 50;
export const isLongEnough = (description: string): boolean => description.trim().length > DESCRIPTION_MINIMUM;

/** Whole dollars: above this an amount is a slip of the finger. */
const HIGHEST_SALARY = 10_000_000;

/** `85000`, `$85,000`, `85 000`; null for anything else. */
export function readSalary(typed: string): number | null {
  const bare = typed.trim().replace(/^\$\s*/, "");
  if (!/^(\d+|\d{1,3}(?:[, ]\d{3})+)$/.test(bare)) return null;
  const amount = Number(bare.replace(/[, ]/g, ""));
  return amount <= HIGHEST_SALARY ? amount : null;
}

export function placeOfWork(job: { locationType: LocationType; location: string }): string {
  const kind = LOCATION_TYPE_LABELS[job.locationType];
  return job.locationType === "remote" || job.location === "" ? kind : `${kind}, ${job.location}`;
}

export const isOpen = (job: { status: JobStatus }): boolean => job.status === "active";

export const lacksQuestionnaire = (job: { status: JobStatus; questions: number | null }): boolean =>
  job.questions === null && job.status !== "closed";
