import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { stepNamed } from "~/features/jobs/draft";
import { POSTING_BYTES } from "~/features/jobs/form";
import { takeStep } from "~/features/jobs/take-step";
import { readFormData } from "~/http/read-form";
import { methodNotAllowed, refusal } from "~/http/replies";
import { requireRight } from "~/http/session";

export const loader = methodNotAllowed;

/** Nothing depends on it: the buttons send it all again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const company = await requireRight(request, context, "jobs.create");
  const formData = await readFormData(request, POSTING_BYTES);
  const typed = (name: string) => String(formData.get(name) ?? "");
  const step = stepNamed(typed("step"));
  if (step === null) throw refusal(400);
  const { db, advice } = context.services;
  const deps = { db, advice, now: context.now, company };
  const taken = await takeStep({ step, intent: "keep", typed, valid: false }, deps);
  return new Response(null, { status: taken.kind === "posted" ? 409 : 204 });
}
