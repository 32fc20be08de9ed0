import type { FieldMetadata } from "@conform-to/react";
import { Choices, Field, Select } from "~/components/Field";
import { JOB_TYPE_LABELS, LOCATION_TYPE_LABELS } from "~/vocabulary/jobs";

type Meta = FieldMetadata<string | number | undefined>;
type Name = "title" | "jobType" | "locationType" | "location" | "salaryMin" | "salaryMax" | "department";

const asOptions = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The facts of a job, in the wizard's first step and on Edit. */
export function JobInfoFields(props: { fields: Record<Name, Meta>; departments: string[] }) {
  const { fields, departments } = props;
  return (
    <>
      <Field meta={fields.title} label="Job Title" required maxLength={200} />
      <Select
        meta={fields.jobType}
        label="Job Type"
        options={asOptions(JOB_TYPE_LABELS)}
        empty="Select a job type"
        required
      />
      <Choices meta={fields.locationType} label="Work Type" options={asOptions(LOCATION_TYPE_LABELS)} />
      <div className="office-only">
        <Field
          meta={fields.location}
          label="Office Location"
          hint="Only for office or hybrid work."
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <div className="pair">
        <Field meta={fields.salaryMin} label="Salary Min" hint="Whole dollars a year." inputMode="numeric" />
        <Field meta={fields.salaryMax} label="Salary Max" hint="Whole dollars a year." inputMode="numeric" />
      </div>
      <Field
        meta={fields.department}
        label="Department"
        list="departments"
        autoComplete="off"
        maxLength={100}
      />
      <datalist id="departments">
        {departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
