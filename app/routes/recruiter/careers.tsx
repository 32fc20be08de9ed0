import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { listOpenJobs } from "~/features/jobs/list-jobs";
import { readJobQuery } from "~/features/jobs/search";
import { readViewer } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import listStyles from "~/styles/lists.css?url";
import { OpenJobs } from "./jobs/OpenJobs";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction = ({ location }) => [
  { title: `Open jobs – ${brand.name}` },
  { name: "description", content: "Every job that is open here. Apply in about ten minutes, on any phone." },
  ...(location.search === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
];
export const links = () => [
  { rel: "stylesheet", href: listStyles },
  { rel: "stylesheet", href: jobsStyles },
];

/** The open jobs of all companies, for whoever comes by. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  const query = readJobQuery(new URL(request.url).searchParams);
  return listOpenJobs(context.services.db, viewer?.id ?? null, query);
}

export default function Careers() {
  return <OpenJobs {...useLoaderData<typeof loader>()} address={paths.careers} />;
}
