import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import type { SQL } from "drizzle-orm";
import { type Person, sessionKey, verifiedPerson } from "~/features/accounts/sessions";
import { saveAndAsk, saveAnswer } from "~/features/applications/store";
import { attempt } from "~/http/attempt";
import { notFound } from "~/http/replies";
import {
  actWithSession,
  type Batch,
  batchWithSession,
  requireUser,
  rowWithSession,
  type Viewer,
} from "~/http/session";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";

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

/** With what a page asks for in the batch that reads the session. Called before a loader's first `await`. */
export async function requireVerifiedWithBatch<Statements extends Batch>(
  request: Request,
  context: AppLoadContext,
  jobId: string | undefined,
  statements: (db: AppLoadContext["services"]["db"], person: Person, jobId: string) => Statements,
) {
  if (!isId(jobId)) throw notFound();
  const read = batchWithSession(request, context, (person) => statements(context.services.db, person, jobId));
  const { viewer } = await requireVerifiedFor(request, context, jobId);
  const found = await read();
  if (found === null) throw notFound();
  return { viewer, jobId, found };
}

export async function requireVerifiedWithRow<Row>(
  request: Request,
  context: AppLoadContext,
  jobId: string | undefined,
  row: (person: Person, jobId: string) => SQL<Row | null>,
) {
  if (!isId(jobId)) throw notFound();
  const read = rowWithSession(request, context, (person) => row(person, jobId));
  const { viewer } = await requireVerifiedFor(request, context, jobId);
  return { viewer, jobId, found: await read() };
}

/** For an action whose own statement asks who is signed in (`saveOwnAnswer`): no query here. */
export async function jobOfSomebody(
  request: Request,
  context: AppLoadContext,
  jobId: string | undefined,
): Promise<string> {
  const key = await sessionKey(request.headers.get("Cookie"));
  return key === null || !isId(jobId) ? (await requireVerifiedFor(request, context, jobId)).jobId : jobId;
}

/** One statement that finds the person itself; only where that does nothing (`null`) is the session read. */
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

type Answer = { jobId: string; number: number; text: string; replaces: readonly string[] | null };

export async function saveOwnAnswer(
  request: Request,
  context: AppLoadContext,
  answer: Answer,
): Promise<boolean> {
  const save = async (person: Person) => {
    const { meta } = await saveAnswer(context.services.db, { person, ...answer }, context.now);
    return meta.changes > 0 || null;
  };
  return (await asVerifiedPerson(request, context, answer.jobId, save)) ?? false;
}

/** With what the next page shows, which is read with the session in one batch. */
export async function saveOwnAnswerAndAsk(
  request: Request,
  context: AppLoadContext,
  answer: Answer,
  next: { number: number; review: boolean },
) {
  const save = async (person: Person) => {
    const saving = saveAndAsk(context.services.db, { person, ...answer }, next, context.now);
    const [asked] =
      typeof person === "string" ? await saving : await actWithSession(request, context, saving);
    return asked ?? null;
  };
  return asVerifiedPerson(request, context, answer.jobId, save);
}

/** Thrown where there is no application: the first step also says when there is no such job. */
export const startFirst = (jobId: string) => redirect(paths.apply(jobId), 302);
