import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "~/http/replies";
import { actOnQuestionnaire } from "./build-assessment/act-on-questionnaire";
import { cautionsOn } from "./build-assessment/cautions-on";

export const loader = methodNotAllowed;

/** The builder's own acts, for its script: the page stays where it is. */
export async function action(args: ActionFunctionArgs) {
  const done = await actOnQuestionnaire(args);
  if (done instanceof Response) return done;
  const { fresh = [], ...reply } = done.reply;
  const { status } = done;
  const cautions = await cautionsOn(fresh, args.context);
  return Response.json({ ...reply, cautions }, { status });
}
