import { Link } from "@remix-run/react";
import type { JobPage } from "~/features/jobs/list-jobs";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";

type Props = Pick<JobPage, "newer" | "older"> & {
  query: JobQuery;
  lively?: boolean;
};

export function Paging({ query, newer, older, lively = false }: Props) {
  if (newer === null && older === null) return null;
  const { text: q, status, department } = query;
  const to = (page: { before?: number | null; after?: number | null }) =>
    paths.jobs({ q, status, department, ...page });
  const Way = lively ? Link : Anchor;
  return (
    <nav className="paging" aria-label="Pages">
      {newer === null ? <span /> : <Way to={to({ after: newer })}>Newer jobs</Way>}
      {newer !== null && <Way to={to({})}>Newest</Way>}
      {older === null ? <span /> : <Way to={to({ before: older })}>Older jobs</Way>}
    </nav>
  );
}

const Anchor = ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>;
