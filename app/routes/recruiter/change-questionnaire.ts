import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "~/http/replies";
import { actOnQuestionnaire } from "./build-assessment/act-on-questionnaire";
import { cautionsOn } from "./build-assessment/cautions-on";
import { isSaved } from "./build-assessment/reply";

export const loader = methodNotAllowed;

/** The builder's own acts, for its script: the page stays where it is. */
export async function action(args: ActionFunctionArgs) {
  const done = await actOnQuestionnaire(args);
  if (done instanceof Response) return done;
  const { reply, status } = done;
  const cautions = isSaved(reply) ? await cautionsOn(reply.draft.questions, args.context) : [];
  return Response.json({ ...reply, cautions }, { status });
}
