import { TurnOver } from "~/components/TurnOver";
import type { JobPage } from "~/features/jobs/list-jobs";
import type { JobQuery } from "~/features/jobs/search";
import { paths } from "~/paths";

type Props = Pick<JobPage, "newer" | "older"> & {
  query: JobQuery;
};

export function Paging({ query, newer, older }: Props) {
  const { text: q, status, department } = query;
  const to = (page: { before?: number | null; after?: number | null }) =>
    paths.jobs({ q, status, department, ...page });
  return <TurnOver to={to} newer={newer} older={older} />;
}
