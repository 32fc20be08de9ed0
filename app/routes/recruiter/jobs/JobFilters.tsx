import { Filter, FilterForm } from "~/components/FilterForm";
import { LOADING_JOBS } from "~/components/loading-words";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";

type Props = { query: JobQuery; departments: string[] };

export function JobFilters({ query, departments }: Props) {
  const known = query.department === "" || departments.includes(query.department);
  const names = known ? departments : [query.department, ...departments];
  return (
    <FilterForm
      action={paths.jobs()}
      finds="Search title or department"
      text={query.text}
      busy={LOADING_JOBS}
    >
      <Filter
        name="status"
        label="Status"
        labelled
        value={query.status}
        options={[["", "All"], ...Object.entries(JOB_STATUS_LABELS)]}
      />
      <Filter
        name="department"
        label="Department"
        value={query.department}
        options={[["", "All departments"], ...names.map((name) => [name, name] as const)]}
      />
    </FilterForm>
  );
}
