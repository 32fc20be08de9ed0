import type { JobType } from "~/vocabulary/jobs";
import type { JobInfo } from "./fields";

const EMPLOYMENT_TYPES = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
} as const satisfies Record<JobType, string>;

type PostedJob = JobInfo & {
  id: string;
  companyName: string;
  createdDate: Date | string;
  postingHtml: string;
};

/** A schema.org JobPosting, of what is known only: a place is one line, and remote work has none. */
export const jobPosting = (job: PostedJob) => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  description: job.postingHtml,
  datePosted: new Date(job.createdDate).toISOString().slice(0, 10),
  employmentType: EMPLOYMENT_TYPES[job.jobType],
  hiringOrganization: { "@type": "Organization", name: job.companyName },
  identifier: { "@type": "PropertyValue", name: job.companyName, value: job.id },
  directApply: true,
  ...(job.locationType === "remote"
    ? { jobLocationType: "TELECOMMUTE" }
    : job.location !== "" && { jobLocation: { "@type": "Place", address: job.location } }),
  ...((job.salaryMin !== null || job.salaryMax !== null) && {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        ...(job.salaryMin !== null && { minValue: job.salaryMin }),
        ...(job.salaryMax !== null && { maxValue: job.salaryMax }),
        unitText: "YEAR",
      },
    },
  }),
});
