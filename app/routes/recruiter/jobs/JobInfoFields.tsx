import { Choices, Field, Select } from "~/components/Field";
import { JOB_LABELS } from "~/features/jobs/fields";
import { amountAsked } from "~/features/jobs/pay";
import { JOB_TYPE_LABELS, LOCATION_TYPE_LABELS } from "~/vocabulary/jobs";
import { IN_FULL, type JobInfoMeta, PlaceAndPayFields, PlaceFields } from "./PlaceAndPayFields";

const asOptions = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export function JobInfoFields(props: { fields: JobInfoMeta; departments: string[] }) {
  const { fields, departments } = props;
  const asked = amountAsked(fields.payCurrency.initialValue, fields.payUnit.initialValue);
  const amount = `${asked} in every country, unless “${IN_FULL}” below says otherwise.`;
  return (
    <>
      <Field meta={fields.title} label={JOB_LABELS.title} required maxLength={200} />
      <Select
        meta={fields.jobType}
        label={JOB_LABELS.jobType}
        options={asOptions(JOB_TYPE_LABELS)}
        empty="Select a job type"
        required
      />
      <Choices
        meta={fields.locationType}
        label={JOB_LABELS.locationType}
        options={asOptions(LOCATION_TYPE_LABELS)}
      />
      <div className="office-only">
        <Field
          meta={fields.location}
          label={JOB_LABELS.location}
          hint="Only for office or hybrid work."
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <div className="pair">
        <Field meta={fields.salaryMin} label={JOB_LABELS.salaryMin} hint={amount} inputMode="numeric" />
        <Field meta={fields.salaryMax} label={JOB_LABELS.salaryMax} hint={amount} inputMode="numeric" />
      </div>
      <Field
        meta={fields.department}
        label={JOB_LABELS.department}
        list="departments"
        autoComplete="off"
        maxLength={100}
      />
      <datalist id="departments">
        {departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PlaceFields fields={fields} />
      <PlaceAndPayFields fields={fields} />
    </>
  );
}
