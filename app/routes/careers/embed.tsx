import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { openEmbedded } from "~/features/postings/open-company";
import { notFound } from "~/http/replies";
import { sameForAll } from "~/http/same-for-all";
import { sourceQuery, visitSource } from "~/lib/visit-source";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { allJobs } from "./facts";
import { JobsByDepartment } from "./JobsByDepartment";

export const handle: PageHandle = { kind: "quiet", frame: "bare" };
export const links = () => [{ rel: "stylesheet", href: postingStyles }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded === undefined ? "Company not found" : `Jobs at ${loaded.name}` },
  { name: "robots", content: "noindex" },
];

const SHOWN = 20;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { searchParams: asked } = url;
  const limit = /^(?:[1-9]|[1-4]\d|50)$/.test(asked.get("limit") ?? "") ? Number(asked.get("limit")) : SHOWN;
  const page = await openEmbedded(
    (params.company ?? "").toLowerCase(),
    { department: asked.get("department") ?? "", limit },
    { db: context.services.db, now: context.now },
  );
  if (page === null) throw notFound();
  const { companySlug: slug, companyName: name, embedSites, openJobs } = page.company;
  if (url.pathname !== paths.embed(slug)) throw redirect(paths.embed(slug) + url.search, 301);
  const theme = ["light", "dark"].find((one) => one === asked.get("theme"));
  const query = sourceQuery(visitSource(request));
  sameForAll(context);
  return data(
    { name, slug, openJobs, jobs: page.jobs, theme, query },
    { headers: { "X-Framed-By": embedSites.replaceAll("\n", " ") || "*" } },
  );
}

export default function Embed() {
  const { name, slug, openJobs, jobs, theme, query } = useLoaderData<typeof loader>();
  return (
    <div className="embed" data-theme={theme}>
      <h1 className="visually-hidden">Jobs at {name}</h1>
      {jobs.length === 0 && <p>No open job {openJobs > 0 ? "in this department" : `at ${name}`} today.</p>}
      <JobsByDepartment jobs={jobs} query={query} target="_top" />
      {openJobs > jobs.length && (
        <p>
          <a href={paths.company(slug) + query} target="_top">
            {allJobs(openJobs)} at {name}
          </a>
        </p>
      )}
    </div>
  );
}
