import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { BUILDER_BYTES, QuestionnaireForm } from "~/features/questionnaires/form";
import { keepQuestionnaire } from "~/features/questionnaires/keep-questionnaire";
import { tidy } from "~/features/questionnaires/rules";
import { readForm } from "~/http/read-form";
import { methodNotAllowed, notFound, refusal } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";

export const loader = methodNotAllowed;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id, companyId } = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readForm(request, QuestionnaireForm, { bytes: BUILDER_BYTES });
  if (!form.ok) throw refusal(400);
  const { version, questions, kept: known, underWay } = form.value;
  const work = { companyId, userId: id, jobId, version, known, underWay, questions: tidy(questions) };
  const outcome = await keepQuestionnaire(context.services.db, work, context.now);
  if (outcome.kind === "not-found") throw notFound();
  return Response.json(outcome, { status: outcome.kind === "kept" ? 200 : 409 });
}
