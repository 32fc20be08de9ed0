import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { BUILDER_BYTES, QuestionnaireForm } from "~/features/questionnaires/form";
import { tidy } from "~/features/questionnaires/rules";
import { keepQuestionnaireDraft } from "~/features/questionnaires/store";
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
  const { version, questions } = form.value;
  const kept = { companyId, userId: id, jobId, version, questions: tidy(questions) };
  const { meta } = await keepQuestionnaireDraft(context.services.db, kept, context.now);
  if (meta.changes === 0) throw notFound();
  return Response.json({ kept: true });
}
