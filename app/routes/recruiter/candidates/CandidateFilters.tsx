import { Form, useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CandidateQuery } from "~/features/candidates/list-query";
import { CANDIDATE_STATUSES, statusLabel } from "~/features/candidates/rules";

const SORTS = [
  ["score", "Score, highest first"],
  ["name", "Name"],
  ["date", "Newest first"],
] as const;

/** A pause in typing that counts as done. Milliseconds. */
const PAUSE = 300;

/** Search, filter and order, all in the address. With JavaScript the list follows as one types. */
type Props = { query: Pick<CandidateQuery, "q" | "status" | "sort">; evaluates: boolean };

export function CandidateFilters({ query, evaluates }: Props) {
  const submit = useSubmit();
  const here = useLocation().pathname;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement | null, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), after);
  };
  return (
    <Form
      method="get"
      action={here}
      role="search"
      className="filters"
      preventScrollReset
      // What was asked for by Enter is not asked for once more: it would take back a press on a name meanwhile.
      onSubmit={() => clearTimeout(timer.current)}
    >
      <label className="visually-hidden" htmlFor="q">
        Search name, e-mail or role
      </label>
      <input
        id="q"
        type="search"
        name="q"
        defaultValue={query.q}
        placeholder="Search name, e-mail or role"
        maxLength={100}
        onChange={(event) => ask(event.currentTarget.form, PAUSE)}
      />
      <label className="visually-hidden" htmlFor="status">
        Status
      </label>
      <select
        id="status"
        name="status"
        key={`status-${query.status}`}
        defaultValue={query.status}
        onChange={(event) => ask(event.currentTarget.form, 0)}
      >
        <option value="all">All statuses</option>
        {CANDIDATE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor="sort">
        Order
      </label>
      <select
        id="sort"
        name="sort"
        key={`sort-${query.sort}`}
        defaultValue={query.sort}
        onChange={(event) => ask(event.currentTarget.form, 0)}
      >
        {SORTS.filter(([value]) => evaluates || value !== "score").map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="btn ghost">
        Search
      </button>
    </Form>
  );
}
