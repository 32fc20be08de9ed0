import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { stepNamed, versionOfStep } from "~/features/jobs/draft";
import { POSTING_BYTES } from "~/features/jobs/form";
import { takeStep } from "~/features/jobs/take-step";
import { readFormData } from "~/http/read-form";
import { methodNotAllowed, refusal } from "~/http/replies";
import { requireRight } from "~/http/session";
import { toldOf } from "./post-job/kept-elsewhere";

export const loader = methodNotAllowed;

/** The version that is kept now. Nothing depends on it: the buttons send it all again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const company = await requireRight(request, context, "jobs.create");
  const formData = await readFormData(request, POSTING_BYTES);
  const typed = (name: string) => String(formData.get(name) ?? "");
  const step = stepNamed(typed("step"));
  if (step === null) throw refusal(400);
  const { db, advice } = context.services;
  const deps = { db, advice, now: context.now, company };
  const taken = await takeStep({ step, intent: "keep", typed, valid: false }, deps);
  if (taken.kind === "posted") return told("This job has been posted already.");
  if (taken.kind === "elsewhere") return told(toldOf(taken));
  return new Response(taken.kind === "kept" ? await versionOfStep(taken.draft, step) : null);
}

const told = (what: string) => new Response(`${what} What you change here is not saved.`, { status: 409 });
