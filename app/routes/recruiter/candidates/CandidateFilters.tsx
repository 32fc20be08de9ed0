import { useLocation } from "@remix-run/react";
import { FilterForm } from "~/components/FilterForm";
import type { CandidateQuery } from "~/features/candidates/list-query";
import { statusLabel } from "~/features/candidates/rules";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";

const SORTS = [
  ["score", "Score, highest first"],
  ["name", "Name"],
  ["date", "Newest first"],
] as const;

type Props = { query: Pick<CandidateQuery, "q" | "job" | "status" | "sort">; evaluates: boolean };

/** Search, filter and order of the candidates; without evaluation there is no order by score. */
export function CandidateFilters({ query, evaluates }: Props) {
  const here = useLocation().pathname;
  return (
    <FilterForm action={here} finds="Search name, email or role" text={query.q}>
      {query.job !== null && <input type="hidden" name="job" value={query.job} />}
      <select name="status" aria-label="Status" key={`status-${query.status}`} defaultValue={query.status}>
        <option value="all">All statuses</option>
        {CANDIDATE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <select name="sort" aria-label="Order" key={`sort-${query.sort}`} defaultValue={query.sort}>
        {SORTS.filter(([value]) => evaluates || value !== "score").map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FilterForm>
  );
}
