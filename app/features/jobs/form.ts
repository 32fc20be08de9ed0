import * as v from "valibot";
import { ticked } from "~/lib/fields";
import { JobDescription, JobInfo, JobPosting, NOT_WHOLE } from "./fields";
import { mayHaveDecimals } from "./rules";

/** Bytes of a description and a posting of their full length, as a browser encodes them. */
export const POSTING_BYTES = 512 * 1024;

type Salaries = Pick<JobInfo, "salaryMin" | "salaryMax">;
const salariesInOrder = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax;
const SALARIES_CROSSED = "Salary max must not be lower than salary min";

const isWhole = (amount: number | null, { payUnit }: Pick<JobInfo, "payUnit">) =>
  amount === null || Number.isInteger(amount) || mayHaveDecimals(payUnit);
const minIsWhole = (job: Pick<JobInfo, "salaryMin" | "payUnit">) => isWhole(job.salaryMin, job);
const maxIsWhole = (job: Pick<JobInfo, "salaryMax" | "payUnit">) => isWhole(job.salaryMax, job);

export const JobInfoForm = v.pipe(
  JobInfo,
  v.forward(v.partialCheck([["salaryMin"], ["salaryMax"]], salariesInOrder, SALARIES_CROSSED), ["salaryMax"]),
  v.forward(v.partialCheck([["salaryMin"], ["payUnit"]], minIsWhole, NOT_WHOLE), ["salaryMin"]),
  v.forward(v.partialCheck([["salaryMax"], ["payUnit"]], maxIsWhole, NOT_WHOLE), ["salaryMax"]),
);

export const DescriptionForm = JobDescription;

export const ReviewForm = v.object({
  ...JobPosting.entries,
  agreed: ticked("Please agree to the terms before you submit"),
});

export const EditJobForm = v.pipe(
  v.object({ ...JobInfo.entries, ...JobDescription.entries, ...JobPosting.entries }),
  v.forward(v.partialCheck([["salaryMin"], ["salaryMax"]], salariesInOrder, SALARIES_CROSSED), ["salaryMax"]),
  v.forward(v.partialCheck([["salaryMin"], ["payUnit"]], minIsWhole, NOT_WHOLE), ["salaryMin"]),
  v.forward(v.partialCheck([["salaryMax"], ["payUnit"]], maxIsWhole, NOT_WHOLE), ["salaryMax"]),
);
