import type { JobInfo } from "~/features/jobs/fields";
import { type Pay, payInWords } from "~/features/jobs/pay";
import { placeOfWork } from "~/features/jobs/rules";
import { asDay } from "~/lib/words";
import { JOB_TYPE_LABELS, type JobStatus } from "~/vocabulary/jobs";

type Said = "department" | "jobType" | "locationType" | "location" | keyof Pay;
type Props = { job: Pick<JobInfo, Said> & { status: JobStatus; createdDate: Date } };

export function JobFacts({ job }: Props) {
  const salary = payInWords(job);
  return (
    <p className="facts">
      {job.department !== "" && <span>{job.department}</span>}
      <span>{JOB_TYPE_LABELS[job.jobType]}</span>
      <span>{placeOfWork(job)}</span>
      {salary !== null && <span>{salary}</span>}
      <span>{`${job.status === "draft" ? "Draft of" : "Posted"} ${asDay(job.createdDate)}`}</span>
    </p>
  );
}
