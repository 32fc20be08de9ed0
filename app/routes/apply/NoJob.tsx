import { paths } from "~/paths";

/** The specification's panel for a job that cannot be shown. */
export function NoJob({ reason }: { reason: string }) {
  return (
    <div className="narrow stack">
      <h1>Job Not Found</h1>
      <p>{reason}</p>
      <p className="muted">
        The link may be mistyped, or the job may have been taken down. The jobs that are open now are one
        press away.
      </p>
      <p>
        <a className="btn" href={paths.jobs()}>
          Browse Available Jobs
        </a>
      </p>
    </div>
  );
}
