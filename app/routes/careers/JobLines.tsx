import { type Pay, payInWords } from "~/features/jobs/pay";
import { townOf } from "~/features/jobs/place";
import { postingPath } from "~/features/postings/address";
import { dayInWords } from "~/lib/words";
import { JOB_TYPE_LABELS, type JobType, type LocationType } from "~/vocabulary/jobs";
import { PAY_NOT_GIVEN } from "./facts";

export type LineOfJob = Pay & {
  code: string;
  companySlug: string;
  title: string;
  jobType: JobType;
  locationType: LocationType;
  location: string;
  locality: string;
  remoteFrom: string;
  closesOn: string;
};

/** `query` says what led somebody here; `target` where a list in another site's frame opens a job. */
type Props = { jobs: LineOfJob[]; query?: string; target?: "_top" };

export const JobLines = ({ jobs, query = "", target }: Props) => (
  <ul className="register job-lines">
    {jobs.map((job) => (
      <li key={job.code}>
        <a href={postingPath(job) + query} target={target} dir="auto">
          {job.title}
        </a>
        <span>{townOf(job)}</span>
        <span>{JOB_TYPE_LABELS[job.jobType]}</span>
        <span>{payInWords(job) ?? PAY_NOT_GIVEN}</span>
        <span>{job.closesOn === "" ? "open" : `until ${dayInWords(job.closesOn)}`}</span>
      </li>
    ))}
  </ul>
);
