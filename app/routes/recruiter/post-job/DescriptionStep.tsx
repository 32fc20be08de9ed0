import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/components/ErrorSummary";
import { DescriptionForm } from "~/features/jobs/form";
import type { FormInput } from "~/lib/fields";
import { parseForm } from "~/lib/parse-form";
import { DescriptionField } from "../jobs/DescriptionField";
import { StepForm, type StepProps } from "./StepForm";
import { useKeeping } from "./useKeeping";

export function DescriptionStep({ draft, lastResult }: StepProps) {
  const [form, fields] = useForm<FormInput<typeof DescriptionForm>>({
    id: "description-step",
    lastResult,
    defaultValue: draft,
    onValidate: ({ formData }) => parseForm(formData, DescriptionForm),
    shouldRevalidate: "onInput",
  });
  const keeping = useKeeping(2, true);
  return (
    <>
      <ErrorSummary form={form} />
      <StepForm
        step={2}
        draftId={draft.jobId}
        id={form.id}
        onSubmit={form.onSubmit}
        keeping={keeping}
        tips={<Tips />}
      >
        <DescriptionField meta={fields.description} rows={16} />
      </StepForm>
    </>
  );
}

const Tips = () => (
  <ul className="tips">
    <li>Begin with what the person will do, in the order of how much of the week it takes.</li>
    <li>Keep what somebody must have apart from what would be nice: people rule themselves out.</li>
    <li>Say how you work, what you offer, and how you choose.</li>
    <li>Paste it as it is: headings, lists and bold words can still be made in the next step.</li>
  </ul>
);
