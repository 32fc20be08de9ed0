import { useLocation } from "@remix-run/react";
import { Filter, FilterForm } from "~/components/FilterForm";
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
      <Filter
        action={here}
        name="status"
        label="Status"
        value={query.status}
        options={[
          ["all", "All statuses"],
          ...CANDIDATE_STATUSES.map((status) => [status, statusLabel(status)] as const),
        ]}
      />
      <Filter
        action={here}
        name="sort"
        label="Order"
        value={query.sort}
        options={SORTS.filter(([value]) => evaluates || value !== "score")}
      />
    </FilterForm>
  );
}
