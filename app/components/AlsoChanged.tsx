import { Link } from "@remix-run/react";

export type AlsoChangedProps = {
  what: string;
  form: string;
  page: string;
  theirs: Theirs;
};

export type Theirs = { version: string; fields: [label: string, saved: string][] };

/** Two tabs, or two people. Nothing has been overwritten. */
export function AlsoChanged({ what, form, page, theirs }: AlsoChangedProps) {
  return (
    <section className="notice warn stack" role="alert">
      <p>
        <strong>{what} changed elsewhere while you worked on it.</strong> Nothing was overwritten: yours is
        below, and this is what was saved where it differs.
      </p>
      {theirs.fields.map(([label, saved]) => (
        <details key={label}>
          <summary>{label}</summary>
          <p className="kept">{saved === "" ? "(empty)" : saved}</p>
        </details>
      ))}
      <p className="row">
        <button type="submit" form={form} name="over" value={theirs.version} className="btn small">
          Save mine over it
        </button>
        <Link className="btn ghost small" to={page} reloadDocument>
          Take what was saved
        </Link>
      </p>
    </section>
  );
}
