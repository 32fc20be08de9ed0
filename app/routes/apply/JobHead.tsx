import type { JobInfo } from "~/features/jobs/fields";
import { payInWords } from "~/features/jobs/pay";
import { placeOfWork } from "~/features/jobs/rules";
import { asDay } from "~/lib/words";
import { JOB_TYPE_LABELS } from "~/vocabulary/jobs";

export type ShownJob = JobInfo & {
  companyName: string;
  publishedAt: Date | null;
  /** Without its title, as `services.markdown` draws it. */
  postingHtml: string;
};

export const factsInWords = (job: Omit<ShownJob, "publishedAt">): string[] =>
  [JOB_TYPE_LABELS[job.jobType], placeOfWork(job), payInWords(job)].filter((fact) => fact !== null);

/** `applyAt`: where its form stands on this page. */
export function JobHead({ job, applyAt }: { job: ShownJob; applyAt?: string }) {
  return (
    <header className="stack">
      <div>
        <p className="eyebrow">{job.companyName}</p>
        <h1>{job.title}</h1>
      </div>
      <ul className="facts">
        {[job.department, ...factsInWords(job), job.publishedAt && `Posted ${asDay(job.publishedAt)}`]
          .filter(Boolean)
          .map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
      </ul>
      {applyAt !== undefined && (
        <p className="to-form no-print">
          <a className="btn" href={applyAt}>
            Apply for this job
          </a>
        </p>
      )}
      <details className="card unfold posting-fold">
        <summary>Read the whole posting</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes the posting. */}
        <div className="posting" dangerouslySetInnerHTML={{ __html: job.postingHtml }} />
      </details>
    </header>
  );
}
