import { Button } from "~/components/Button";
import { LOADING_JOBS } from "~/components/LoadingStatus";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";

type Props = { query: JobQuery; departments: string[] };

const FINDS = "Search title or department";

export function JobFilters({ query, departments }: Props) {
  const known = query.department === "" || departments.includes(query.department);
  const names = known ? departments : [query.department, ...departments];
  return (
    <search>
      <form method="get" action={paths.jobs()} className="filters" data-busy={LOADING_JOBS}>
        <input
          type="search"
          name="q"
          aria-label={FINDS}
          placeholder={FINDS}
          maxLength={100}
          defaultValue={query.text}
        />
        <Filter
          name="status"
          label="Status"
          value={query.status}
          options={[["", "All"], ...Object.entries(JOB_STATUS_LABELS)]}
        />
        <Filter
          name="department"
          label="Department"
          value={query.department}
          options={[["", "All departments"], ...names.map((name) => [name, name] as const)]}
        />
        <Button look="ghost">Search</Button>
      </form>
    </search>
  );
}

type FilterProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

const Filter = ({ name, label, value, options }: FilterProps) => (
  // What a browser brings back by itself is nobody's choice.
  <select name={name} aria-label={label} defaultValue={value} autoComplete="off">
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
