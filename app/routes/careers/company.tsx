import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { FEEDS, READER_FEEDS } from "~/features/postings/feeds/feed-names";
import { openCompany } from "~/features/postings/open-company";
import { noSuchJob } from "~/http/replies";
import { sameForAll } from "~/http/same-for-all";
import { oneFace } from "~/lib/headline-letters";
import { readSeq } from "~/lib/read-seq";
import { sourceQuery, visitSource } from "~/lib/visit-source";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { AlertForm } from "./AlertForm";
import { CompanyFrame } from "./CompanyFrame";
import { JobsByDepartment } from "./JobsByDepartment";

export const handle: PageHandle = { kind: "quiet", frame: "own", linked: true };
export const links = () => [{ rel: "stylesheet", href: postingStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) =>
  loaded === undefined
    ? [{ title: `Company not found – ${brand.name}` }]
    : [
        { title: `Jobs at ${loaded.company.companyName} – ${brand.name}` },
        {
          name: "description",
          content: `${counted(loaded.company.openJobs, "open job")} at ${loaded.company.companyName}.`,
        },
        ...READER_FEEDS.map(({ name, label }) => ({
          tagName: "link",
          rel: "alternate",
          type: FEEDS[name],
          title: label,
          href: `${paths.company(loaded.company.companySlug)}/${name}`,
        })),
        ...(location.search === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
      ];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { company: slug = "" } = params;
  const url = new URL(request.url);
  const deps = { db: context.services.db, now: context.now };
  const before = readSeq(url.searchParams.get("before"));
  const page = await openCompany(slug.toLowerCase(), before, deps);
  if (page === null) throw noSuchJob();
  const { companyId, about, embedSites, ...company } = page.company;
  const here = paths.company(company.companySlug);
  if (url.pathname !== here) throw redirect(here + url.search, 301);
  const canonical = paths.company(company.companySlug, { before });
  const picture = company.sharePicture === null ? {} : { sharePicture: company.sharePicture };
  sameForAll(context);
  return {
    company,
    aboutHtml: await context.services.markdown.posting(about),
    jobs: page.jobs,
    older: page.older,
    canonical,
    query: sourceQuery(visitSource(request)),
    ...picture,
  };
}

export default function Company() {
  const { company, aboutHtml, jobs, older, query } = useLoaderData<typeof loader>();
  const headline = headlineOf(company.openJobs, company.companyName);
  return (
    <CompanyFrame company={company} aside={<Website at={company.website} />}>
      <div className="wrap company-page">
        <header className="company-top">
          <h1 dir="auto" {...oneFace(headline)}>
            {headline}
          </h1>
          {aboutHtml !== "" && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes what the company wrote.
            <div className="posting" dir="auto" dangerouslySetInnerHTML={{ __html: aboutHtml }} />
          )}
        </header>
        <JobsByDepartment jobs={jobs} query={query} />
        {older !== null && (
          <nav className="paging" aria-label="Pages">
            <a href={`${paths.company(company.companySlug, { before: older })}${query.replace("?", "&")}`}>
              Older jobs
            </a>
          </nav>
        )}
        <AlertForm
          title={`New jobs at ${company.companyName} by email`}
          about={{ company: company.companySlug }}
        />
      </div>
    </CompanyFrame>
  );
}

const headlineOf = (count: number, name: string): string =>
  count <= 0 ? `No open job at ${name} today` : `${counted(count, "job")} at ${name}`;

const Website = ({ at }: { at: string }) =>
  at === "" ? null : <a href={at}>{new URL(at).host.replace(/^www\./, "")}</a>;
