import { type Pay, payInWords, payRange } from "~/features/jobs/pay";
import { addressOf, type Place, townOf } from "~/features/jobs/place";
import type { Posting } from "~/features/postings/open-posting";
import { counted, dayInWords } from "~/lib/words";
import { JOB_TYPE_LABELS, type JobType, LOCATION_TYPE_LABELS, PAY_UNIT_LABELS } from "~/vocabulary/jobs";

export type ShownPosting = Omit<Posting, "finalJobPosting" | "description" | "companyId"> & {
  postingHtml: string;
  applyPath: string;
};

type Told = Pay &
  Place & { jobType: JobType; department: string; closesOn: string; timeZone: string; openings: number };

export const factsInWords = (job: Told): string[] =>
  [townOf(job), JOB_TYPE_LABELS[job.jobType], payInWords(job) ?? PAY_NOT_GIVEN].concat(
    job.closesOn === "" ? [] : [`until ${dayInWords(job.closesOn)}`],
  );

export const PAY_NOT_GIVEN = "pay not given";

export const allJobs = (open: number): string =>
  open === 1 ? "The open job" : `All ${counted(open, "job")}`;

export type Fact = { name: string; value: string; more: string };

export function factsOf(job: Told): Fact[] {
  const range = payRange(job);
  return [
    { name: "Place", value: townOf(job), more: placeMore(job) },
    { name: "Type", value: JOB_TYPE_LABELS[job.jobType], more: typeMore(job) },
    { name: "Pay", value: range ?? PAY_NOT_GIVEN, more: range === null ? "" : PAY_UNIT_LABELS[job.payUnit] },
    job.closesOn === ""
      ? { name: "Closes", value: "when it is filled", more: "" }
      : {
          name: "Closes",
          value: dayInWords(job.closesOn),
          more: `end of the day, ${zoneName(job.timeZone)}`,
        },
  ];
}

const placeMore = (job: Told): string =>
  job.locationType === "remote"
    ? ""
    : [
        job.locationType === "office" ? "on site" : LOCATION_TYPE_LABELS.hybrid.toLowerCase(),
        townOf(job) === job.location ? "" : job.location,
        addressOf(job),
      ]
        .filter(Boolean)
        .join(", ");

const typeMore = ({ department, openings }: Told): string =>
  [department, openings > 1 && `${openings} people wanted`].filter(Boolean).join(", ");

const zoneName = (zone: string): string =>
  zone === "UTC" ? "UTC" : `${(zone.split("/").at(-1) ?? zone).replaceAll("_", " ")} time`;
