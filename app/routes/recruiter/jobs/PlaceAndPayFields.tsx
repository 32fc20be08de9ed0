import { CurrencyField } from "~/components/CurrencyField";
import { Field, type FieldFacts, Select } from "~/components/Field";
import { JOB_LABELS, type JobInfo } from "~/features/jobs/fields";
import { PAY_UNIT_LABELS } from "~/vocabulary/jobs";
import { asOptions, COUNTRY_OPTIONS, LANGUAGE_OPTIONS } from "../choices";

export const IN_FULL = "Place, pay and dates in full";

export type JobInfoMeta = Record<keyof JobInfo, FieldFacts>;

const NAMES = [
  ...["region", "postalCode", "street", "payCurrency", "payUnit"],
  ...["closesOn", "timeZone", "language", "openings"],
] as const;

/** Without it a job stays a draft (`publish-gate.ts`), and nobody likes to hear that at the end. */
export function PlaceFields({ fields }: { fields: JobInfoMeta }) {
  return (
    <>
      <Select
        meta={fields.country}
        label={JOB_LABELS.country}
        options={COUNTRY_OPTIONS}
        empty="Please choose"
        needed={`${TO_PUBLISH} office or hybrid work`}
      />
      <div className="office-only">
        <Field
          meta={fields.locality}
          label={JOB_LABELS.locality}
          needed={TO_PUBLISH}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <div className="remote-only">
        <Field
          meta={fields.remoteFrom}
          label={JOB_LABELS.remoteFrom}
          hint="For remote work: countries, with commas between them, or “anywhere”."
          needed={TO_PUBLISH}
          autoComplete="off"
        />
      </div>
    </>
  );
}
const TO_PUBLISH = "to publish";

export function PlaceAndPayFields({ fields }: { fields: JobInfoMeta }) {
  const wrong = NAMES.some((name) => fields[name as keyof JobInfoMeta].errors !== undefined);
  return (
    <details className="unfold job-more" open={wrong || undefined}>
      <summary>{IN_FULL}</summary>
      <div className="form">
        <div className="office-only form">
          <Field meta={fields.region} label={JOB_LABELS.region} maxLength={100} autoComplete="off" />
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
          <Select meta={fields.language} label={JOB_LABELS.language} options={LANGUAGE_OPTIONS} />
          <Field meta={fields.openings} label={JOB_LABELS.openings} inputMode="numeric" maxLength={3} />
        </div>
      </div>
    </details>
  );
}
