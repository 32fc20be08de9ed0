import { type Draft, factsOf, type Step } from "~/features/jobs/draft";
import { STEP_NAMES } from "~/features/jobs/fields";
import { DescriptionForm, JobInfoForm, ReviewForm } from "~/features/jobs/form";
import type { Gate } from "~/features/jobs/publish-gate";
import { type CompanyFacts, gateFor, holdsBack, withDefaults } from "~/features/jobs/publish-job";
import { checkForm, type FormReply, type ReadForm } from "~/http/read-form";
import { checkClosingDay } from "../jobs/check-closing-day";

const FORMS = { 1: JobInfoForm, 2: DescriptionForm, 3: ReviewForm } as const;

export function checkStep(step: Step, formData: FormData, now: Date): ReadForm<unknown> {
  const typed = (name: string) => String(formData.get(name) ?? "");
  return checkClosingDay<unknown>(checkForm(formData, FORMS[step]), typed, now);
}

/** What is wrong with a step as it is kept; null for nothing. */
export function refusalOf(
  step: Step,
  draft: Draft,
  about: { company: CompanyFacts; now: Date },
): (FormReply & { gate?: Gate }) | null {
  const formData = new FormData();
  for (const name of STEP_NAMES[step]) formData.set(name, draft[name]);
  if (draft.agreed) formData.set("agreed", "on");
  const form = checkStep(step, formData, about.now);
  if (!form.ok) return form.reply;
  const facts = step === 3 ? factsOf(draft) : null;
  if (facts === null) return null;
  const gate = gateFor(
    withDefaults({ ...facts, finalJobPosting: draft.finalJobPosting }, about.company),
    about,
  );
  return holdsBack(gate, { anyway: false }) ? { ...form.reply({}), gate } : null;
}
