import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import type { DescriptionForm } from "~/features/jobs/form";
import type { FormInput } from "~/lib/fields";
import { DescriptionField } from "../jobs/DescriptionField";
import { StepForm, type StepProps } from "./StepForm";

export function DescriptionStep({ draft, version, lastResult }: StepProps) {
  const [form, fields] = drawnForm<FormInput<typeof DescriptionForm>>({
    id: "description-step",
    lastResult,
    defaultValue: draft,
  });
  return (
    <>
      <ErrorSummary form={form} />
      <StepForm step={2} draftId={draft.jobId} version={version} id={form.id} tips={<Tips />}>
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
