import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { sessionKey, verifiedPerson } from "~/features/accounts/sessions";
import { type Person, saveAnswer } from "~/features/applications/store";
import { attempt } from "~/http/attempt";
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

/**
 * The job, for an action whose own statement asks who is signed in (`saveOwnAnswer`). Whoever comes without a session's cookie is
 * sent to sign in before anything is read of what they sent.
 */
export async function jobOfSomebody(
  request: Request,
  context: AppLoadContext,
  jobId: string | undefined,
): Promise<string> {
  const key = await sessionKey(request.headers.get("Cookie"));
  return key === null || !isId(jobId) ? (await requireVerifiedFor(request, context, jobId)).jobId : jobId;
}

/**
 * Does something for the person whose session this is: first in one statement that finds them itself, and only where that comes to
 * nothing after reading who they are, which also sends elsewhere whoever may not do it. `null` is nothing.
 */
export async function asVerifiedPerson<Value>(
  request: Request,
  context: AppLoadContext,
  jobId: string,
  act: (person: Person) => Promise<Value | null>,
): Promise<Value | null> {
  const key = await sessionKey(request.headers.get("Cookie"));
  if (key !== null) {
    const done = await attempt(context, "apply.again", () => act(verifiedPerson(key, context.now)));
    // Where it failed, the second way tells the person what is wrong, with what they typed.
    if (done.ok && done.value !== null) return done.value;
  }
  return act((await requireVerifiedFor(request, context, jobId)).viewer.id);
}

/** Keeps an answer; false when there is nothing that it could answer now. */
export async function saveOwnAnswer(
  request: Request,
  context: AppLoadContext,
  answer: { jobId: string; number: number; text: string },
): Promise<boolean> {
  const save = async (person: Person) =>
    (await saveAnswer(context.services.db, { person, ...answer }, context.now)) || null;
  return (await asVerifiedPerson(request, context, answer.jobId, save)) ?? false;
}

/** Thrown for somebody who has no application for the job: its first step, which also says when there is no such job. */
export const startFirst = (jobId: string) => redirect(paths.apply(jobId), 302);
