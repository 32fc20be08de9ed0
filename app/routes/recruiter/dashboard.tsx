import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AccountGoes } from "~/components/AccountGoes";
import { Button } from "~/components/Button";
import { listOwnApplications } from "~/features/applications/store";
import { openHome } from "~/features/candidates/open-home";
import { may } from "~/features/members/rules";
import { findRemoval } from "~/features/notifications/store";
import { attempt } from "~/http/attempt";
import { everywhere } from "~/http/everywhere";
import { requireVerified } from "~/http/session";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import home from "~/styles/home.css?url";
import jobs from "~/styles/jobs.css?url";
import lists from "~/styles/lists.css?url";
import { ApplicantHome } from "./dashboard/ApplicantHome";
import { FirstSteps } from "./dashboard/FirstSteps";
import { HomeFoot } from "./dashboard/HomeFoot";
import { NoLongerMember } from "./dashboard/NoLongerMember";
import { RecruiterHome } from "./dashboard/RecruiterHome";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Dashboard – ${brand.name}` }];
export const links = () => [lists, jobs, home].map((href) => ({ rel: "stylesheet", href }));

const NOT_LOADED = "Failed to load user profile. Please try again.";
const NOT_FOUND = "User profile not found";
const NO_UID = "Invalid UID format";
const APPLICATIONS_SHOWN = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const {
    id,
    type,
    role,
    personName: name,
    email,
    recruiter,
    companyId,
    companyName: company,
    evaluates,
  } = viewer;
  const { db } = context.services;
  const goesOn = viewer.eraseAt === null ? null : asDay(viewer.eraseAt);
  const problem = (message: string) => ({ problem: message, home: null });
  if (id.trim() === "") return problem(NO_UID);
  if (!recruiter) {
    const own = await attempt(context, "profile.not-loaded", () =>
      Promise.all([
        listOwnApplications(everywhere(context), id, APPLICATIONS_SHOWN + 1),
        viewer.unreadNotifications === 0 ? [] : findRemoval(db, id),
      ]),
    );
    if (!own.ok) return problem(NOT_LOADED);
    const [applications, [removal]] = own.value;
    return { problem: null, name, email, goesOn, company: null, home: null, applications, removal };
  }
  if (role !== null && !may(role, "jobs.create")) throw redirect(paths.candidates());
  if (companyId === null || company === null || role === null) return problem(NOT_FOUND);
  const opened = await attempt(context, "profile.not-loaded", () =>
    openHome(db, { id, type, role, companyId, evaluates }, context.now),
  );
  if (!opened.ok) return problem(NOT_LOADED);
  const origin = context.settings.publicOrigin;
  return { problem: null, name, email, goesOn, company, origin, home: opened.value };
}

export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.problem !== null) return <ConnectionError message={loaded.problem} />;
  const { name, email, company, goesOn } = loaded;
  return (
    <div className="home">
      {goesOn !== null && <AccountGoes on={goesOn} />}
      {loaded.home === null && loaded.removal !== undefined && <NoLongerMember {...loaded.removal} />}
      {loaded.home === null ? (
        <ApplicantHome
          name={name}
          applications={loaded.applications.slice(0, APPLICATIONS_SHOWN)}
          more={loaded.applications.length > APPLICATIONS_SHOWN}
        />
      ) : loaded.home.counts.candidates === 0 ? (
        <FirstSteps home={loaded.home} name={name} company={loaded.company} origin={loaded.origin} />
      ) : (
        <RecruiterHome home={loaded.home} name={name} />
      )}
      <HomeFoot name={name} email={email} company={company} />
    </div>
  );
}

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
