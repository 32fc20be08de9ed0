import { Form, Link, useFetcher } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/Button";
import { DialogLink } from "~/components/Dialog";
import { SendingSelect } from "~/components/SendingSelect";
import type { OwnJobCard } from "~/features/jobs/list-jobs";
import { isOpen } from "~/features/jobs/rules";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";
import { DELETE_QUESTION, DeleteForm } from "./DeleteForm";
import type { JobRights } from "./job-rights";
import { ShareLink } from "./ShareLink";

type Props = { job: OwnJobCard; origin: string; back: string; rights: JobRights };

export function JobMenu({ job, origin, back, rights }: Props) {
  const { posts } = rights;
  const edits = posts || job.status === "draft";
  const deletes = rights.deletes === "all" || (rights.deletes === "own" && job.userId === rights.userId);
  return (
    <details className="menu job-menu" name="job">
      <summary>
        <span className="menu-sign">
          <Ellipsis size={20} aria-hidden="true" />
        </span>
        <span className="visually-hidden">More for {job.title}</span>
      </summary>
      <div className="menu-panel">
        <nav aria-label={`More for ${job.title}`}>
          {edits && (
            <Link to={paths.editJob(job.id)} aria-label={`Edit ${job.title}`}>
              Edit
            </Link>
          )}
          {edits && (
            <Link to={paths.buildAssessment(job.id)} aria-label={`Make Questionnaire for ${job.title}`}>
              Make Questionnaire
            </Link>
          )}
          {job.applicants > 0 && (
            <Link to={paths.candidatesOf(job.id)} aria-label={`Candidates for ${job.title}`}>
              Candidates
            </Link>
          )}
          <Link to={paths.jobSources(job.id)} aria-label={`Sources of ${job.title}`}>
            Sources
          </Link>
          {posts && (
            <a href={paths.jobStages(job.id)} aria-label={`Stages of ${job.title}`}>
              Stages
            </a>
          )}
          {posts && job.teams && (
            <a href={paths.jobTeam(job.id)} aria-label={`Hiring team of ${job.title}`}>
              Hiring team
            </a>
          )}
        </nav>
        {posts && <StatusForm job={job} back={back} />}
        {isOpen(job) && (
          <ShareLink href={origin + paths.apply(job.id)} label={`Link for applicants: ${job.title}`} />
        )}
        {isOpen(job) && job.code !== null && (
          <nav aria-label={`What strangers see of ${job.title}`}>
            <a href={paths.posting(job.companySlug, job.code)} aria-label={`Public page of ${job.title}`}>
              Public page
            </a>
            <a href={paths.poster(job.companySlug, job.code)} aria-label={`Poster of ${job.title}`}>
              Poster
            </a>
          </nav>
        )}
        {posts && (
          <div className="menu-more">
            <Link to={paths.copyJob(job.id)} aria-label={`Post ${job.title} as new`}>
              Post as new
            </Link>
            {deletes && <Deletion job={job} back={back} />}
          </div>
        )}
      </div>
    </details>
  );
}

function Deletion({ job, back }: Pick<Props, "job" | "back">) {
  const deletion = paths.deleteJob(job.id, back === paths.jobs() ? undefined : back);
  if (job.applicants > 0) {
    return (
      <Link to={deletion} className="danger-link" aria-label={`Delete ${job.title}`}>
        Delete
      </Link>
    );
  }
  const label = (
    <>
      Delete<span className="visually-hidden"> {job.title}</span>
    </>
  );
  return (
    <DialogLink href={deletion} className="danger-link" label={label} title={DELETE_QUESTION}>
      <DeleteForm job={job} back={back} inDialog />
    </DialogLink>
  );
}

function StatusForm({ job, back }: Pick<Props, "job" | "back">) {
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
