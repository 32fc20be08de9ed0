import type { JobPage } from "~/features/jobs/list-jobs";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";

type Props = Pick<JobPage, "newer" | "older"> & {
  query: JobQuery;
};

export function Paging({ query, newer, older }: Props) {
  if (newer === null && older === null) return null;
  const { text: q, status, department } = query;
  const to = (page: { before?: number | null; after?: number | null }) =>
    paths.jobs({ q, status, department, ...page });
  return (
    <nav className="paging" aria-label="Pages">
      {newer === null ? <span /> : <a href={to({ after: newer })}>Newer jobs</a>}
      {newer !== null && <a href={to({})}>Newest</a>}
      {older === null ? <span /> : <a href={to({ before: older })}>Older jobs</a>}
    </nav>
  );
}
