import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { readAllAgain } from "~/features/evaluations/read-all-again";
import { selectJob } from "~/features/jobs/store";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Read everybody again – ${brand.name}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  if (!isId(params.jobId)) throw notFound();
  const [job] = await selectJob(context.services.db, companyId, params.jobId);
  if (job === undefined) throw notFound();
  return { title: job.title };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const deps = { ...context.services, now: context.now };
  const tried = await attempt(context, "evaluations.not-repeated", () =>
    readAllAgain(recruiter, jobId, deps),
  );
  const said = tried.ok && tried.value ? flash(STARTED) : flashRefusal(tried.ok ? OFF : FAILED);
  const back = tried.ok ? paths.candidates({ job: jobId }) : paths.readAgain(jobId);
  return seeOther(back, { "Set-Cookie": await said });
}

const FAILED = "We could not do that. Please try again in a minute.";
const STARTED = "Everybody is being read again. Please look later.";
const OFF = "AI evaluation is switched off in your company’s settings.";

export default function ReadAgain() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Read everybody again?</h1>
      <p>
        Whoever is still in consideration for <strong>{title}</strong> is read again by what the posting says
        now, some twenty a minute. Nobody gets a mail.
      </p>
      <form method="post" className="row">
        <Button busy="Asking...">Read them all again</Button>
        <a href={paths.jobs()}>Not now</a>
      </form>
    </div>
  );
}
