import * as v from "valibot";
import { oneOf, optionalLine, requiredLine, requiredText, ticked } from "~/lib/fields";
import { plainText } from "~/lib/plain-text";
import { JOB_TYPES, LOCATION_TYPES } from "~/vocabulary/jobs";
import { isLongEnough, readSalary } from "./rules";

/** Bytes of the largest form: a description and a posting of their full length, as a browser encodes them. */
export const POSTING_BYTES = 512 * 1024;
const LONGEST_DESCRIPTION = 20_000;
const LONGEST_POSTING = 25_000;

const salary = () =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.trim()),
    v.check(
      (typed) => typed === "" || readSalary(typed) !== null,
      "Please enter whole dollars up to 10,000,000, for example 85000",
    ),
    v.transform((typed) => (typed === "" ? undefined : (readSalary(typed) ?? undefined))),
  );

const jobInfo = {
  title: requiredLine("Job title is required"),
  jobType: oneOf(JOB_TYPES, "Please select a job type"),
  locationType: oneOf(LOCATION_TYPES, "Please select a work type"),
  location: optionalLine(),
  salaryMin: salary(),
  salaryMax: salary(),
  department: optionalLine(100),
};
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
const finalJobPosting = requiredText("The job posting must not be empty", LONGEST_POSTING);

type Salaries = { salaryMin?: number | undefined; salaryMax?: number | undefined };
const salariesInOrder = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === undefined || salaryMax === undefined || salaryMin <= salaryMax;
const SALARIES_CROSSED = "Salary max must not be lower than salary min";

/** Step 1. */
export const JobInfoForm = v.pipe(
  v.object(jobInfo),
  v.forward(v.partialCheck([["salaryMin"], ["salaryMax"]], salariesInOrder, SALARIES_CROSSED), ["salaryMax"]),
);

/** Step 2. */
export const DescriptionForm = v.object({ description });

/** Step 3. */
export const ReviewForm = v.object({
  finalJobPosting,
  agreed: ticked("Please agree to the terms before you submit"),
});

/** Everything of a posted job that its company may change. */
export const EditJobForm = v.pipe(
  v.object({ ...jobInfo, description, finalJobPosting }),
  v.forward(v.partialCheck([["salaryMin"], ["salaryMax"]], salariesInOrder, SALARIES_CROSSED), ["salaryMax"]),
);
