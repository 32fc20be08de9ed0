import { Ellipsis } from "lucide-react";
import { Button } from "~/components/Button";
import { DialogLink } from "~/components/Dialog";
import { LOADING_QUESTIONNAIRE } from "~/components/loading-words";
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
            <a href={paths.editJob(job.id)} aria-label={`Edit ${job.title}`}>
              Edit
            </a>
          )}
          {edits && (
            <a
              href={paths.buildAssessment(job.id)}
              aria-label={`Make Questionnaire for ${job.title}`}
              data-busy={LOADING_QUESTIONNAIRE}
            >
              Make Questionnaire
            </a>
          )}
          {job.applicants > 0 && (
            <a href={paths.candidatesOf(job.id)} aria-label={`Candidates for ${job.title}`}>
              Candidates
            </a>
          )}
          <a href={paths.jobSources(job.id)} aria-label={`Sources of ${job.title}`}>
            Sources
          </a>
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
          <div className="menu-more row">
            <a href={paths.copyJob(job.id)} aria-label={`Post ${job.title} as new`}>
              Post as new
            </a>
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
      <a href={deletion} className="danger-link" aria-label={`Delete ${job.title}`}>
        Delete
      </a>
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
  return (
    <form method="post" action={paths.jobStatus(job.id)} className="job-status">
      <input type="hidden" name="back" value={back} />
      <select
        name="status"
        aria-label={`Status of ${job.title}`}
        defaultValue={job.status}
        // What a browser brings back by itself is nobody's choice.
        autoComplete="off"
      >
        {Object.entries(JOB_STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>{`Set ${label}`}</option>
        ))}
      </select>
      <noscript>
        <Button look="ghost" small>
          Set
        </Button>
      </noscript>
    </form>
  );
}
