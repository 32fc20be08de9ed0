import { FilterForm } from "~/components/FilterForm";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";

type Props = { query: JobQuery; departments: string[] };

/** The search box and the two filters of a recruiter's own jobs. */
export function JobFilters({ query, departments }: Props) {
  const known = query.department === "" || departments.includes(query.department);
  return (
    <FilterForm action={paths.jobs()} finds="Search title or department" text={query.text}>
      <select name="status" aria-label="Status" key={`status-${query.status}`} defaultValue={query.status}>
        <option value="">All</option>
        {Object.entries(JOB_STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </select>
      <select
        name="department"
        aria-label="Department"
        key={`department-${query.department}`}
        defaultValue={query.department}
      >
        <option value="">All departments</option>
        {!known && <option>{query.department}</option>}
        {departments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </FilterForm>
  );
}
