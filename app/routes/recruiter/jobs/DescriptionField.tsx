import { type FieldFacts, TextArea } from "~/components/Field";
import { DESCRIPTION_MINIMUM } from "~/features/jobs/rules";
import { plainText } from "~/lib/plain-text";
import { counted } from "~/lib/words";

export function DescriptionField({ meta, rows }: { meta: FieldFacts; rows: number }) {
  const length = plainText(meta.initialValue ?? "").length;
  return (
    <char-count>
      <TextArea
        meta={meta}
        label="Job Description"
        hint="Paste the description, or write it here."
        required
        rows={rows}
      />
      <p className="count">
        <span data-count suppressHydrationWarning>
          {counted(length, "character")}
        </span>
        <span>{`minimum ${DESCRIPTION_MINIMUM} required`}</span>
      </p>
    </char-count>
  );
}
