import { Field, type FieldFacts } from "~/components/Field";
import { MOST_COMPANY_TAGS } from "~/features/candidates/rules";

export const COMPANY_FULL = `Your company has ${MOST_COMPANY_TAGS} tags, which is as many as it can have`;

type Props = { meta: FieldFacts; known: readonly string[] };

export const TagField = ({ meta, known }: Props) => (
  <>
    <Field
      meta={meta}
      label="Tag"
      hint="Your company reads it and can filter by it; the applicant may ask for it."
      list="tags"
      autoComplete="off"
      required
    />
    <datalist id="tags">
      {known.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  </>
);
