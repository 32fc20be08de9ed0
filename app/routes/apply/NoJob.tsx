import { paths } from "~/paths";

const GONE = "The link may be mistyped, or the job may have been taken down.";
const FAILED = "The fault is on our side: please try again in a minute.";

/** The specification's panel for a job that cannot be shown. `failed`: it may well be there. */
export function NoJob({ reason, failed = false }: { reason: string; failed?: boolean }) {
  return (
    <div className="narrow stack">
      <h1>Job Not Found</h1>
      <p>{reason}</p>
      <p className="muted">{failed ? FAILED : GONE}</p>
      <p>
        <a className="btn" href={paths.jobs()}>
          Browse Available Jobs
        </a>
      </p>
    </div>
  );
}
