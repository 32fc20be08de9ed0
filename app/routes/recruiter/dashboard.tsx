import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { EmailAddress } from "~/components/EmailAddress";
import { readCounts } from "~/features/accounts/company-counts";
import { attempt } from "~/http/attempt";
import { requireVerified } from "~/http/session";
import { asFigure } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = {
  kind: (loaded: Awaited<ReturnType<typeof loader>>) => (loaded.company === null ? "quiet" : "lively"),
};
export const meta: MetaFunction = () => [{ title: `Dashboard – ${brand.name}` }];

const NOT_LOADED = "Failed to load user profile. Please try again.";
const NOT_FOUND = "User profile not found";
const NO_UID = "Invalid UID format";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const { personName, email, recruiter, companyId, companyName } = viewer;
  if (viewer.id.trim() === "") return { problem: NO_UID, company: null };
  const profile = { problem: null, name: personName, email };
  if (!recruiter) return { ...profile, company: null };
  if (companyId === null || companyName === null) return { problem: NOT_FOUND, company: null };
  const counts = await attempt(context, "profile.not-loaded", () =>
    readCounts(context.services.db, companyId),
  );
  if (!counts.ok) return { problem: NOT_LOADED, company: null };
  return { ...profile, company: { name: companyName, ...counts.value } };
}

export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.problem !== null) return <ConnectionError message={loaded.problem} />;
  const { name, email, company } = loaded;
  return (
    <div className="stack wide">
      <h1>Welcome, {name}</h1>
      {company !== null && <Figures {...company} />}
      <div className="cards">
        <Card title="Profile Information">
          <dl className="particulars">
            <dt>Name</dt>
            <dd>{name}</dd>
            <dt>Email</dt>
            <dd>
              <EmailAddress of={email} />
            </dd>
          </dl>
        </Card>
        {company !== null && (
          <Card title="Company Details">
            <dl className="particulars">
              <dt>Company Name</dt>
              <dd>{company.name}</dd>
            </dl>
          </Card>
        )}
        <Card title="Quick Actions">{company === null ? <ApplicantActions /> : <RecruiterActions />}</Card>
      </div>
    </div>
  );
}

function Figures({
  activeJobs,
  candidates,
  pending,
}: {
  activeJobs: number;
  candidates: number;
  pending: number;
}) {
  const figures = [
    { label: "Active jobs", value: activeJobs, to: paths.jobs() },
    { label: "Candidates", value: candidates, to: paths.candidates() },
    { label: "Waiting for a first look", value: pending, to: paths.candidates() },
  ];
  return (
    <ul className="cards figures" aria-label="At a glance">
      {figures.map(({ label, value, to }) => (
        <li key={label} className="card">
          <p className="figure">{asFigure(value)}</p>
          <p>
            <a href={to}>{label}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

const RecruiterActions = () => (
  <div className="stack">
    <a className="btn" href={paths.postJob()}>
      Post a new job
    </a>
    <a className="btn ghost" href={paths.jobs()}>
      Jobs
    </a>
    <a className="btn ghost" href={paths.settings()}>
      Settings
    </a>
  </div>
);

const ApplicantActions = () => (
  <div className="stack">
    <a className="btn" href={paths.jobs()}>
      Jobs
    </a>
    <a className="btn ghost" href={paths.applications()}>
      My applications
    </a>
    <a className="btn ghost" href={paths.settings()}>
      Settings
    </a>
  </div>
);

function ConnectionError({ message }: { message: string }) {
  return (
    <div className="narrow stack" role="alert">
      <h1>Connection Error</h1>
      <p>{message}</p>
      <div className="row">
        <a className="btn" href={paths.dashboard()}>
          Try again
        </a>
        <form method="post" action={paths.signOut()}>
          <Button look="ghost">Sign Out</Button>
        </form>
      </div>
    </div>
  );
}
