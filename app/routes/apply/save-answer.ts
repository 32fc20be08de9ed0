import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { AnswerForm, replaceable } from "~/features/applications/form";
import { readForm } from "~/http/read-form";
import { notFound, refusal } from "~/http/replies";
import { jobOfSomebody, requireVerifiedFor, saveOwnAnswer } from "./own-application";

const ANSWER_BYTES = 256 * 1024;

export const loader = () => {
  throw refusal(405);
};

/** Keeps an answer while it is being written. The question's page calls it; nobody looks at it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const jobId = await jobOfSomebody(request, context, params.jobId);
  if (!/^[1-9]\d?$/.test(params.number ?? "")) {
    await requireVerifiedFor(request, context, jobId);
    throw notFound();
  }
  const form = await readForm(request, AnswerForm, { bytes: ANSWER_BYTES });
  if (!form.ok) {
    await requireVerifiedFor(request, context, jobId);
    return new Response(null, { status: 422 });
  }
  const answer = {
    jobId,
    number: Number(params.number),
    text: form.value.answer,
    replaces: replaceable(form.value),
  };
  const saved = await saveOwnAnswer(request, context, answer);
  return new Response(null, { status: saved ? 204 : 409 });
}
