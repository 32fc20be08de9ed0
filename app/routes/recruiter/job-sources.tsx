import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { selectSources } from "~/features/jobs/sources";
import { selectJob } from "~/features/jobs/store";
import { notFound } from "~/http/replies";
import { requireRecruiter } from "~/http/session";
import { isId } from "~/lib/ids";
import { asFigure } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { SourceBars } from "./jobs/SourceBars";

export const handle: PageHandle = { kind: "lively" };
export const meta: MetaFunction = () => [{ title: `Where applicants come from – ${brand.name}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { companyId } = await requireRecruiter(request, context);
  if (!isId(params.jobId)) throw notFound();
  const { db } = context.services;
  const [[job], sources] = await db.batch([
    selectJob(db, companyId, params.jobId),
    selectSources(db, companyId, params.jobId),
  ]);
  if (job === undefined) throw notFound();
  return { title: job.title, sources };
}

export default function JobSources() {
  const { title, sources } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Where applicants come from</h1>
      <p dir="auto">{title}</p>
      {sources.length === 0 ? (
        <p>Nobody has looked at this job yet. Visits are counted once a day for each visitor.</p>
      ) : (
        <>
          <SourceBars sources={sources} />
          <table>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Views</th>
                <th scope="col">Applicants</th>
              </tr>
            </thead>
            <tbody>
              {sources.map(({ source, views, applicants }) => (
                <tr key={source}>
                  <th scope="row">{source}</th>
                  <td>{asFigure(views)}</td>
                  <td>{asFigure(applicants)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small muted">
            The first source counts: what the link says, such as ?src=fair, else the site that somebody came
            from. No cookie is set for it.
          </p>
        </>
      )}
      <p>
        <Link to={paths.jobs()} className="btn ghost">
          Back to the jobs
        </Link>
      </p>
    </div>
  );
}
