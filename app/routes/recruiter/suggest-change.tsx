import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Select, TextArea } from "~/components/Field";
import { findJob } from "~/features/jobs/store";
import { SuggestionForm } from "~/features/suggestions/form";
import { LONGEST_SUGGESTION, MOST_OPEN, partsOf, SHORTEST_SUGGESTION } from "~/features/suggestions/rules";
import { suggestChange } from "~/features/suggestions/suggest";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { jobWithSuggestions } from "./suggestions/job-with-suggestions";
import { Suggested } from "./suggestions/SuggestionList";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];
export const meta: MetaFunction = () => [{ title: `Suggest a change – ${brand.name}` }];

const FAILED = "Your suggestion could not be sent. Please try again in a minute.";
const FULL = `${MOST_OPEN} suggestions for this job wait for an answer already. Please try again later.`;
const DRAFT = "Nothing was sent: the job is a draft by now, which you can edit yourself.";
const NO_PART = "The posting has no such part by now. Please choose again, or none";
/** Two thousand characters of any script, as a form writes them. */
const BYTES = 24 * 1024;

export async function loader(args: LoaderFunctionArgs) {
  const { jobId, job, list } = await jobWithSuggestions(args, "jobs.suggest");
  const draft = job.status === "draft";
  return { jobId, title: job.title, draft, parts: partsOf(job.finalJobPosting), list };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { jobId = "" } = params;
  const member = await requireRight(request, context, "jobs.suggest", { job: jobId });
  const { db } = context.services;
  const job = isId(jobId) ? await findJob(db, member.companyId, jobId) : undefined;
  if (job === undefined) throw notFound();
  const form = await readForm(request, SuggestionForm, { bytes: BYTES });
  if (!form.ok) return invalid(form);
  const { part, text } = form.value;
  if (part !== "" && !partsOf(job.finalJobPosting).includes(part))
    return invalid({ reply: form.reply({ part: [NO_PART] }) });
  const deps = { db: context.services.db, now: context.now };
  const tried = await attempt(context, "suggestion.not-sent", () =>
    suggestChange(member, { jobId, title: job.title, part, text }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value) {
    case "suggested":
      return seeOther(paths.suggestChange(jobId), {
        "Set-Cookie": await flash("Your suggestion is sent. You are told once it is answered."),
      });
    case "full":
      return data(form.reply({ form: [FULL] }), 409);
    case "draft":
      return data(form.reply({ form: [DRAFT] }), 409);
    case "not-found":
      throw notFound();
  }
}

export default function SuggestChange() {
  const { jobId, title, draft, parts, list } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof SuggestionForm>>({ id: "suggest", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.jobs()}>← Jobs</a>
      </p>
      <h1>Suggest a change</h1>
      <p dir="auto">{title}</p>
      <ErrorSummary form={form} />
      {draft && (
        <p className="notice">
          This job is a draft: <a href={paths.editJob(jobId)}>edit it</a> yourself.
        </p>
      )}
      {(!draft || lastResult !== undefined) && (
        <form method="post" className="form" noValidate>
          <Select
            meta={fields.part}
            label="Which part"
            options={parts.map((part) => ({ value: part, label: part }))}
            empty="All of it"
          />
          <TextArea
            meta={fields.text}
            label="What should change?"
            hint="Whoever answers for the job is told. Nothing changes until they change it."
            rows={5}
            minLength={SHORTEST_SUGGESTION}
            maxLength={LONGEST_SUGGESTION}
            required
          />
          <Button busy="Sending...">Suggest</Button>
        </form>
      )}
      <Suggested list={list} />
    </div>
  );
}
