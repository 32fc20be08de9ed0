import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { findJob, removeJob, selectApplied, selectJob } from "~/features/jobs/store";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { backToList } from "./jobs/back-to-list";
import { DELETE_QUESTION, DeleteForm } from "./jobs/DeleteForm";
import { orDeleted } from "./jobs/or-deleted";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Delete a job – ${brand.name}` }];

export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const { companyId } = await requireRight(request, context, "jobs.delete", { job: params.jobId ?? "" });
  if (!isId(params.jobId)) throw notFound();
  const { db } = context.services;
  const [[job], applied] = await db.batch([
    selectJob(db, companyId, params.jobId),
    selectApplied(db, companyId, params.jobId),
  ]);
  if (job === undefined) throw notFound();
  return {
    job: { id: job.id, title: job.title, status: job.status },
    applied: applied.length > 0,
    back: backToList(new URL(request.url).searchParams),
  };
}, flash);

export const action = orDeleted(async ({ request, context, params }: ActionFunctionArgs) => {
  const recruiter = await requireRight(request, context, "jobs.delete", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const back = backToList(await readFormData(request));
  const { db } = context.services;
  const removed = await attempt(context, "job.not-deleted", () =>
    removeJob(db, recruiter, jobId, context.now),
  );
  if (!removed.ok) {
    const cookie = await flashRefusal("The job could not be deleted. Nothing has changed: please try again.");
    return seeOther(back, { "Set-Cookie": cookie });
  }
  if (removed.value !== null) {
    context.log("job.deleted", { jobId });
    return seeOther(back, { "Set-Cookie": await flash(`“${inShort(removed.value)}” was deleted.`) });
  }
  if ((await findJob(db, recruiter.companyId, jobId)) === undefined) throw notFound();
  return data({ refused: true }, 409);
}, flash);

export default function DeleteJob() {
  const { job, applied, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused === true;
  return (
    <div className="narrow stack">
      {applied || refused ? (
        <WithApplications job={job} back={back} />
      ) : (
        <>
          <h1>{DELETE_QUESTION}</h1>
          <DeleteForm job={job} back={back} />
        </>
      )}
    </div>
  );
}

type Props = { job: { id: string; title: string; status: string }; back: string };

function WithApplications({ job, back }: Props) {
  return (
    <>
      <h1>This job cannot be deleted</h1>
      <p>
        People have applied for <strong>{job.title}</strong>. Their applications, CVs and answers belong to
        it, and they must be able to find them.{" "}
        {job.status !== "closed" && "Close the job instead: it then takes no more applications."}
      </p>
      <div className="row">
        {job.status !== "closed" && (
          <form method="post" action={paths.jobStatus(job.id)}>
            <input type="hidden" name="status" value="closed" />
            <input type="hidden" name="back" value={back} />
            <Button>Close the job</Button>
          </form>
        )}
        <a href={back} className="btn ghost">
          Back to the jobs
        </a>
      </div>
    </>
  );
}
