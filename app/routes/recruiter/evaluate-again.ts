import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { evaluateAgain } from "~/features/evaluations/evaluate-again";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";

/** Nobody stays at this address; opened again, it leads back to the evaluation. */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(paths.evaluation(encodeURIComponent(params.applicationId ?? "")));
}

const WORDS = {
  waiting: "Evaluating again…",
  unchanged: "Nothing has changed since the last evaluation.",
  off: "AI evaluation is switched off in your company’s settings.",
} as const;
const FAILED = "We could not do that. Please try again in a minute.";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "evaluations", {
    application: params.applicationId ?? "",
  });
  const { applicationId } = params;
  if (!isId(applicationId)) throw notFound();
  const deps = { ...context.services, now: context.now };
  const tried = await attempt(context, "evaluation.not-repeated", () =>
    evaluateAgain(recruiter, applicationId, deps),
  );
  if (!tried.ok) return backWith(flashRefusal(FAILED), applicationId);
  const { kind } = tried.value;
  if (kind === "not-found") throw notFound();
  context.log("evaluation.again", { applicationId, outcome: kind, userId: recruiter.id });
  const said = kind === "off" ? flashRefusal(WORDS.off) : flash(WORDS[kind]);
  return backWith(said, applicationId);
}

const backWith = async (said: Promise<string>, applicationId: string) =>
  seeOther(paths.evaluation(applicationId), { "Set-Cookie": await said });
