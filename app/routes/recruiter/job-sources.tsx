import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { missingFrom } from "~/features/jobs/publish-job";
import { isOpen } from "~/features/jobs/rules";
import { selectSources } from "~/features/jobs/sources";
import { selectJob } from "~/features/jobs/store";
import { may } from "~/features/members/rules";
import { ShortLinkForm } from "~/features/postings/form";
import { makeShortLink, selectShortLinks } from "~/features/postings/short-links";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { GateNotice } from "./jobs/GateNotice";
import { orDeleted } from "./jobs/or-deleted";
import { ShortLinks } from "./jobs/ShortLinks";
import { Sources } from "./jobs/Sources";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Where applicants come from – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];

export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const company = await requireRight(request, context, "analytics", { job: params.jobId ?? "" });
  const { companyId, role } = company;
  if (!isId(params.jobId)) throw notFound();
  const { db } = context.services;
  const today = context.now.toISOString().slice(0, 10);
  const [[job], sources, shortLinks] = await db.batch([
    selectJob(db, companyId, params.jobId),
    selectSources(db, companyId, params.jobId),
    selectShortLinks(db, companyId, params.jobId, today),
  ]);
  if (job === undefined) throw notFound();
  const { title, views, companySlug, code } = job;
  const open = isOpen(job);
  const poster = open && code !== null ? paths.poster(companySlug, code) : null;
  const missing = open && may(role, "jobs.create") ? missingFrom(job, { company, now: context.now }) : null;
  const origin = context.settings.publicOrigin;
  return { id: job.id, title, views, open, poster, sources, shortLinks, origin, missing };
});

const FAILED = "The link could not be made. Please try again.";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "jobs.publish", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readForm(request, ShortLinkForm);
  if (!form.ok) return invalid(form);
  const { source } = form.value;
  const made = await attempt(context, "link.not-made", () =>
    makeShortLink(context.services.db, recruiter, { jobId, source }, context.now),
  );
  if (!made.ok) return broken(form.reply({ form: [FAILED] }));
  if (!made.value) throw notFound();
  return seeOther(paths.jobSources(jobId), { "Set-Cookie": await flash(`“${source}” has its link.`) });
}

export default function JobSources() {
  const { missing, ...loaded } = useLoaderData<typeof loader>();
  const { id, title, views, open, poster, sources, shortLinks, origin } = loaded;
  const lastResult = useActionData<typeof action>();
  return (
    <div className="narrow stack">
      <h1>Where applicants come from</h1>
      <p dir="auto">{title}</p>
      {missing !== null && (
        <GateNotice
          gate={missing}
          title="What would help people find it"
          linkTo={({ field }) => `${paths.editJob(id)}#edit-job-${field}`}
        />
      )}
      <Sources sources={sources} views={views} />
      <ShortLinks open={open} shortLinks={shortLinks} origin={origin} lastResult={lastResult} />
      <p className="row">
        {poster !== null && (
          <a href={poster} className="btn ghost">
            Print a poster
          </a>
        )}
        <a href={paths.jobs()} className="btn ghost">
          Back to the jobs
        </a>
      </p>
    </div>
  );
}
