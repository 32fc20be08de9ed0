import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { copyJob, findJob } from "~/features/jobs/store";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId, newId } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { orDeleted } from "./jobs/or-deleted";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Post a job as new – ${brand.name}` }];

export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const { companyId } = await requireRight(request, context, "jobs.create", { job: params.jobId ?? "" });
  if (!isId(params.jobId)) throw notFound();
  const job = await findJob(context.services.db, companyId, params.jobId);
  if (job === undefined) throw notFound();
  return { title: job.title, copyId: newId(context.now) };
});

export async function action({ request, context, params }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "jobs.create", {
    job: params.jobId ?? "",
  });
  const { jobId } = params;
  const copyId = String((await readFormData(request)).get("copy") ?? "");
  if (!isId(jobId)) throw notFound();
  if (!isId(copyId)) throw refusal(400);
  const { db } = context.services;
  const copied = await attempt(context, "job.not-copied", () =>
    copyJob(db, recruiter, { jobId, id: copyId }, context.now),
  );
  if (!copied.ok) {
    const failed = await flashRefusal("The job could not be copied. Please try again.");
    return seeOther(paths.copyJob(jobId), { "Set-Cookie": failed });
  }
  if (copied.value === null) throw notFound();
  const made = await flash(`This is a draft now, a copy of “${inShort(copied.value)}”.`);
  return seeOther(paths.editJob(copyId), { "Set-Cookie": made });
}

export default function CopyJob() {
  const { title, copyId } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Post as new</h1>
      <p>
        <strong dir="auto">{title}</strong> stays as it is. You get a draft with the same text, place, pay,
        questions and stages, no closing day, no applicants, and an address of its own. Search engines take it
        for a new job once you publish it.
      </p>
      <form method="post" className="row">
        <input type="hidden" name="copy" value={copyId} />
        <Button busy="Copying...">Make the draft</Button>
        <a href={paths.jobs()}>Back to the jobs</a>
      </form>
    </div>
  );
}
