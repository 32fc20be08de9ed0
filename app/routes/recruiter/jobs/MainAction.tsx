import { Button } from "~/components/Button";
import { LOADING_QUESTIONNAIRE } from "~/components/loading-words";
import type { OwnJobCard } from "~/features/jobs/list-jobs";
import { paths } from "~/paths";
import type { JobStatus } from "~/vocabulary/jobs";

type Props = { job: Omit<OwnJobCard, "gaps">; back: string; posts: boolean; asks: boolean };

export function MainAction({ job, back, posts, asks }: Props) {
  const { id, title, status } = job;
  if (status === "draft" && !posts) return <Lead to={paths.editJob(id)} label="Edit" of={title} />;
  if (status === "draft")
    return <Press job={job} back={back} action={paths.publishJob(id)} label="Publish" />;
  if (posts && job.filled) return <Press job={job} back={back} status="closed" label="Close" />;
  if (posts && asks) {
    return (
      <a
        href={paths.buildAssessment(id)}
        className="btn small job-main"
        data-busy={LOADING_QUESTIONNAIRE}
        aria-label={`Make Questionnaire for ${title}`}
      >
        Make Questionnaire
      </a>
    );
  }
  if (job.applicants > 0) return <Lead to={paths.candidatesOf(id)} label="Candidates" of={`for ${title}`} />;
  if (!posts) return <span className="job-main" />;
  if (status === "paused") return <Press job={job} back={back} status="active" label="Set Active" />;
  return status === "closed" ? (
    <Lead to={paths.copyJob(id)} label="Post as new" of={title} />
  ) : (
    <Lead to={paths.jobPosted(id)} label="Share the link" of={title} />
  );
}

const Lead = ({ to, label, of }: { to: string; label: string; of: string }) => (
  <a href={to} className="btn ghost small job-main" aria-label={`${label} ${of}`}>
    {label}
  </a>
);

type Pressed = Pick<Props, "job" | "back"> & { action?: string; status?: JobStatus; label: string };

const Press = ({ job, back, action = paths.jobStatus(job.id), status, label }: Pressed) => (
  <form method="post" action={action} className="job-main">
    <input type="hidden" name="back" value={back} />
    <Button small name={status && "status"} value={status} aria-label={`${label} ${job.title}`}>
      {label}
    </Button>
  </form>
);
