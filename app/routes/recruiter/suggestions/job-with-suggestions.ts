import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { selectJob } from "~/features/jobs/store";
import { selectSuggestions } from "~/features/suggestions/store";
import { notFound } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";

/** For whoever has this right on the job of the address. @throws Response 404 for all others. */
export async function jobWithSuggestions(
  { request, params, context }: LoaderFunctionArgs,
  act: "jobs.edit" | "jobs.suggest",
) {
  const { jobId = "" } = params;
  const { companyId } = await requireRight(request, context, act, { job: jobId });
  if (!isId(jobId)) throw notFound();
  const { db } = context.services;
  const [[job], list] = await db.batch([
    selectJob(db, companyId, jobId),
    selectSuggestions(db, { companyId, jobId }),
  ]);
  if (job === undefined) throw notFound();
  return { jobId, job, list };
}
