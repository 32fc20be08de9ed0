import { CompanyLeaves } from "~/components/CompanyLeaves";
import {
  currentStep,
  hasEnded,
  mayStillSubmit,
  STEP_WORDS,
  stateForApplicant,
  stepNumber,
} from "~/features/applications/rules";
import type { listOwnApplications } from "~/features/applications/store";
import { asDay, counted } from "~/lib/words";
import { paths } from "~/paths";

type Application = Awaited<ReturnType<typeof listOwnApplications>>[number];
type Props = { name: string; applications: readonly Application[]; more: boolean };

export function ApplicantHome({ name, applications, more }: Props) {
  const words = headline(applications);
  return (
    <>
      <header>
        <p className="muted home-welcome">Welcome, {name}</p>
        <h1>{words ?? (applications.length === 0 ? "Find a job that fits." : "Nothing is under way.")}</h1>
      </header>
      {words === null && (
        <p className="row">
          {applications.length === 0 && (
            <span>An application is a CV and a few questions. You can stop and come back.</span>
          )}
          <a className="btn" href={paths.jobs()}>
            See open jobs
          </a>
        </p>
      )}
      {applications.length > 0 && (
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

function headline(applications: Props["applications"]): string | null {
  const unfinished = applications.filter(mayBeFinished).length;
  if (unfinished > 0) return `${counted(unfinished, "application")} to finish.`;
  if (applications.some(({ submittedAt, status }) => submittedAt !== null && !hasEnded(status)))
    return "Nothing to do: what you sent is with them.";
  const hired = applications.some(({ status }) => status === "offer_accepted");
  return hired ? "Nothing to do: you are hired." : null;
}

function Row({ application }: { application: Application }) {
  const { jobId, position, companyName, submittedAt } = application;
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
            <Where application={application} />
          </p>
          <a className="btn ghost small" href={paths.application(jobId)}>
            Open<span className="visually-hidden"> {position}</span>
          </a>
        </>
      )}
    </>
  );
}

function Where({ application }: { application: Application }) {
  const { companyName, companyErased, submittedAt, status, end, stage } = application;
  if (submittedAt !== null) return stateForApplicant(status, end, stage);
  if (companyErased === null) return "This job has closed. What you wrote is kept.";
  return <CompanyLeaves companyName={companyName} eraseAt={companyErased} />;
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
