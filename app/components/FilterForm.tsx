import type { ReactNode } from "react";
import { Button } from "./Button";

type Props = {
  action: string;
  finds: string;
  inShort?: string;
  text: string;
  busy?: string;
  /** The key that leads into the search box, where there are keys. */
  findKey?: string;
  children: ReactNode;
};

export const FilterForm = ({ action, finds, inShort = finds, text, busy, findKey, children }: Props) => (
  <search>
    <form method="get" action={action} className="filters" data-busy={busy}>
      <input
        type="search"
        name="q"
        aria-label={finds}
        placeholder={inShort}
        maxLength={100}
        data-key={findKey}
        defaultValue={text}
      />
      {children}
      <Button look="ghost">Search</Button>
    </form>
  </search>
);

type FilterProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  labelled?: boolean;
};

/** One select of a `FilterForm`; the first option is what an address without it means. */
export function Filter({ name, label, value, options, labelled = false }: FilterProps) {
  const own = labelled ? { id: `filter-${name}` } : { "aria-label": label };
  const select = (
    // What a browser brings back by itself is nobody's choice.
    <select name={name} {...own} defaultValue={value} autoComplete="off">
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  if (!labelled) return select;
  return (
    <span className="labelled">
      <label htmlFor={own.id}>{label}</label>
      {select}
    </span>
  );
}
