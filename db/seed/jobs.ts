import { readFileSync } from "node:fs";
import type { JobStatus, JobType, LocationType } from "../../app/vocabulary/jobs.ts";
import { days } from "./times.ts";

export type SeedJob = {
  /** Names the job in the other files of the seed, and its posting in `postings/`. */
  key: string;
  title: string;
  department: string;
  jobType: JobType;
  locationType: LocationType;
  location: string;
  country: string;
  locality: string;
  remoteFrom: string;
  timeZone: string;
  /** Whole dollars a year. */
  salaryMin: number | null;
  salaryMax: number | null;
  status: JobStatus;
  postedHoursAgo: number;
  /** Visits on each of the last seven days, today last. */
  viewsByDay: number[];
};

/** Oldest first. */
export const JOBS: SeedJob[] = [
  {
    key: "office-coordinator",
    title: "Office and Events Coordinator",
    department: "Operations",
    jobType: "part-time",
    locationType: "office",
    location: "Leeds",
    country: "GB",
    locality: "Leeds",
    remoteFrom: "",
    timeZone: "Europe/London",
    salaryMin: 24000,
    salaryMax: 28000,
    status: "closed",
    postedHoursAgo: days(45),
    viewsByDay: [],
  },
  {
    key: "data-analyst",
    title: "Data Analyst",
    department: "Data",
    jobType: "full-time",
    locationType: "office",
    location: "Manchester",
    country: "GB",
    locality: "Manchester",
    remoteFrom: "",
    timeZone: "Europe/London",
    salaryMin: 52000,
    salaryMax: 66000,
    status: "active",
    postedHoursAgo: days(21),
    viewsByDay: [3, 5, 2, 0, 4, 6, 3],
  },
  {
    key: "principal-engineer",
    title:
      "Principal Software Engineer, Streaming Ingestion and Real-Time Query Platform (Reliability, Cost " +
      "and Developer Experience)",
    department: "Engineering",
    jobType: "full-time",
    locationType: "remote",
    location: "",
    country: "GB",
    locality: "",
    remoteFrom: "GB,IE",
    timeZone: "Europe/London",
    salaryMin: 150000,
    salaryMax: 185000,
    status: "paused",
    postedHoursAgo: days(18),
    viewsByDay: [2, 1, 0, 3, 1, 0, 0],
  },
  {
    key: "product-designer",
    title: "Product Designer",
    department: "Design",
    jobType: "full-time",
    locationType: "remote",
    location: "",
    country: "GB",
    locality: "",
    remoteFrom: "GB,IE",
    timeZone: "Europe/London",
    salaryMin: 78000,
    salaryMax: 98000,
    status: "active",
    postedHoursAgo: days(14),
    viewsByDay: [4, 7, 5, 1, 2, 6, 4],
  },
  {
    key: "senior-frontend-engineer",
    title: "Senior Frontend Engineer",
    department: "Engineering",
    jobType: "full-time",
    locationType: "hybrid",
    location: "Leeds",
    country: "GB",
    locality: "Leeds",
    remoteFrom: "",
    timeZone: "Europe/London",
    salaryMin: 95000,
    salaryMax: 125000,
    status: "active",
    postedHoursAgo: days(10),
    viewsByDay: [8, 6, 9, 3, 2, 11, 7],
  },
  {
    key: "customer-success-manager",
    title: "Customer Success Manager (parental leave cover)",
    department: "Customer Success",
    jobType: "temporary",
    locationType: "hybrid",
    location: "Dublin",
    country: "IE",
    locality: "Dublin",
    remoteFrom: "",
    timeZone: "Europe/Dublin",
    salaryMin: 60000,
    salaryMax: 75000,
    status: "active",
    postedHoursAgo: days(5),
    viewsByDay: [0, 0, 5, 3, 1, 4, 2],
  },
  {
    key: "data-engineering-intern",
    title: "Data Engineering Intern, Summer",
    department: "Data",
    jobType: "internship",
    locationType: "hybrid",
    location: "Leeds",
    country: "GB",
    locality: "Leeds",
    remoteFrom: "",
    timeZone: "Europe/London",
    salaryMin: 32000,
    salaryMax: null,
    status: "draft",
    postedHoursAgo: days(2),
    viewsByDay: [],
  },
  {
    key: "technical-writer",
    title: "Technical Writer",
    department: "",
    jobType: "contract",
    locationType: "remote",
    location: "",
    country: "GB",
    locality: "",
    remoteFrom: "GB,IE",
    timeZone: "Europe/London",
    salaryMin: null,
    salaryMax: null,
    status: "draft",
    postedHoursAgo: 20,
    viewsByDay: [],
  },
];

/** As the wizard's third step builds it; what follows its divider is the description that was pasted. */
export function postingOf(job: Pick<SeedJob, "key">): { description: string; finalJobPosting: string } {
  const finalJobPosting = readFileSync(new URL(`./postings/${job.key}.md`, import.meta.url), "utf8").trim();
  const [, description = ""] = finalJobPosting.split("\n\n---\n\n");
  return { description, finalJobPosting };
}
