import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { ActivityVerb } from "~/vocabulary/activity";
import { actorOf } from "./session";

/** For the company's log, after the answer: a page that is looked at writes nothing itself. */
export function enqueueReads(
  viewer: Viewer,
  context: AppLoadContext,
  ...seen: { verb: ActivityVerb; jobId?: string; applicationId?: string }[]
): void {
  const actor = actorOf(viewer, context);
  if (actor === null || seen.length === 0) return;
  const { id: actorId, personName: actorName, ...rest } = actor;
  const reads = seen.map((what) => ({ ...what, ...rest, actorId, actorName, at: context.now.getTime() }));
  context.later(context.services.jobs.wake({ kind: "read", companyId: actor.companyId, reads }));
}
