import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

/** Of a field of conform's, or of a form that is drawn once. */
export type FieldFacts = {
  id: string;
  name: string;
  errors: string[] | undefined;
  initialValue: string | undefined;
};

type Common = {
  meta: FieldFacts;
  label: ReactNode;
  hint?: ReactNode;
};

/** "to publish": what a field that may stay empty for now is needed for. */
type Needed = { needed?: string };

type InputProps = Common &
  Needed &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "defaultValue">;

/** Secrets never get a value back. */
export function Field({ meta, label, hint, needed, ...input }: InputProps) {
  const initial = input.type === "password" ? undefined : meta.initialValue;
  const facts = factsOf(meta);
  return (
    <Labelled facts={facts} label={label} hint={hint} optional={!input.required} needed={needed}>
      <input {...input} {...wiring(facts, hint)} defaultValue={initial?.toString()} />
    </Labelled>
  );
}

export function PasswordField(props: Omit<InputProps, "type">) {
  const { meta, label, hint, ...input } = props;
  const facts = factsOf(meta);
  return (
    <Labelled facts={facts} label={label} hint={hint} optional={false}>
      <password-toggle class="password">
        <input {...input} type="password" {...wiring(facts, hint)} />
      </password-toggle>
    </Labelled>
  );
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "defaultValue">;

export function TextArea({ meta, label, hint, ...area }: AreaProps) {
  const facts = factsOf(meta);
  return (
    <Labelled facts={facts} label={label} hint={hint} optional={!area.required}>
      <textarea rows={6} {...area} {...wiring(facts, hint)} defaultValue={meta.initialValue?.toString()} />
    </Labelled>
  );
}

export type Option = { value: string; label: string };

type SelectProps = Common &
  Needed & { options: readonly Option[]; empty?: string } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "name" | "defaultValue"
  >;

/** `empty` is the first line's text while nothing is chosen. */
export function Select({ meta, label, hint, needed, options, empty, ...select }: SelectProps) {
  const facts = factsOf(meta);
  return (
    <Labelled facts={facts} label={label} hint={hint} optional={!select.required} needed={needed}>
      <select {...select} {...wiring(facts, hint)} defaultValue={meta.initialValue?.toString() ?? ""}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          // Browser and server do not call every country and language the same.
          <option key={option.value} value={option.value} suppressHydrationWarning>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type ChoicesProps = Common & { options: readonly Option[]; autoFocus?: boolean };

export function Choices({ meta, label, hint, options, autoFocus = false }: ChoicesProps) {
  const facts = factsOf(meta);
  const initial = meta.initialValue?.toString();
  return (
    <fieldset
      className="field choices"
      id={facts.id}
      tabIndex={-1}
      aria-describedby={describedBy(facts, hint)}
    >
      <legend>{label}</legend>
      <Hint id={`${facts.id}-hint`}>{hint}</Hint>
      <FieldError facts={facts} />
      {options.map((option, at) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            name={facts.name}
            value={option.value}
            defaultChecked={initial === option.value}
            {...(autoFocus && at === 0 && { autoFocus })}
            aria-invalid={facts.errors !== undefined || undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tick({ meta, label }: { meta: FieldFacts; label: ReactNode }) {
  const facts = factsOf(meta);
  return (
    <div className="field">
      <FieldError facts={facts} />
      <label className="tick-box">
        <input type="checkbox" {...wiring(facts, undefined)} defaultChecked={meta.initialValue === "on"} />
        <span>{label}</span>
      </label>
    </div>
  );
}

type Facts = ReturnType<typeof factsOf>;

/** Asked for once: each asking makes all of them anew, a tenth of what a form takes. */
const factsOf = ({ id, name, errors }: Omit<FieldFacts, "initialValue">) => ({
  id,
  name,
  errors,
  errorId: `${id}-error`,
});

type LabelledProps = Omit<Common, "meta"> & Needed & { facts: Facts; optional: boolean; children: ReactNode };

function Labelled({ facts, label, hint, optional, needed, children }: LabelledProps) {
  const mark = needed ? `needed ${needed}` : optional && "optional";
  return (
    <div className="field">
      <label htmlFor={facts.id}>
        {label} {mark && <span className="optional">({mark})</span>}
      </label>
      <Hint id={`${facts.id}-hint`}>{hint}</Hint>
      <FieldError facts={facts} />
      {children}
    </div>
  );
}

const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children === undefined ? null : (
    <p className="hint" id={id}>
      {children}
    </p>
  );

function FieldError({ facts: { errors, errorId } }: { facts: Facts }) {
  if (errors === undefined) return null;
  return (
    <p className="error" id={errorId}>
      {errors[0]}
    </p>
  );
}

function wiring(facts: Facts, hint: ReactNode) {
  return {
    id: facts.id,
    name: facts.name,
    "aria-invalid": facts.errors !== undefined || undefined,
    "aria-describedby": describedBy(facts, hint),
  };
}

function describedBy({ id, errors, errorId }: Facts, hint: ReactNode): string | undefined {
  const ids = [hint === undefined ? "" : `${id}-hint`, errors === undefined ? "" : errorId];
  return ids.filter(Boolean).join(" ") || undefined;
}
