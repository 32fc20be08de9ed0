import { type FieldFacts, Select } from "~/components/Field";

type Props = {
  meta: FieldFacts;
  templates: readonly { id: string; name: string }[];
  label: string;
  /** What is chosen where none is, and what follows from it: "they get the usual mail". */
  empty: string;
  otherwise: string;
};

/** A choice among the company's mail templates; nothing where there are none. */
export function MailOf({ meta, templates, label, empty, otherwise }: Props) {
  const chosen = meta.initialValue ?? "";
  const isGone = chosen !== "" && !templates.some(({ id }) => id === chosen);
  if (templates.length === 0 && !isGone) return null;
  const options = templates.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      meta={meta}
      label={label}
      hint={isGone ? `The template was deleted: ${otherwise}.` : undefined}
      options={isGone ? [...options, { value: chosen, label: "A deleted template" }] : options}
      empty={empty}
    />
  );
}
