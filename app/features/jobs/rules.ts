import { salaryRange } from "~/lib/words";

import {
  JOB_STATUSES,
  JOB_TYPE_LABELS,
  type JobStatus,
  type JobType,
  LOCATION_TYPE_LABELS,
  type LocationType,
} from "~/vocabulary/jobs";

export const isJobStatus = (text: string): text is JobStatus =>
  JOB_STATUSES.some((status) => status === text);

/** Spec, section 9: a description is valid when it is longer than this, trimmed. In characters. */
export const DESCRIPTION_MINIMUM = 50;
export const isLongEnough = (description: string): boolean => description.trim().length > DESCRIPTION_MINIMUM;

/** Whole dollars: above this an amount is a slip of the finger. */
const HIGHEST_SALARY = 10_000_000;

/** A salary as people type it (`85000`, `$85,000`, `85 000`) in whole dollars; null for anything else. */
export function readSalary(typed: string): number | null {
  const bare = typed.trim().replace(/^\$\s*/, "");
  if (!/^(\d+|\d{1,3}(?:[, ]\d{3})+)$/.test(bare)) return null;
  const amount = Number(bare.replace(/[, ]/g, ""));
  return amount <= HIGHEST_SALARY ? amount : null;
}

/** Where the work is done: `Remote`, `Hybrid, Leeds`, `Office`. */
export function placeOfWork(job: { locationType: LocationType; location: string }): string {
  const kind = LOCATION_TYPE_LABELS[job.locationType];
  return job.locationType === "remote" || job.location === "" ? kind : `${kind}, ${job.location}`;
}

export type PostingFacts = {
  title: string;
  department: string;
  jobType: JobType;
  locationType: LocationType;
  location: string;
  /** Whole dollars a year. */
  salaryMin: number | undefined;
  salaryMax: number | undefined;
  description: string;
};

/**
 * The posting as Markdown: a heading with the title, the department if there is one, the type, the location, the salary
 * if both ends are known, a divider, the description (spec, section 4). What was typed on one line stays text.
 */
export function buildPosting(facts: PostingFacts): string {
  const { salaryMin, salaryMax } = facts;
  const salary =
    salaryMin === undefined || salaryMax === undefined ? null : salaryRange(salaryMin, salaryMax);
  return [
    `# ${asMarkdownText(facts.title)}`,
    facts.department && `**Department:** ${asMarkdownText(facts.department)}`,
    `**Job type:** ${JOB_TYPE_LABELS[facts.jobType]}`,
    `**Location:** ${asMarkdownText(placeOfWork(facts))}`,
    salary && `**Salary:** ${salary} a year`,
    "---",
    facts.description.trim(),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What a reviewer needs to know of a posting. */
export const postingToReview = (text: string, facts: PostingFacts) => ({
  text,
  built: buildPosting(facts),
  place: placeOfWork(facts),
});

/**
 * The posting after its facts have changed: built anew while nobody has edited it, left alone once somebody has, because
 * what a person wrote is never thrown away.
 */
export function followPosting(before: PostingFacts, posting: string, now: PostingFacts): string {
  return sameText(posting, buildPosting(before)) ? buildPosting(now) : posting;
}

/** Whether a posting says something else than its facts would build. */
export const isEdited = (facts: PostingFacts, posting: string): boolean =>
  !sameText(posting, buildPosting(facts));

/** Browsers send `\r\n`, and people leave blank lines at the end: neither is an edit. */
const sameText = (one: string, other: string): boolean => plain(one) === plain(other);
export const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Only signs that Markdown would read as its own: `C#` and `R&D` stay as they are. */
const asMarkdownText = (line: string): string =>
  line.replace(/[\\`*_[\]<]|&(?=#?\w{1,31};)|(?<= )#(?=#*$)/g, "\\$&");

/** Whether a job takes applications. */
export const isOpen = (job: { status: JobStatus }): boolean => job.status === "active";
