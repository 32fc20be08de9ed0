import { CurrencyField } from "~/components/CurrencyField";
import { Field, type FieldFacts, Select } from "~/components/Field";
import { JOB_LABELS, type JobInfo } from "~/features/jobs/fields";
import { COUNTRIES, countryName } from "~/vocabulary/countries";
import { PAY_UNIT_LABELS, POSTING_LANGUAGES } from "~/vocabulary/jobs";

export type JobInfoMeta = Record<keyof JobInfo, FieldFacts>;

const countries = COUNTRIES.map((code) => ({ value: code, label: countryName(code) }));
const asOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const NAMES = [
  ...["country", "locality", "region", "postalCode", "street", "remoteFrom", "payCurrency", "payUnit"],
  ...["closesOn", "timeZone", "language", "openings"],
] as const;

export function PlaceAndPayFields({ fields }: { fields: JobInfoMeta }) {
  const wrong = NAMES.some((name) => fields[name as keyof JobInfoMeta].errors !== undefined);
  return (
    <details className="unfold job-more" open={wrong || !fields.country.initialValue || undefined}>
      <summary>Place, pay and dates in full</summary>
      <div className="form">
        <Select meta={fields.country} label={JOB_LABELS.country} options={countries} empty="Please choose" />
        <div className="office-only form">
          <div className="pair">
            <Field meta={fields.locality} label={JOB_LABELS.locality} maxLength={100} autoComplete="off" />
            <Field meta={fields.region} label={JOB_LABELS.region} maxLength={100} autoComplete="off" />
          </div>
          <div className="pair">
            <Field meta={fields.street} label={JOB_LABELS.street} maxLength={100} autoComplete="off" />
            <Field
              meta={fields.postalCode}
              label={JOB_LABELS.postalCode}
              maxLength={100}
              autoComplete="off"
            />
          </div>
        </div>
        <Field
          meta={fields.remoteFrom}
          label={JOB_LABELS.remoteFrom}
          hint="For remote work: countries, with commas between them, or “anywhere”."
          autoComplete="off"
        />
        <div className="pair">
          <CurrencyField meta={fields.payCurrency} label={JOB_LABELS.payCurrency} />
          <Select meta={fields.payUnit} label={JOB_LABELS.payUnit} options={asOptions(PAY_UNIT_LABELS)} />
        </div>
        <div className="pair">
          <Field
            meta={fields.closesOn}
            label={JOB_LABELS.closesOn}
            type="date"
            hint="It closes at the end of that day. Empty: until you close it."
          />
          <Field
            meta={fields.timeZone}
            label={JOB_LABELS.timeZone}
            hint="Such as Europe/London."
            autoComplete="off"
          />
        </div>
        <div className="pair">
          <Select meta={fields.language} label={JOB_LABELS.language} options={asOptions(POSTING_LANGUAGES)} />
          <Field meta={fields.openings} label={JOB_LABELS.openings} inputMode="numeric" maxLength={3} />
        </div>
      </div>
    </details>
  );
}
