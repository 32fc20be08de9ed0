import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { listOwnJobs, listTeamJobs } from "~/features/jobs/list-jobs";
import { openJobsMatch, readJobQuery } from "~/features/jobs/search";
import { may, reachOf } from "~/features/members/rules";
import { listOpenPostings } from "~/features/postings/list-open";
import { requireCleanAddress } from "~/http/clean-address";
import { countSearch } from "~/http/count-search";
import { everywhere } from "~/http/everywhere";
import { requireVerified } from "~/http/session";
import type { PageHandle } from "~/page";
import jobsStyles from "~/styles/jobs.css?url";
import listStyles from "~/styles/lists.css?url";
import { OpenJobs } from "./jobs/OpenJobs";
import { OwnJobs } from "./jobs/OwnJobs";

/** One address: a recruiter's own jobs, or the open jobs of all companies. */
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Jobs – ${brand.name}` }];
export const links = () => [
  { rel: "stylesheet", href: listStyles },
  { rel: "stylesheet", href: jobsStyles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCleanAddress(request);
  const viewer = await requireVerified(request, context);
  const query = readJobQuery(new URL(request.url).searchParams);
  if (query.text !== "") await countSearch(context, viewer.id);
  const { db } = context.services;
  const { id, companyId, role } = viewer;
  if (companyId === null || role === null || !may(role, "jobs.list")) {
    const { before, after } = query;
    const asked = { match: openJobsMatch(query.text), before, after };
    return {
      own: false as const,
      query,
      ...(await listOpenPostings(everywhere(context), id, asked, context.now)),
    };
  }
  const list =
    reachOf(role, "jobs.list") === "all"
      ? await listOwnJobs(db, companyId, query, context.now)
      : await listTeamJobs(db, { id, companyId }, query, context.now);
  const acts = { posts: may(role, "jobs.create"), suggests: may(role, "jobs.suggest") };
  const rights = { ...acts, deletes: reachOf(role, "jobs.delete"), userId: id };
  return { own: true as const, origin: context.settings.publicOrigin, rights, ...list };
}

export default function Jobs() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.own ? <OwnJobs {...loaded} /> : <OpenJobs {...loaded} />;
}
