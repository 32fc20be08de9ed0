import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { notFound } from "~/http/replies";
import { requireUser, type Viewer } from "~/http/session";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";

/** Who is on the way through an application, and for which job. Others are sent to the step that comes first. */
export async function requireVerifiedFor(
  request: Request,
  context: AppLoadContext,
  jobId: string | undefined,
): Promise<{ viewer: Viewer; jobId: string }> {
  if (!isId(jobId)) throw notFound();
  const viewer = await requireUser(request, context);
  if (!viewer.emailVerified) throw redirect(paths.verifyEmail(jobId), 302);
  return { viewer, jobId };
}

/** Thrown for somebody who has no application for the job: its first step, which also says when there is no such job. */
export const startFirst = (jobId: string) => redirect(paths.apply(jobId), 302);
