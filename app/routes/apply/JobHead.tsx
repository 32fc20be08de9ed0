import type { JobInfo } from "~/features/jobs/fields";
import { placeOfWork } from "~/features/jobs/rules";
import { asDay, salaryRange } from "~/lib/words";
import { JOB_TYPE_LABELS } from "~/vocabulary/jobs";

export type ShownJob = JobInfo & {
  companyName: string;
  createdDate: Date;
  /** From `markdownUnderHeading`. */
  postingHtml: string;
};

export const factsInWords = (job: Omit<ShownJob, "createdDate">): string[] =>
  [JOB_TYPE_LABELS[job.jobType], placeOfWork(job), salaryRange(job.salaryMin, job.salaryMax)].filter(
    (fact) => fact !== null,
  );

export function JobHead({ job, open = false }: { job: ShownJob; open?: boolean }) {
  return (
    <header className="stack">
      <div>
        <p className="eyebrow">{job.companyName}</p>
        <h1>{job.title}</h1>
      </div>
      <ul className="facts">
        {[...factsInWords(job), `Posted ${asDay(job.createdDate)}`].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <details className="card unfold" open={open}>
        <summary>Read the whole posting</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes the posting. */}
        <div className="posting" dangerouslySetInnerHTML={{ __html: job.postingHtml }} />
      </details>
    </header>
  );
}
