import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type ElsewhereProps = {
  form: string;
  page: string;
  theirs: Theirs;
};

export type AlsoChangedProps = ElsewhereProps & { what: string };

export type Theirs = { version: string; fields: [label: string, saved: string][] };

/** Two tabs, or two people. Nothing has been overwritten. */
export const AlsoChanged = ({ what, ...elsewhere }: AlsoChangedProps) => (
  <Elsewhere mine="Save mine over it" take="Take what was saved" {...elsewhere}>
    <strong>{what} changed elsewhere while you worked on it.</strong> Nothing was overwritten: yours is below,
    and this is what was saved where it differs.
  </Elsewhere>
);

type ChoiceProps = ElsewhereProps & { mine: string; take: string; children: ReactNode };

export function Elsewhere({ form, page, theirs, mine, take, children }: ChoiceProps) {
  return (
    <section className="notice warn stack" role="alert">
      <p>{children}</p>
      {theirs.fields.map(([label, saved]) => (
        <details key={label}>
          <summary>{label}</summary>
          <p className="kept">{saved === "" ? "(empty)" : saved}</p>
        </details>
      ))}
      <p className="row">
        <button type="submit" form={form} name="over" value={theirs.version} className="btn small">
          {mine}
        </button>
        <Link className="btn ghost small" to={page} reloadDocument>
          {take}
        </Link>
      </p>
    </section>
  );
}
