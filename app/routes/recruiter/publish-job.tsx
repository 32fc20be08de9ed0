import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { gateFor, holdsBack, publishJob, withDefaults } from "~/features/jobs/publish-job";
import { findJob, textOfJob } from "~/features/jobs/store";
import { jobsStayClosed } from "~/features/members/company-going";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { backToList } from "./jobs/back-to-list";
import { HeldJob } from "./jobs/HeldJob";
import { orDeleted } from "./jobs/or-deleted";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Publish a job – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];

/** Where a press on "Publish" leads when the job may not go out as it is. */
export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const company = await requireRight(request, context, "jobs.publish", { job: params.jobId ?? "" });
  if (!isId(params.jobId)) throw notFound();
  const job = await findJob(context.services.db, company.companyId, params.jobId);
  if (job === undefined) throw notFound();
  const gate = gateFor(withDefaults(textOfJob(job), company), { company, now: context.now });
  if (job.status === "active" || !holdsBack(gate, { anyway: false })) throw redirect(paths.editJob(job.id));
  return { jobId: job.id, title: job.title, gate };
});

const NOT_PUBLISHED = "The job could not be published. Please try again.";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const company = await requireRight(request, context, "jobs.publish", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readFormData(request);
  const deps = { db: context.services.db, now: context.now, company };
  const anyway = form.get("anyway") === "on";
  const tried = await attempt(context, "job.not-published", () => publishJob({ jobId, anyway }, deps));
  if (tried.ok && tried.value.kind === "absent") throw notFound();
  if (tried.ok && tried.value.kind === "held") return data(null, 422);
  const leaving = tried.ok && tried.value.kind === "leaving" ? jobsStayClosed(company) : NOT_PUBLISHED;
  const message =
    tried.ok && tried.value.kind === "published"
      ? flash(`“${inShort(tried.value.title)}” is active now.`)
      : flashRefusal(leaving);
  return seeOther(backToList(form), { "Set-Cookie": await message });
}

export default function PublishJob() {
  return <HeldJob {...useLoaderData<typeof loader>()} />;
}
