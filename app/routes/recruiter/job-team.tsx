import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { findJob, selectJob } from "~/features/jobs/store";
import { setTeam } from "~/features/members/choose";
import { selectHiringManagers } from "~/features/members/store";
import { flash } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ChoosePeople } from "./members/ChoosePeople";
import { chosenPeople } from "./members/chosen-people";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Hiring team – ${brand.name}` }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "jobs.team", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const { db } = context.services;
  const [[job], people] = await db.batch([
    selectJob(db, companyId, jobId),
    selectHiringManagers(db, companyId, jobId),
  ]);
  if (job === undefined) throw notFound();
  return { title: job.title, people };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "jobs.team", { job: params.jobId ?? "" });
  const { jobId } = params;
  const formData = await readFormData(request);
  const { db } = context.services;
  if (!isId(jobId) || (await findJob(db, member.companyId, jobId)) === undefined) throw notFound();
  await setTeam(db, member, jobId, chosenPeople(formData), context.now);
  context.log("job.team-changed", { userId: member.id, jobId });
  return seeOther(paths.jobTeam(jobId), { "Set-Cookie": await flash("The hiring team is saved.") });
}

export default function JobTeam() {
  const { title, people } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Hiring team</h1>
      <p dir="auto">{title}</p>
      <p>
        Owners and recruiters see every job. A hiring manager sees this one and its candidates if chosen here.
      </p>
      <ChoosePeople
        people={people}
        legend="Hiring managers of this job"
        none="Nobody is hiring manager yet."
        back={{ href: paths.jobs(), words: "back to the jobs" }}
      />
    </div>
  );
}
