import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/Button";
import { JOB_STATUS_WORDS } from "~/features/jobs/rules";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";

type Props = { query: JobQuery; departments: string[] };

/** The search box and the two filters. Their values are the page's address; with JavaScript a change is enough. */
export function JobFilters({ query, departments }: Props) {
  const submit = useSubmit();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const send = (form: HTMLFormElement, wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), wait);
  };
  const known = query.department === "" || departments.includes(query.department);
  return (
    <Form
      method="get"
      action={paths.jobs()}
      className="filters"
      // What was asked for by Enter is not asked for once more: it would take back a press on a job meanwhile.
      onSubmit={() => window.clearTimeout(timer.current)}
      onChange={(event) => send(event.currentTarget, event.target instanceof HTMLSelectElement ? 0 : 250)}
    >
      <input
        type="search"
        name="q"
        aria-label="Search title or department"
        placeholder="Search title or department"
        maxLength={100}
        defaultValue={query.text}
      />
      <select name="status" aria-label="Status" defaultValue={query.status}>
        <option value="">All</option>
        {Object.entries(JOB_STATUS_WORDS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </select>
      <select name="department" aria-label="Department" defaultValue={query.department}>
        <option value="">All departments</option>
        {!known && <option>{query.department}</option>}
        {departments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Button look="ghost">Search</Button>
    </Form>
  );
}
