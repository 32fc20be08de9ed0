import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { NobodyHiring } from "~/components/NobodyHiring";
import { TurnOver } from "~/components/TurnOver";
import { alertWords } from "~/features/alerts/alert-words";
import {
  type CareersQuery,
  careersMatch,
  filtersOf,
  isNarrowed,
  readCareersQuery,
} from "~/features/postings/careers-query";
import { listOpenPostings } from "~/features/postings/list-open";
import { requireCleanAddress } from "~/http/clean-address";
import { everywhere } from "~/http/everywhere";
import { sameForAll } from "~/http/same-for-all";
import { readViewer } from "~/http/session";
import { sourceQuery, visitSource } from "~/lib/visit-source";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { AlertForm } from "./AlertForm";
import { CareersFilters } from "./CareersFilters";
import { OpenJobLines } from "./OpenJobLines";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Open jobs – ${brand.name}` },
  { name: "description", content: "Every job that is open here. Apply on any phone, stop and come back." },
  ...(loaded !== undefined && isNarrowed(loaded.query)
    ? [{ name: "robots", content: "noindex, follow" }]
    : []),
];
export const links = () => [{ rel: "stylesheet", href: postingStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCleanAddress(request);
  const viewer = await readViewer(request, context);
  const query = readCareersQuery(new URL(request.url).searchParams);
  const { before, after } = query;
  const asked = { match: careersMatch(query), before, after };
  const page = await listOpenPostings(everywhere(context), viewer?.id ?? null, asked, context.now);
  const source = sourceQuery(visitSource(request));
  sameForAll(context);
  return { ...page, query, source, canonical: paths.careers({ before, after }) };
}

export default function Careers() {
  const { jobs, newer, older, query, source } = useLoaderData<typeof loader>();
  const forAll = { filters: filtersOf(query), companyName: null };
  return (
    <div className="stack">
      <h1>Open jobs</h1>
      <CareersFilters query={query} source={source} />
      {jobs.length > 0 ? <OpenJobLines jobs={jobs} source={source} /> : <NothingOpen query={query} />}
      <Pages query={query} source={source} newer={newer} older={older} />
      <AlertForm
        title={jobs.length > 0 ? `New ${alertWords(forAll)} by email` : "Get an email when one does"}
        about={forAll.filters}
      />
    </div>
  );
}

const NothingOpen = ({ query }: { query: CareersQuery }) =>
  isNarrowed(query) ? (
    <EmptyState title="No open job fits">
      <p>Try other words, or fewer filters.</p>
      <p>
        <a href={paths.careers()}>Show all open jobs</a>
      </p>
    </EmptyState>
  ) : (
    <NobodyHiring />
  );

type PagesProps = Record<"newer" | "older", number | null> & { query: CareersQuery; source: string };

function Pages({ query, source, newer, older }: PagesProps) {
  const to = (page: { before?: number | null; after?: number | null }) =>
    paths.careers({
      ...query,
      currency: query.pay && query.currency,
      ...{ before: null, after: null, ...page },
      ...Object.fromEntries(new URLSearchParams(source)),
    });
  return <TurnOver to={to} newer={newer} older={older} />;
}
