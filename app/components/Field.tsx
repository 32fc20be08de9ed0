import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

type Common = {
  meta: FieldMetadata<string | number | null | undefined>;
  label: ReactNode;
  hint?: ReactNode;
};

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "defaultValue">;

/** Secrets never get a value back. */
export function Field({ meta, label, hint, ...input }: InputProps) {
  const initial = input.type === "password" ? undefined : meta.initialValue;
  return (
    <Labelled meta={meta} label={label} hint={hint} optional={!input.required}>
      <input {...input} {...wiring(meta, hint)} defaultValue={initial?.toString()} />
    </Labelled>
  );
}

export function PasswordField(props: Omit<InputProps, "type">) {
  const { meta, label, hint, ...input } = props;
  return (
    <Labelled meta={meta} label={label} hint={hint} optional={false}>
      <password-toggle class="password">
        <input {...input} type="password" {...wiring(meta, hint)} />
      </password-toggle>
    </Labelled>
  );
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "defaultValue">;

export function TextArea({ meta, label, hint, ...area }: AreaProps) {
  return (
    <Labelled meta={meta} label={label} hint={hint} optional={!area.required}>
      <textarea rows={6} {...area} {...wiring(meta, hint)} defaultValue={meta.initialValue?.toString()} />
    </Labelled>
  );
}

export type Option = { value: string; label: string };

type SelectProps = Common & { options: readonly Option[]; empty?: string } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "name" | "defaultValue"
  >;

/** `empty` is the first line's text while nothing is chosen. */
export function Select({ meta, label, hint, options, empty, ...select }: SelectProps) {
  return (
    <Labelled meta={meta} label={label} hint={hint} optional={!select.required}>
      <select {...select} {...wiring(meta, hint)} defaultValue={meta.initialValue?.toString() ?? ""}>
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

export function Choices({ meta, label, hint, options }: Common & { options: readonly Option[] }) {
  return (
    <fieldset className="field choices" id={meta.id} tabIndex={-1} aria-describedby={describedBy(meta, hint)}>
      <legend>{label}</legend>
      <Hint id={`${meta.id}-hint`}>{hint}</Hint>
      <FieldError meta={meta} />
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            name={meta.name}
            value={option.value}
            defaultChecked={meta.initialValue?.toString() === option.value}
            aria-invalid={meta.errors !== undefined || undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tick({ meta, label }: { meta: FieldMetadata<boolean>; label: ReactNode }) {
  return (
    <div className="field">
      <FieldError meta={meta} />
      <label className="tick-box">
        <input
          type="checkbox"
          id={meta.id}
          name={meta.name}
          defaultChecked={meta.initialValue === "on"}
          aria-invalid={meta.errors !== undefined || undefined}
          aria-describedby={meta.errors === undefined ? undefined : meta.errorId}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}

function Labelled(props: Common & { optional: boolean; children: ReactNode }) {
  const { meta, label, hint, optional, children } = props;
  return (
    <div className="field">
      <label htmlFor={meta.id}>
        {label} {optional && <span className="optional">(optional)</span>}
      </label>
      <Hint id={`${meta.id}-hint`}>{hint}</Hint>
      <FieldError meta={meta} />
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

function FieldError({ meta }: { meta: Pick<FieldMetadata, "errors" | "errorId"> }) {
  if (meta.errors === undefined) return null;
  return (
    <p className="error" id={meta.errorId}>
      {meta.errors[0]}
    </p>
  );
}

function wiring(meta: Common["meta"], hint: ReactNode) {
  return {
    id: meta.id,
    name: meta.name,
    "aria-invalid": meta.errors !== undefined || undefined,
    "aria-describedby": describedBy(meta, hint),
  };
}

function describedBy(meta: Common["meta"], hint: ReactNode): string | undefined {
  const ids = [hint === undefined ? "" : `${meta.id}-hint`, meta.errors === undefined ? "" : meta.errorId];
  return ids.filter(Boolean).join(" ") || undefined;
}
