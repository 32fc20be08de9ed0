import * as v from "valibot";
import { currencyCode, oneOf, optionalLine, requiredLine, requiredText } from "~/lib/fields";
import { isTimeZone } from "~/lib/is-time-zone";
import { plainText } from "~/lib/plain-text";
import { isCalendarDay } from "~/lib/zoned-day";
import { COUNTRIES, countriesIn } from "~/vocabulary/countries";
import { JOB_TYPES, LOCATION_TYPES, PAY_UNITS, POSTING_LANGUAGES } from "~/vocabulary/jobs";
import { isLongEnough, MOST_OPENINGS, readSalary } from "./rules";

const LONGEST_DESCRIPTION = 20_000;
const LONGEST_POSTING = 25_000;

export const NOT_WHOLE = "Please enter a whole amount up to 10,000,000, for example 85000";

/** In the job's currency; null when it is not given. */
const salary = () =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.trim()),
    v.check((typed) => typed === "" || readSalary(typed) !== null, NOT_WHOLE),
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

const NO_COUNTRY = "Please choose a country";
const NOT_AN_AMOUNT_OF_PEOPLE = "How many people do you want to hire?";

const typed = () =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.trim()),
  );

const or = (first: string) => v.transform((text: string) => text || first);

const placeAndPay = {
  country: v.pipe(
    typed(),
    v.check((code) => code === "" || COUNTRIES.includes(code), NO_COUNTRY),
  ),
  region: optionalLine(100),
  locality: optionalLine(100),
  postalCode: optionalLine(100),
  street: optionalLine(100),
  remoteFrom: v.pipe(
    typed(),
    v.check((text) => countriesIn(text) !== null, NO_COUNTRY),
    v.transform((text) => countriesIn(text) ?? ""),
  ),
  payCurrency: currencyCode("USD"),
  payUnit: v.pipe(typed(), or("YEAR"), v.picklist(PAY_UNITS, "Please choose what the pay is for")),
  closesOn: v.pipe(
    typed(),
    v.check((day) => day === "" || isCalendarDay(day), "Please give a day like 2026-12-06"),
  ),
  timeZone: v.pipe(typed(), or("UTC"), v.check(isTimeZone, "Please give a time zone like Europe/London")),
  language: v.pipe(
    typed(),
    or("en"),
    v.check((code) => Object.hasOwn(POSTING_LANGUAGES, code), "Please choose a language"),
  ),
  openings: v.pipe(
    typed(),
    or("1"),
    v.regex(/^[1-9]\d{0,2}$/, NOT_AN_AMOUNT_OF_PEOPLE),
    v.transform(Number),
    v.maxValue(MOST_OPENINGS, NOT_AN_AMOUNT_OF_PEOPLE),
  ),
};

/** A job's fields, here and in no other list; `db/schema/jobs.ts` has a column of each name. */
export const JobInfo = v.object({
  title: requiredLine("Job title is required"),
  jobType: oneOf(JOB_TYPES, "Please select a job type"),
  locationType: oneOf(LOCATION_TYPES, "Please select a work type"),
  location: optionalLine(),
  salaryMin: salary(),
  salaryMax: salary(),
  department: optionalLine(100),
  ...placeAndPay,
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
  country: "Country",
  region: "Region or State",
  locality: "Town or City",
  postalCode: "Postal Code",
  street: "Street",
  remoteFrom: "Remote From",
  payCurrency: "Currency",
  payUnit: "Pay Is For",
  closesOn: "Closing Day",
  timeZone: "Time Zone",
  language: "Language of the Posting",
  openings: "People Wanted",
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
