import { Button } from "~/components/Button";
import { paths } from "~/paths";

export const DELETE_QUESTION = "Are you sure you want to delete this job posting?";

type Props = { job: { id: string; title: string }; back: string; inDialog?: boolean };

export function DeleteForm({ job, back, inDialog = false }: Props) {
  return (
    <>
      <p>
        <strong>{job.title}</strong> goes with its questionnaire, and its link stops working. This cannot be
        undone.
      </p>
      <form method="post" action={paths.deleteJob(job.id)} className="row">
        <input type="hidden" name="back" value={back} />
        <Button look="danger">Delete</Button>
        {inDialog ? (
          <button type="button" className="btn ghost" data-close>
            Keep it
          </button>
        ) : (
          <a href={back} className="btn ghost">
            Keep it
          </a>
        )}
      </form>
    </>
  );
}
