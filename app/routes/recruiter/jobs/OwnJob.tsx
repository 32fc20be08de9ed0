import { Form, Link, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Badge, type Tone } from "~/components/Badge";
import { Button } from "~/components/Button";
import { DialogLink } from "~/components/Dialog";
import { SendingSelect } from "~/components/SendingSelect";
import type { JobPage } from "~/features/jobs/list-jobs";
import { isOpen } from "~/features/jobs/rules";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS, type JobStatus } from "~/vocabulary/jobs";
import { DELETE_QUESTION, DeleteForm } from "./DeleteForm";
import { JobFacts } from "./JobFacts";
import { ShareLink } from "./ShareLink";

const TONES: Record<JobStatus, Tone> = { active: "ok", draft: "plain", paused: "warn", closed: "bad" };

type Job = JobPage["jobs"][number];

export function OwnJob({ job, origin, back }: { job: Job; origin: string; back: string }) {
  const deletion = paths.deleteJob(job.id, back === paths.jobs() ? undefined : back);
  return (
    <li className="job">
      <div className="job-words">
        <div className="job-head">
          <h2>{job.title}</h2>
          <Badge tone={TONES[job.status]}>{JOB_STATUS_LABELS[job.status]}</Badge>
        </div>
        <JobFacts job={job} />
        <p className="facts">
          {job.applicants === 0 ? (
            <span>0 applicants</span>
          ) : (
            <Link
              to={paths.candidatesOf(job.id)}
              aria-label={`${counted(job.applicants, "applicant")} for ${job.title}`}
            >
              {counted(job.applicants, "applicant")}
            </Link>
          )}
          <span>{counted(job.views, "view")}</span>
        </p>
      </div>
      <div className="job-actions">
        <Link to={paths.editJob(job.id)} aria-label={`Edit ${job.title}`}>
          Edit
        </Link>
        <Link to={paths.buildAssessment(job.id)} aria-label={`Make Questionnaire for ${job.title}`}>
          Make Questionnaire
        </Link>
        {job.applicants > 0 ? (
          <Link to={deletion} aria-label={`Delete ${job.title}`}>
            Delete
          </Link>
        ) : (
          <DialogLink
            href={deletion}
            label={
              <>
                Delete<span className="visually-hidden"> {job.title}</span>
              </>
            }
            title={DELETE_QUESTION}
          >
            <DeleteForm job={job} back={back} inDialog />
          </DialogLink>
        )}
        {isOpen(job) && (
          <details className="share">
            <summary>Share link</summary>
            <ShareLink href={origin + paths.apply(job.id)} label={`Link for applicants: ${job.title}`} />
          </details>
        )}
        <StatusForm job={job} back={back} />
      </div>
    </li>
  );
}

function StatusForm({ job, back }: { job: Job; back: string }) {
  const fetcher = useFetcher();
  const action = paths.jobStatus(job.id);
  const [next, setNext] = useState<FormData | null>(null);
  const busy = fetcher.state !== "idle";
  // Two at once may overtake each other: the second is sent when the first has been answered.
  useEffect(() => {
    if (next === null || busy) return;
    setNext(null);
    fetcher.submit(next, { method: "post", action, flushSync: true });
  }, [next, busy, action, fetcher.submit]);
  const onItsWay = (next ?? fetcher.formData)?.get("status")?.toString();
  return (
    <Form
      method="post"
      action={action}
      className="job-status"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget);
        sent.set("script", "1");
        if (busy) setNext(sent);
        else fetcher.submit(sent, { method: "post", action, flushSync: true });
      }}
    >
      <input type="hidden" name="back" value={back} />
      <SendingSelect name="status" aria-label={`Status of ${job.title}`} value={onItsWay ?? job.status}>
        {Object.entries(JOB_STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>{`Set ${label}`}</option>
        ))}
      </SendingSelect>
      <noscript>
        <Button look="ghost" small>
          Set
        </Button>
      </noscript>
    </Form>
  );
}
