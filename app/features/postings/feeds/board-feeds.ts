import { XMLBuilder } from "fast-xml-parser";
import { payInWords, payRange } from "~/features/jobs/pay";
import { townOf } from "~/features/jobs/place";
import type { JobType, LocationType } from "~/vocabulary/jobs";
import {
  applyUrl,
  cityOf,
  clean,
  companyUrl,
  countryOf,
  type Feed,
  type FeedJob,
  htmlOf,
  jobUrl,
  publishedAt,
} from "./feed-job";

const INDEED_TYPES: Record<JobType, string> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  internship: "internship",
  temporary: "temporary",
};
const INDEED_REMOTE: Record<LocationType, string> = {
  remote: "Fully remote",
  hybrid: "Hybrid remote",
  office: "",
};

/** docs.indeed.com, XML feed: every value in CDATA, the reference number for ever the same. */
export const indeedFeed = (feed: Feed): string =>
  document("source", {
    publisher: feed.company.companyName,
    publisherurl: feed.company.website || companyUrl(feed),
    lastBuildDate: feed.now.toUTCString(),
    job: feed.jobs.map((job) =>
      values({
        title: job.title,
        date: publishedAt(job).toUTCString(),
        referencenumber: job.code,
        requisitionid: job.code,
        url: jobUrl(job, feed.origin, "indeed"),
        company: job.companyName,
        city: cityOf(job),
        state: job.region,
        country: job.country,
        postalcode: job.postalCode,
        streetaddress: job.street,
        email: feed.company.privacyEmail,
        description: htmlOf(job),
        salary: payInWords(job) ?? "",
        jobtype: INDEED_TYPES[job.jobType],
        education: "",
        experience: "",
        category: job.department,
        expirationdate: job.closesAt?.toUTCString() ?? "",
        remotetype: INDEED_REMOTE[job.locationType],
      }),
    ),
  });

const LINKEDIN_TYPES: Record<JobType, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACT",
  internship: "INTERNSHIP",
  temporary: "TEMPORARY",
};
const LINKEDIN_PLACES: Record<LocationType, string> = {
  remote: "Remote",
  hybrid: "Hybrid",
  office: "On-site",
};

/** learn.microsoft.com, LinkedIn's XML feed. Null without the company's id there. */
export function linkedinFeed(feed: Feed): string | null {
  const { linkedinId, companyName } = feed.company;
  if (linkedinId === "") return null;
  return document("source", {
    lastBuildDate: feed.now.toUTCString(),
    publisherUrl: companyUrl(feed),
    publisher: companyName,
    expectedJobCount: String(feed.jobs.length),
    job: feed.jobs.map((job) =>
      values({
        partnerJobId: job.code,
        company: job.companyName,
        title: job.title,
        description: htmlOf(job),
        applyUrl: applyUrl(job, feed.origin, "linkedin"),
        companyId: linkedinId,
        location: [townOf(job), job.region, countryOf(job)].filter(Boolean).join(", "),
        posterEmail: job.posterEmail,
        city: cityOf(job),
        state: job.region,
        country: job.country,
        postalCode: job.postalCode,
        workplaceTypes: LINKEDIN_PLACES[job.locationType],
        jobtype: LINKEDIN_TYPES[job.jobType],
        salaries: payRange(job) === null ? "" : salaryOf(job),
      }),
    ),
  });
}

const salaryOf = (job: FeedJob) => ({
  salary: values({
    lowEnd: job.salaryMin?.toString() ?? "",
    highEnd: job.salaryMax?.toString() ?? "",
    currencyCode: job.payCurrency,
    period: job.payUnit,
  }),
});

export const genericFeed = (feed: Feed): string =>
  document("jobs", {
    job: feed.jobs.map((job) =>
      values({
        reference: job.code,
        title: job.title,
        company: job.companyName,
        department: job.department,
        city: cityOf(job),
        country: job.country,
        state: job.region,
        postal_code: job.postalCode,
        description_requirements: htmlOf(job),
        url: jobUrl(job, feed.origin, "jobs-xml"),
        salary_min: job.salaryMin?.toString() ?? "",
        salary_max: job.salaryMax?.toString() ?? "",
        currency: job.payCurrency,
        period: job.payUnit.toLowerCase(),
        remote: String(job.locationType === "remote"),
        hybrid: String(job.locationType === "hybrid"),
        posted_at: publishedAt(job).toISOString(),
        closes_at: job.closesAt?.toISOString() ?? "",
      }),
    ),
  });

type Values = { [name: string]: string | Values | Values[] };

const builder = new XMLBuilder({ cdataPropName: "cdata", ignoreAttributes: false });

const document = (root: string, of: Values): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [root]: values(of) })}`;

const values = (of: Values): Values =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      typeof value === "string" ? { cdata: clean(value) } : value,
    ]),
  );
