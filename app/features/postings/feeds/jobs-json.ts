import { payInWords } from "~/features/jobs/pay";
import { townOf } from "~/features/jobs/place";
import type { JobType, LocationType, PayUnit } from "~/vocabulary/jobs";
import { applyUrl, clean, type Feed, type FeedJob, htmlOf, jobUrl, plainOf, publishedAt } from "./feed-job";

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  "full-time": "FullTime",
  "part-time": "PartTime",
  contract: "Contract",
  internship: "Intern",
  temporary: "Temporary",
};
const WORKPLACES: Record<LocationType, string> = { office: "OnSite", hybrid: "Hybrid", remote: "Remote" };
const INTERVALS: Record<PayUnit, string> = {
  HOUR: "1 HOUR",
  DAY: "1 DAY",
  WEEK: "1 WEEK",
  MONTH: "1 MONTH",
  YEAR: "1 YEAR",
};

/** Field names of developers.ashbyhq.com/docs/public-job-posting-api, which aggregators read already. */
export const jobsJson = (feed: Feed, { content }: { content: boolean }): string =>
  JSON.stringify({ apiVersion: "1", jobs: feed.jobs.map((job) => jobIn(feed, job, content)) });

function jobIn({ origin }: Feed, job: FeedJob, content: boolean) {
  const html = content ? htmlOf(job) : "";
  return {
    id: job.code,
    title: clean(job.title),
    department: clean(job.department),
    team: clean(job.department),
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    location: clean(townOf(job)),
    secondaryLocations: [],
    workplaceType: WORKPLACES[job.locationType],
    isRemote: job.locationType === "remote",
    isListed: true,
    publishedAt: publishedAt(job).toISOString(),
    jobUrl: jobUrl(job, origin, "jobs-json"),
    applyUrl: applyUrl(job, origin, "jobs-json"),
    ...(content && { descriptionHtml: html, descriptionPlain: plainOf(html) }),
    address: {
      postalAddress: {
        addressCountry: job.country,
        addressRegion: clean(job.region),
        addressLocality: clean(job.locality),
        postalCode: clean(job.postalCode),
        streetAddress: clean(job.street),
      },
    },
    compensation: compensationOf(job),
  };
}

function compensationOf(job: FeedJob) {
  const words = payInWords(job);
  if (words === null) return { compensationTierSummary: null, summaryComponents: [] };
  const salary = {
    compensationType: "Salary",
    interval: INTERVALS[job.payUnit],
    currencyCode: job.payCurrency,
    minValue: job.salaryMin,
    maxValue: job.salaryMax,
  };
  return { compensationTierSummary: words, summaryComponents: [salary] };
}
