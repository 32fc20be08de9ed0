import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { assignTeam } from "~/features/assignments/assign";
import { findJob, selectJob } from "~/features/jobs/store";
import { handJobOn } from "~/features/members/choose";
import { reachOf } from "~/features/members/rules";
import { choicesPage, readCursor, selectAnswerable, selectHiringManagers } from "~/features/members/store";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { orDeleted } from "./jobs/or-deleted";
import { ChoosePeople } from "./members/ChoosePeople";
import { chosenPeople } from "./members/chosen-people";
import { FurtherPeople } from "./members/FurtherPeople";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Hiring team – ${brand.name}` }];

export const loader = orDeleted(async ({ request, params, context }: LoaderFunctionArgs) => {
  const { id, companyId, role } = await requireRight(request, context, "jobs.team", {
    job: params.jobId ?? "",
  });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const { db } = context.services;
  const { searchParams } = new URL(request.url);
  const [[job], managers, others] = await db.batch([
    selectJob(db, companyId, jobId),
    selectHiringManagers(db, companyId, jobId, readCursor(searchParams.get("after"))),
    selectAnswerable(db, companyId, jobId, readCursor(searchParams.get("to"))),
  ]);
  if (job === undefined) throw notFound();
  const { title, inherited, userId: from } = job;
  const { list: people, next } = choicesPage(managers);
  const { list: answerable, next: further } = choicesPage(others);
  const page = { jobId, next, further, name: others[0]?.responsible ?? null };
  const mayHandOn = from === id || reachOf(role, "jobs.hand-on") === "all";
  return { title, inherited, from, people, answerable, mayHandOn, ...page };
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "jobs.team", { job: params.jobId ?? "" });
  const { jobId } = params;
  const formData = await readFormData(request);
  const { db, jobs } = context.services;
  const job = isId(jobId) ? await findJob(db, member.companyId, jobId) : undefined;
  if (!isId(jobId) || job === undefined) throw notFound();
  if (formData.has("responsible")) {
    const [from = "", to = ""] = ["from", "responsible"].map((name) => String(formData.get(name)));
    if (from !== member.id && reachOf(member.role, "jobs.hand-on") !== "all") throw notFound();
    const { publicOrigin } = context.settings;
    const deps = { db, jobs, publicOrigin, now: context.now };
    const handed = await attempt(context, "job.not-handed-on", () =>
      handJobOn(member, { jobId, title: job.title, from, to }, deps),
    );
    if (!handed.ok) throw await refusalWithForm(context, 503);
    if (!handed.value) return data({ said: NOT_HANDED_ON }, 409);
    const done = from === to ? "Nothing was changed." : "The job is handed on.";
    return seeOther(paths.jobTeam(jobId), { "Set-Cookie": await flash(done) });
  }
  const assigned = await attempt(context, "job.team-not-changed", () =>
    assignTeam(db, member, jobId, chosenPeople(formData), context.now),
  );
  if (!assigned.ok) throw await refusalWithForm(context, 503);
  context.log("job.team-changed", { userId: member.id, jobId });
  return seeOther(paths.jobTeam(jobId), { "Set-Cookie": await flash("The hiring team is saved.") });
}

const NOT_HANDED_ON =
  "Nothing was changed: somebody handed this job on since you opened the page, or whom you chose has left.";

export default function JobTeam() {
  const { title, people, jobId, next, ...responsible } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  return (
    <div className="narrow stack">
      <h1>Hiring team</h1>
      <p dir="auto">{title}</p>
      {said !== undefined && (
        <p className="notice bad" role="alert">
          {said}
        </p>
      )}
      <Responsible {...responsible} jobId={jobId} />
      <p>
        Owners and recruiters see every job. A hiring manager sees this one and its candidates if chosen here,
        and hears of it.
      </p>
      <ChoosePeople
        people={people}
        legend="Hiring managers of this job"
        none="There is no hiring manager yet."
        back={{ href: paths.jobs(), words: "back to the jobs" }}
      />
      <FurtherPeople next={next} to={(after) => paths.jobTeam(jobId, { after })} />
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

type Answering = Omit<Loaded, "title" | "people" | "next">;

function Responsible({ from, inherited, answerable, mayHandOn, name, further, jobId }: Answering) {
  const isShown = answerable.some(({ id }) => id === from);
  return (
    <>
      <p>
        Responsible: <strong dir="auto">{name ?? "nobody who works here"}</strong>
        {inherited && ", since whoever answered for this job no longer can"}. Notifications about
        applications, and requests for a person, go there.
      </p>
      {mayHandOn && (answerable.length > 1 || !isShown) && (
        <Form method="post" className="row">
          <input type="hidden" name="from" value={from} />
          <select name="responsible" aria-label="Responsible" defaultValue={from} key={from}>
            {!isShown && <option value={from}>{name ?? "Nobody"}</option>}
            {answerable.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <Button look="ghost" small busy="Saving...">
            Hand on
          </Button>
        </Form>
      )}
      {mayHandOn && (
        <FurtherPeople
          next={further}
          to={(to) => paths.jobTeam(jobId, { to })}
          words="Others who can answer"
        />
      )}
    </>
  );
}
