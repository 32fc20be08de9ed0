import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import type { JobInfoForm } from "~/features/jobs/form";
import type { FormInput } from "~/lib/fields";
import { JobInfoFields } from "../jobs/JobInfoFields";
import { StepForm, type StepProps } from "./StepForm";

export function JobInfoStep({ draft, version, departments, lastResult }: StepProps) {
  const [form, fields] = drawnForm<FormInput<typeof JobInfoForm>>({
    id: "job-info",
    lastResult,
    defaultValue: draft,
  });
  return (
    <>
      <ErrorSummary form={form} />
      <StepForm step={1} draftId={draft.jobId} version={version} id={form.id} tips={<Tips />}>
        <JobInfoFields fields={fields} departments={departments} />
      </StepForm>
    </>
  );
}

const Tips = () => (
  <ul className="tips">
    <li>Use the title that people search for: “Data Analyst”, not “Numbers Ninja”.</li>
    <li>Postings with a salary range get more applications, and fewer that fit nobody’s budget.</li>
    <li>For hybrid work, say which city; the days go into the description.</li>
  </ul>
);
