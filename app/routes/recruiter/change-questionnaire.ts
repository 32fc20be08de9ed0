import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/http/replies";
import { actOnQuestionnaire } from "./build-assessment/act-on-questionnaire";

/** A link or a scanner that opens the address changes nothing. */
export const loader = () => {
  throw refusal(405);
};

/** The builder's own acts, for its script: the page stays where it is. */
export async function action(args: ActionFunctionArgs) {
  const done = await actOnQuestionnaire(args);
  return done instanceof Response ? done : Response.json(done.reply, { status: done.status });
}
