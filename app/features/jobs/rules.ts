import { days } from "~/lib/time";
import {
  JOB_STATUSES,
  type JobStatus,
  LOCATION_TYPE_LABELS,
  type LocationType,
  type PayUnit,
} from "~/vocabulary/jobs";

export const isJobStatus = (text: string): text is JobStatus =>
  JOB_STATUSES.some((status) => status === text);

/** Characters, trimmed; a valid description is longer (specification, section 9). */
export const DESCRIPTION_MINIMUM = 50;
export const isLongEnough = (description: string): boolean => description.trim().length > DESCRIPTION_MINIMUM;

/** Above this an amount is a slip of the finger. */
const HIGHEST_SALARY = 10_000_000;

/** `85000`, `$85,000`, `85 000`, `12.50`; null for anything else. */
export function readSalary(typed: string): number | null {
  const bare = typed.trim().replace(/^[$£€]\s*/, "");
  if (!/^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{1,2})?$/.test(bare)) return null;
  const amount = Number(bare.replace(/[, ]/g, ""));
  return amount <= HIGHEST_SALARY ? amount : null;
}

/** Only an hour's or a day's pay is told to the penny. */
export const mayHaveDecimals = (unit: PayUnit): boolean => unit === "HOUR" || unit === "DAY";

export const MOST_OPENINGS = 999;

export const filledInWords = (places: number): string =>
  places === 1 ? "The one place is filled" : `All ${places} places are filled`;

/** Days ahead. */
const LONGEST_OPEN_DAYS = 365;

/** What is wrong with a closing day, if anything. `today` as it is in the job's zone. */
export function closingDayProblem(closesOn: string, today: string): string | null {
  if (closesOn === "") return null;
  if (closesOn < today) return "Choose a day that is still to come";
  const ahead = (Date.parse(closesOn) - Date.parse(today)) / days(1);
  return ahead > LONGEST_OPEN_DAYS ? "At most a year ahead" : null;
}

export function placeOfWork(job: { locationType: LocationType; location: string }): string {
  const kind = LOCATION_TYPE_LABELS[job.locationType];
  return job.locationType === "remote" || job.location === "" ? kind : `${kind}, ${job.location}`;
}

export const isOpen = (job: { status: JobStatus }): boolean => job.status === "active";

export const lacksPlace = (job: {
  locationType: LocationType;
  country: string;
  locality: string;
  remoteFrom: string;
}): boolean =>
  job.locationType === "remote" ? job.remoteFrom === "" : job.country === "" || job.locality === "";

export const lacksQuestionnaire = (job: { status: JobStatus; questions: number | null }): boolean =>
  job.questions === null && job.status !== "closed";
