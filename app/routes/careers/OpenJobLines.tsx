import { payInWords } from "~/features/jobs/pay";
import { townOf } from "~/features/jobs/place";
import { postingPath } from "~/features/postings/address";
import type { OpenJobCard } from "~/features/postings/list-open";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";
import { JOB_TYPE_LABELS } from "~/vocabulary/jobs";
import { PAY_NOT_GIVEN } from "./facts";

export const OpenJobLines = ({ jobs, source }: { jobs: OpenJobCard[]; source: string }) => (
  <ul className="register job-lines">
    {jobs.map((job) => (
      <li key={job.code}>
        <a href={postingPath(job) + source} dir="auto">
          {job.title}
        </a>
        <span>
          <a href={paths.company(job.companySlug) + source}>{job.companyName}</a>
          {job.submitted !== null && (
            <>
              {" · "}
              <a href={paths.application(job.id)} aria-label={`Your application for ${job.title}`}>
                {job.submitted ? "You applied" : "Not submitted yet"}
              </a>
            </>
          )}
        </span>
        <span>
          {townOf(job)}, {JOB_TYPE_LABELS[job.jobType].toLowerCase()}
        </span>
        <span>{payInWords(job) ?? PAY_NOT_GIVEN}</span>
        <span>{asDay(new Date(job.publishedAt))}</span>
      </li>
    ))}
  </ul>
);
