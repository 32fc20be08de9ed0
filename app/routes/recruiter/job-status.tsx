import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { publishJob } from "~/features/jobs/publish-job";
import { isJobStatus } from "~/features/jobs/rules";
import { setJobStatus } from "~/features/jobs/store";
import { jobsStayClosed } from "~/features/members/company-going";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { methodNotAllowed, notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { counted, inShort } from "~/lib/words";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";
import { backToList } from "./jobs/back-to-list";
import { orDeleted } from "./jobs/or-deleted";

export const loader = methodNotAllowed;

export const action = orDeleted(async ({ request, context, params }: ActionFunctionArgs) => {
  const company = await requireRight(request, context, "jobs.publish", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readFormData(request);
  const status = String(form.get("status") ?? "");
  if (!isJobStatus(status)) throw refusal(400);
  const { db } = context.services;
  const deps = { db, now: context.now, company };
  const changed = await attempt(context, "job.status-failed", async () =>
    status === "active"
      ? publishJob({ jobId, anyway: false }, deps)
      : setJobStatus(db, company, jobId, { status }, context.now),
  );
  const outcome = changed.ok ? changed.value : null;
  if (outcome?.kind === "absent") throw notFound();
  if (outcome?.kind === "held") return seeOther(paths.publishJob(jobId));
  if (outcome?.kind === "leaving")
    return seeOther(backToList(form), { "Set-Cookie": await flashRefusal(jobsStayClosed(company)) });
  const waits = outcome?.kind === "set" && status === "closed" ? waiting(outcome.undecided) : "";
  const message = outcome
    ? flash(`“${inShort(outcome.title)}” is ${JOB_STATUS_LABELS[status].toLowerCase()} now.${waits}`)
    : flashRefusal("The status could not be changed. Please try again.");
  const headers = { "Set-Cookie": await message };
  return seeOther(backToList(form), headers);
});

const waiting = (undecided: number) =>
  undecided === 0 ? "" : ` ${counted(undecided, "person is", "people are")} undecided, and still waiting.`;

/** Never seen: with a page of its own, a failure here is shown as one too. */
export default function JobStatus() {
  return null;
}
