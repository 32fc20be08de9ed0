import { Button } from "~/components/Button";
import type { Gate } from "~/features/jobs/publish-gate";
import { paths } from "~/paths";
import { GateNotice, PublishAnyway } from "./GateNotice";

type Held = { jobId: string; title: string; gate: Gate };

export function HeldJob({ jobId, title, gate }: Held) {
  const edit = paths.editJob(jobId);
  const only = gate.errors.length === 0;
  return (
    <div className="narrow stack">
      <h1>Not published yet</h1>
      <p>
        <strong>{title}</strong> stays as it was{only ? "" : " until this is put right"}.
      </p>
      <GateNotice
        gate={gate}
        title={only ? "Please look at this first" : "What is missing"}
        linkTo={({ field }) => `${edit}#edit-job-${field}`}
      />
      {only ? (
        <form method="post" action={paths.publishJob(jobId)} className="stack">
          <PublishAnyway gate={gate} />
          <p className="row">
            <Button>Publish</Button>
            <a href={edit}>Edit the job</a>
          </p>
        </form>
      ) : (
        <p className="row">
          <a href={edit} className="btn">
            Edit the job
          </a>
          <a href={paths.jobs()}>Back to your jobs</a>
        </p>
      )}
    </div>
  );
}
