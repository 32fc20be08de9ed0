import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Badge } from "~/components/Badge";
import { CompanyLeaves } from "~/components/CompanyLeaves";
import { EmptyState } from "~/components/EmptyState";
import { MessagePages } from "~/components/Message";
import {
  currentStep,
  mayStillSubmit,
  STEP_WORDS,
  stateForApplicant,
  stepNumber,
} from "~/features/applications/rules";
import { listOwnApplications } from "~/features/applications/store";
import { everywhere } from "~/http/everywhere";
import { requireVerified } from "~/http/session";
import { readSeq } from "~/lib/read-seq";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `My applications – ${brand.name}` }];

const A_PAGE = 25;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const before = readSeq(new URL(request.url).searchParams.get("before"));
  const found = await listOwnApplications(everywhere(context), viewer.id, A_PAGE + 1, before);
  const applications = found.slice(0, A_PAGE);
  const next = found.length > A_PAGE ? (applications.at(-1)?.seq ?? null) : null;
  return data({ applications, first: before === null, next });
}

type Listed = Awaited<ReturnType<typeof listOwnApplications>>[number];

export default function OwnApplications() {
  const { applications, first, next } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack loose">
      <h1>My applications</h1>
      {applications.length === 0 ? (
        <EmptyState title={first ? "No applications yet" : "No more applications"}>
          <p>Find a job that fits, and apply on any phone. You can stop and come back.</p>
          <a className="btn" href={paths.jobs()}>
            See open jobs
          </a>
        </EmptyState>
      ) : (
        <ul className="register lines">
          {applications.map((application) => (
            <li key={application.jobId}>
              <p className="small muted">{application.companyName}</p>
              <h2>
                <a href={paths.application(application.jobId)}>{application.position}</a>
              </h2>
              <p className="row small">
                <Where application={application} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <MessagePages
        newest={first ? null : paths.applications()}
        older={next === null ? null : paths.applications(next)}
      />
    </div>
  );
}

function Where({ application }: { application: Listed }) {
  const { companyName, companyErased } = application;
  if (application.submittedAt !== null) {
    return (
      <>
        <Badge>{stateForApplicant(application.status, application.end, application.stage)}</Badge>
        <span className="muted">submitted {asDay(application.submittedAt)}</span>
      </>
    );
  }
  if (!mayStillSubmit(application.jobStatus))
    return (
      <>
        <Badge>Not submitted</Badge>
        <span className="muted">
          {companyErased === null ? (
            "this job has closed; what you wrote is kept"
          ) : (
            <CompanyLeaves companyName={companyName} eraseAt={companyErased} />
          )}
        </span>
      </>
    );
  const hasCv = application.cvDocumentId !== null;
  const step = currentStep({ hasCv, submitted: false, evaluated: false }) ?? "questions";
  return (
    <>
      <Badge tone="warn">Not submitted yet</Badge>
      <span className="muted">
        next: step {stepNumber(step)}, {STEP_WORDS[step].toLowerCase().replace("cv", "CV")}
      </span>
    </>
  );
}
