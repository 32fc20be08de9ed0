import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged, type Theirs } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { countReadBefore } from "~/features/evaluations/read-all-again";
import { askForReview } from "~/features/jobs/ask-for-review";
import { editJob, versionOf } from "~/features/jobs/edit-job";
import { JOB_LABELS, type JobText, TEXT_NAMES, typedJob } from "~/features/jobs/fields";
import { EditJobForm, POSTING_BYTES } from "~/features/jobs/form";
import { remoteCountries } from "~/features/jobs/place";
import { gateFor } from "~/features/jobs/publish-job";
import { selectDepartments, selectJob, textOfJob } from "~/features/jobs/store";
import { selectOpenSuggestions } from "~/features/suggestions/store";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { checkForm, type FormReply, readFormData } from "~/http/read-form";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import { counted, inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { ANYWHERE, countryName } from "~/vocabulary/countries";
import { checkClosingDay } from "./jobs/check-closing-day";
import { DefaultSubmit } from "./jobs/DefaultSubmit";
import { DescriptionField } from "./jobs/DescriptionField";
import { GateNotice } from "./jobs/GateNotice";
import { JobInfoFields } from "./jobs/JobInfoFields";
import { offerLanguage } from "./jobs/offer-language";
import { orDeleted } from "./jobs/or-deleted";
import { PostingField } from "./jobs/PostingField";
import { PostingReview } from "./jobs/PostingReview";
import { SuggestionList } from "./suggestions/SuggestionList";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Edit a job – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];

export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const company = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { companyId } = company;
  if (!isId(params.jobId)) throw notFound();
  const { db } = context.services;
  const { jobId } = params;
  const [[job], departments, suggested] = await db.batch([
    selectJob(db, companyId, jobId),
    selectDepartments(db, companyId),
    selectOpenSuggestions(db, { companyId, jobId }),
  ]);
  if (job === undefined) throw notFound();
  const text = textOfJob(job);
  const [preview, suggestions] = await Promise.all([
    previewOf(text.finalJobPosting, context),
    askForReview(text.finalJobPosting, text, context.services),
  ]);
  return {
    id: job.id,
    version: await versionOf(text),
    job: shownJob(text),
    missing: job.status === "active" ? gateFor(text, { company, now: context.now }) : null,
    departments: departments.map((each) => each.name),
    suggested,
    preview,
    suggestions,
  };
});

export async function action({ request, context, params }: ActionFunctionArgs) {
  const company = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const formData = await readFormData(request, POSTING_BYTES);
  const language = offerLanguage(formData, company);
  const typed = (name: string) => String(formData.get(name) ?? "");
  const form = checkClosingDay(checkForm(formData, EditJobForm), typed, context.now);
  const version = typed("version");
  const answer = async (reply: Omit<EditReply, "version" | "preview">, status: number) =>
    data({ ...reply, version, preview: await previewOf(typed("finalJobPosting"), context) }, status);
  if (!form.ok) return answer({ form: form.reply }, 422);
  const rebuild = typed("intent") === "rebuild";
  const take = typed("take");
  const edited = await attempt(context, "job.not-changed", () =>
    editJob(
      { jobId, change: form.value, version: typed("over") || version, rebuild, take },
      { ...context.services, company, now: context.now },
    ),
  );
  if (!edited.ok) return answer({ form: form.reply({ form: [NOT_SAVED] }) }, 503);
  if (edited.value.kind === "absent") throw notFound();
  if (edited.value.kind === "held") {
    const wrong = edited.value.problems.map(({ field, message }) => [field, [message]]);
    return answer({ form: form.reply(Object.fromEntries(wrong)) }, 422);
  }
  if (edited.value.kind === "silent") {
    return answer({ form: form.reply({ form: [REVIEW_SILENT] }) }, 503);
  }
  if (edited.value.kind === "conflict") {
    const theirs = { version: edited.value.version, fields: differences(edited.value.theirs, typed) };
    return answer({ form: form.reply({}), theirs }, 409);
  }
  const title = inShort(form.value.title);
  const more = [...edited.value.warnings.map(({ message }) => message), language].join(" ");
  const built = rebuild || take !== "";
  const people = edited.value.posting
    ? await readBefore({ companyId: company.companyId, jobId }, context)
    : 0;
  const read =
    people === 0
      ? ""
      : `${counted(people, "person was", "people were")} read against the earlier text of the posting.`;
  const said = [`“${title}” is saved${built ? ", with a new posting" : ""}.`, read, more];
  const next = people > 0 ? paths.readAgain(jobId) : built ? paths.editJob(jobId) : paths.jobs();
  return seeOther(next, { "Set-Cookie": await flash(said.filter(Boolean).join(" ")) });
}

async function readBefore(job: { companyId: string; jobId: string }, context: AppLoadContext) {
  const counting = () => countReadBefore(job, context.services.db);
  const tried = await attempt(context, "evaluations.not-counted", counting);
  return tried.ok ? tried.value : 0;
}

async function previewOf(posting: string, { services }: AppLoadContext): Promise<string> {
  const [html = ""] = await services.markdown.toHtml([posting]);
  return html;
}

type EditReply = { form: FormReply; version: string; preview: string; theirs?: Theirs };

const shownJob = (job: JobText) => ({
  ...typedJob((name) => String(job[name] ?? "")),
  remoteFrom: job.remoteFrom === ANYWHERE ? ANYWHERE : remoteCountries(job).map(countryName).join(", "),
});

/** What stands, where it is not what was typed. A browser sends line breaks in its own way. */
function differences(theirs: JobText, typed: (name: string) => string): [string, string][] {
  const saved = shownJob(theirs);
  return TEXT_NAMES.filter((name) => saved[name] !== typed(name).replaceAll("\r\n", "\n")).map((name) => [
    JOB_LABELS[name],
    saved[name],
  ]);
}

const REVIEW_SILENT =
  "Nothing was saved: the posting review, whose suggestion you took, did not answer. What you typed is " +
  "still here: please try again, or save without it.";
const NOT_SAVED = "Your changes could not be saved. What you typed is still here: please try again.";

export default function EditJob() {
  const { missing, suggested, ...loaded } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as EditReply | undefined;
  return (
    <div className="wizard alone">
      <header className="wizard-head">
        <p className="eyebrow">Edit</p>
        <h1 {...oneFace(loaded.job.title)}>{loaded.job.title}</h1>
      </header>
      {reply?.theirs !== undefined && (
        <AlsoChanged
          what="This job was"
          form="edit-job"
          page={paths.editJob(loaded.id)}
          theirs={reply.theirs}
        />
      )}
      {missing !== null && missing.errors.length + missing.warnings.length > 0 && (
        <GateNotice
          gate={missing}
          title="The job is active. Please look at this again"
          linkTo={({ field }) => `#edit-job-${field}`}
        />
      )}
      {suggested.length > 0 && (
        <section aria-labelledby="suggested">
          <h2 id="suggested">{`${counted(suggested.length, "suggestion")} from your team`}</h2>
          <p className="hint">Save your changes first: an answer opens another page.</p>
          <SuggestionList list={suggested} answering={loaded.id} />
        </section>
      )}
      <EditForm
        {...loaded}
        version={reply?.version || loaded.version}
        preview={reply?.preview ?? loaded.preview}
        lastResult={reply?.form}
      />
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Props = Omit<Loaded, "missing" | "suggested"> & { lastResult: FormReply | undefined };

function EditForm({ id, version, job, departments, preview, suggestions, lastResult }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof EditJobForm>>({
    id: "edit-job",
    lastResult,
    defaultValue: job,
  });
  return (
    <>
      <ErrorSummary form={form} />
      <form method="post" action={paths.editJob(id)} id={form.id} className="card form" noValidate>
        <DefaultSubmit />
        <input type="hidden" name="version" value={version} />
        <JobInfoFields fields={fields} departments={departments} />
        <DescriptionField meta={fields.description} rows={14} />
        <PostingField meta={fields.finalJobPosting} html={preview} />
        <p className="hint">The posting follows the fields above until you edit it here.</p>
        <PostingReview suggestions={suggestions} label="Change it and save" />
        <div className="row">
          <Button busy="Saving...">Save</Button>
          <Button name="intent" value="rebuild" look="ghost">
            Save, and build the posting from the fields
          </Button>
          <a href={paths.jobs()}>Cancel</a>
        </div>
      </form>
    </>
  );
}
