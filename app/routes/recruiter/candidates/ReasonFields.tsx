import { type FieldFacts, Select, TextArea } from "~/components/Field";
import { ReadAgain } from "~/components/ReadAgain";
import type { Reason } from "~/vocabulary/decisions";

type Props = {
  fields: Record<"reason" | "detail" | "sure" | "pool", FieldFacts>;
  reasons: readonly Reason[];
  /** Whether the company's mails say it too. */
  inMail: boolean;
  autoFocus?: boolean;
};

/** Why it is a no. A wording that was warned of is sent when it comes a second time. */
export function ReasonFields({ fields, reasons, inMail, autoFocus = false }: Props) {
  const warning = fields.sure.errors?.[0];
  const typed = fields.detail.initialValue ?? "";
  return (
    <>
      <Select
        meta={fields.reason}
        label="Reason"
        hint={`The applicant reads the reason’s kind words on their page${inMail ? " and in the mail" : ""}.`}
        options={reasons.map(({ id, ours }) => ({ value: id, label: ours }))}
        empty="Please choose"
        required
        autoFocus={autoFocus}
      />
      <TextArea
        meta={fields.detail}
        label="In your own words"
        hint="At least 20 characters, to the applicant. Not needed for a duplicate."
        rows={4}
        maxLength={1000}
        required
      />
      {reasons.some((reason) => reason.pool) && (
        <Select
          meta={fields.pool}
          label="Talent pool"
          hint="Whoever is kept there reads of it on their page, and can end it."
          options={POOL}
          empty={`As the reason proposes: ${proposing(reasons)}`}
        />
      )}
      <ReadAgain sure={fields.sure} warning={warning} typed={typed} />
    </>
  );
}

const POOL = [
  { value: "yes", label: "Keep them for later jobs" },
  { value: "no", label: "Do not keep them" },
];

const proposing = (reasons: readonly Reason[]): string =>
  `kept with ${reasons.flatMap(({ pool, ours }) => (pool ? [`“${ours}”`] : [])).join(", ")}`;
