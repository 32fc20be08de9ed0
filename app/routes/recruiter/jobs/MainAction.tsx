import { Button } from "~/components/Button";
import { LOADING_QUESTIONNAIRE } from "~/components/loading-words";
import type { OwnJobCard } from "~/features/jobs/list-jobs";
import { paths } from "~/paths";

type Props = { job: Omit<OwnJobCard, "gaps">; back: string; posts: boolean; asks: boolean };

export function MainAction({ job, back, posts, asks }: Props) {
  if (job.status === "draft" && !posts) {
    return (
      <a href={paths.editJob(job.id)} className="btn ghost small job-main" aria-label={`Edit ${job.title}`}>
        Edit
      </a>
    );
  }
  if (job.status === "draft") {
    return (
      <form method="post" action={paths.publishJob(job.id)} className="job-main">
        <input type="hidden" name="back" value={back} />
        <Button small aria-label={`Publish ${job.title}`}>
          Publish
        </Button>
      </form>
    );
  }
  if (posts && job.filled) {
    return (
      <form method="post" action={paths.jobStatus(job.id)} className="job-main">
        <input type="hidden" name="back" value={back} />
        <Button small name="status" value="closed" aria-label={`Close ${job.title}`}>
          Close
        </Button>
      </form>
    );
  }
  if (posts && asks) {
    return (
      <a
        href={paths.buildAssessment(job.id)}
        className="btn small job-main"
        data-busy={LOADING_QUESTIONNAIRE}
        aria-label={`Make Questionnaire for ${job.title}`}
      >
        Make Questionnaire
      </a>
    );
  }
  if (job.applicants === 0) return posts ? <WithoutApplicants job={job} /> : <span className="job-main" />;
  return (
    <a
      href={paths.candidatesOf(job.id)}
      className="btn ghost small job-main"
      aria-label={`Candidates for ${job.title}`}
    >
      Candidates
    </a>
  );
}

function WithoutApplicants({ job: { id, title, status } }: Pick<Props, "job">) {
  const [href, label] =
    status === "active"
      ? [paths.jobPosted(id), "Share the link"]
      : status === "closed"
        ? [paths.copyJob(id), "Post as new"]
        : [paths.editJob(id), "Change"];
  return (
    <a href={href} className="btn ghost small job-main">
      {label}
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}
