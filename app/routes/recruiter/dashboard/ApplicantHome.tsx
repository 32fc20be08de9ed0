import { currentStep, mayStillSubmit, STEP_WORDS, stepNumber } from "~/features/applications/rules";
import type { listOwnApplications } from "~/features/applications/store";
import { asDay, counted } from "~/lib/words";
import { paths } from "~/paths";
import { STATUS_FOR_APPLICANT } from "~/vocabulary/applications";

type Application = Awaited<ReturnType<typeof listOwnApplications>>[number];
type Props = { name: string; applications: readonly Application[]; more: boolean };

export function ApplicantHome({ name, applications, more }: Props) {
  const sent = applications.filter(({ submittedAt }) => submittedAt !== null).length;
  const unfinished = applications.filter(mayBeFinished).length;
  return (
    <>
      <header>
        <p className="muted home-welcome">Welcome, {name}</p>
        <h1>{headline(applications.length, sent, unfinished)}</h1>
      </header>
      {applications.length === 0 ? (
        <p className="stack">
          <span>An application takes about ten minutes: a CV and a few questions.</span>
          <a className="btn" href={paths.jobs()}>
            See open jobs
          </a>
        </p>
      ) : (
        <ul className="register home-applications">
          {applications.map((application) => (
            <li key={application.jobId}>
              <Row application={application} />
            </li>
          ))}
        </ul>
      )}
      {more && <a href={paths.applications()}>All my applications</a>}
    </>
  );
}

const mayBeFinished = ({ submittedAt, jobStatus }: Application) =>
  submittedAt === null && mayStillSubmit(jobStatus);

function headline(all: number, sent: number, unfinished: number): string {
  if (all === 0) return "Find a job that fits.";
  if (unfinished > 0) return `${counted(unfinished, "application")} to finish.`;
  return sent > 0 ? "Nothing to do: what you sent is with them." : "Nothing to do: nothing is sent.";
}

function Row({ application }: { application: Application }) {
  const { jobId, position, companyName, submittedAt, status } = application;
  const unfinished = mayBeFinished(application);
  return (
    <>
      <div>
        <h2>
          <a href={paths.application(jobId)}>{position}</a>
        </h2>
        <p className="muted small">
          {companyName}
          {submittedAt !== null && ` · sent ${asDay(submittedAt)}`}
        </p>
      </div>
      {unfinished ? (
        <Unfinished application={application} />
      ) : (
        <>
          <p className="small">
            {submittedAt === null
              ? "This job has closed. What you wrote is kept."
              : STATUS_FOR_APPLICANT[status].label}
          </p>
          <a className="btn ghost small" href={paths.application(jobId)}>
            Open<span className="visually-hidden"> {position}</span>
          </a>
        </>
      )}
    </>
  );
}

function Unfinished({ application: { jobId, position, cvDocumentId } }: { application: Application }) {
  const hasCv = cvDocumentId !== null;
  const step = currentStep({ hasCv, submitted: false, evaluated: false }) ?? "questions";
  return (
    <>
      <p className="small">
        Step {stepNumber(step)} of 5: {STEP_WORDS[step]}
      </p>
      <a className="btn small" href={hasCv ? paths.assess(jobId) : paths.upload(jobId)}>
        Continue<span className="visually-hidden"> with {position}</span>
      </a>
    </>
  );
}
