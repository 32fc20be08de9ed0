import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/Button";
import type { OwnJobCard } from "~/features/jobs/list-jobs";
import { lacksQuestionnaire } from "~/features/jobs/rules";
import { paths } from "~/paths";

type Props = { job: Omit<OwnJobCard, "gaps">; back: string; posts: boolean };

export function MainAction({ job, back, posts }: Props) {
  if (job.status === "draft" && !posts) {
    return (
      <Link to={paths.editJob(job.id)} className="btn ghost small job-main" aria-label={`Edit ${job.title}`}>
        Edit
      </Link>
    );
  }
  if (job.status === "draft") {
    return (
      <Form method="post" action={paths.publishJob(job.id)} className="job-main">
        <input type="hidden" name="back" value={back} />
        <Button small aria-label={`Publish ${job.title}`}>
          Publish
        </Button>
      </Form>
    );
  }
  if (posts && lacksQuestionnaire(job)) {
    return (
      <Link
        to={paths.buildAssessment(job.id)}
        className="btn small job-main"
        aria-label={`Make Questionnaire for ${job.title}`}
      >
        Make Questionnaire
      </Link>
    );
  }
  return (
    <Link
      to={paths.candidatesOf(job.id)}
      className="btn ghost small job-main"
      aria-label={`Candidates for ${job.title}`}
    >
      Candidates
    </Link>
  );
}
