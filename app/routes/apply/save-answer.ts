import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { AnswerForm } from "~/features/applications/form";
import { saveAnswer } from "~/features/applications/store";
import { readForm } from "~/http/read-form";
import { notFound, refusal } from "~/http/replies";
import { requireVerifiedFor } from "./own-application";

const ANSWER_BYTES = 256 * 1024;

/** A link or a scanner that opens the address changes nothing. */
export const loader = () => {
  throw refusal(405);
};

/** Keeps an answer while it is being written. The question's page calls it; nobody looks at it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  if (!/^[1-9]\d?$/.test(params.number ?? "")) throw notFound();
  const form = await readForm(request, AnswerForm, { bytes: ANSWER_BYTES });
  if (!form.ok) return new Response(null, { status: 422 });
  const answer = { userId: viewer.id, jobId, number: Number(params.number), text: form.value.answer };
  const saved = await saveAnswer(context.services.db, answer, context.now);
  return new Response(null, { status: saved.length === 0 ? 409 : 204 });
}
