import * as v from "valibot";
import { oneOf, optionalLine, requiredLine, requiredText } from "~/lib/fields";
import { plainText } from "~/lib/plain-text";
import { JOB_TYPES, LOCATION_TYPES } from "~/vocabulary/jobs";
import { isLongEnough, readSalary } from "./rules";

const LONGEST_DESCRIPTION = 20_000;
const LONGEST_POSTING = 25_000;

/** Whole dollars a year; null when it is not given. */
const salary = () =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.trim()),
    v.check(
      (typed) => typed === "" || readSalary(typed) !== null,
      "Please enter whole dollars up to 10,000,000, for example 85000",
    ),
    v.transform(readSalary),
  );

const description = v.pipe(
  v.optional(v.string(), ""),
  v.transform(plainText),
  v.check((text) => text.trim() !== "", "Job description is required"),
  v.check(
    (text) => text.trim() === "" || isLongEnough(text),
    "Job description must be longer than 50 characters",
  ),
  v.maxLength(LONGEST_DESCRIPTION, "Please use at most 20,000 characters"),
);

/** A job's fields, here and in no other list; `db/schema/jobs.ts` has a column of each name. */
export const JobInfo = v.object({
  title: requiredLine("Job title is required"),
  jobType: oneOf(JOB_TYPES, "Please select a job type"),
  locationType: oneOf(LOCATION_TYPES, "Please select a work type"),
  location: optionalLine(),
  salaryMin: salary(),
  salaryMax: salary(),
  department: optionalLine(100),
});
export const JobDescription = v.object({ description });
export const JobPosting = v.object({
  finalJobPosting: requiredText("The job posting must not be empty", LONGEST_POSTING),
});

export type JobInfo = v.InferOutput<typeof JobInfo>;
export type PostingFacts = JobInfo & v.InferOutput<typeof JobDescription>;
export type JobText = PostingFacts & v.InferOutput<typeof JobPosting>;

export const JOB_LABELS: Readonly<Record<keyof JobText, string>> = {
  title: "Job Title",
  jobType: "Job Type",
  locationType: "Work Type",
  location: "Office Location",
  salaryMin: "Salary Min",
  salaryMax: "Salary Max",
  department: "Department",
  description: "Job Description",
  finalJobPosting: "Final Job Posting",
};

const namesOf = <T extends object>(entries: T) => Object.keys(entries) as (keyof T)[];

export const INFO_NAMES = namesOf(JobInfo.entries);
const DESCRIPTION_NAMES = namesOf(JobDescription.entries);
const POSTING_NAMES = namesOf(JobPosting.entries);
export const FACT_NAMES = [...INFO_NAMES, ...DESCRIPTION_NAMES];
export const TEXT_NAMES = [...FACT_NAMES, ...POSTING_NAMES];

export const STEP_NAMES = { 1: INFO_NAMES, 2: DESCRIPTION_NAMES, 3: POSTING_NAMES } as const;

export type TypedJob = Record<keyof JobText, string>;

export const typedJob = (typed: (name: keyof JobText) => string) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, typed(name)])) as TypedJob;
