import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { findJob } from "~/features/jobs/store";
import { ownStage } from "~/features/members/scope";
import { changeStages, endStages, versionOf } from "~/features/stages/change-stages";
import { pressed, StagesForm } from "~/features/stages/form";
import { FIRST_TEMPLATE } from "~/features/stages/rules";
import { selectStagedJob, selectStages, selectStageTemplates } from "~/features/stages/store";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { checkForm, readFormData } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { orDeleted } from "./jobs/or-deleted";
import { StageLines, type TypedLine, typedLines } from "./stages/StageLines";
import { TemplateStages } from "./stages/TemplateStages";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Stages – ${brand.name}` }];

export const loader = orDeleted(async ({ request, params, context }: LoaderFunctionArgs) => {
  const member = await requireRight(request, context, "jobs.stages", { job: params.jobId ?? "" });
  const { companyId } = member;
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const { db } = context.services;
  const [[job], stages, templates] = await db.batch([
    selectStagedJob(db, companyId, jobId),
    selectStages(db, companyId, jobId, ownStage(member, jobId)),
    selectStageTemplates(db, companyId),
  ]);
  if (job === undefined) throw notFound();
  return { ...job, stages, templates, seen: await versionOf(stages) };
});

const FAILED = "The stages could not be saved. Please try again.";
const CONFLICT = "Somebody changed these stages since you opened the page. Here is how they stand.";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "jobs.stages", { job: params.jobId ?? "" });
  const { jobId } = params;
  const formData = await readFormData(request);
  const { db } = context.services;
  const job = isId(jobId) ? await findJob(db, member.companyId, jobId) : undefined;
  if (job === undefined) throw notFound();
  const of = { jobId: job.id, title: job.title };
  const deps = { db, now: context.now };
  const backWith = async (said: Promise<string>) =>
    seeOther(paths.jobStages(job.id), { "Set-Cookie": await said });
  const intent = formData.get("intent");
  if (intent === "start") {
    const lines = await firstLines(context, member.companyId, formData.get("template"));
    const { kind } = await changeStages(
      member,
      { ...of, seen: await versionOf([]), lines, moveTo: "" },
      deps,
    );
    return backWith(kind === "changed" ? flash("The job has its own stages now.") : flashRefusal(CONFLICT));
  }
  if (intent === "end") {
    const ended = await endStages(member, { ...of, seen: String(formData.get("seen") ?? "") }, deps);
    if (!ended) return backWith(flashRefusal(CONFLICT));
    return backWith(flash("The job has the four steps of every job."));
  }
  const form = checkForm(formData, StagesForm);
  if (!form.ok) return invalid(form);
  const lines = pressed(form.value);
  if (typeof lines === "string") return invalid({ reply: form.reply({ form: [lines] }) });
  const moveTo = form.value.stages[Number(/^delete (\d+)/.exec(form.value.press)?.[1])]?.moveTo ?? "";
  const changed = await attempt(context, "stages.not-changed", () =>
    changeStages(
      member,
      { ...of, seen: String(formData.get("over") ?? form.value.seen), lines, moveTo },
      deps,
    ),
  );
  if (!changed.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = changed.value;
  if (outcome.kind === "conflict") return data(form.reply({}), 409);
  if (outcome.kind !== "changed") {
    const shown = await selectStages(db, member.companyId, job.id, ownStage(member, job.id));
    const who = shown.some(({ id, people }) => id === outcome.id && people === 0) ? "own" : "others";
    return invalid({ reply: form.reply({ form: [REFUSED[outcome.kind][who](outcome.name)] }) });
  }
  context.log("job.stages-changed", { userId: member.id, jobId });
  return backWith(flash("The stages are saved."));
}

async function firstLines(
  { services }: ActionFunctionArgs["context"],
  companyId: string,
  template: FormDataEntryValue | null,
) {
  const templates = template === null ? [] : await selectStageTemplates(services.db, companyId);
  const chosen = template === null ? FIRST_TEMPLATE : templates.find(({ id }) => id === template)?.stages;
  if (chosen === undefined) throw notFound();
  return chosen.map((stage) => ({ ...stage, id: "" }));
}

const REFUSED = {
  peopled: {
    own: (name: string) =>
      `Your own application, which is not counted here, stands at “${name}”: another kind of step would ` +
      "tell you something new. Ask somebody else to move it first.",
    others: (name: string) =>
      `People stand at “${name}”, whom another kind of step would tell something new. Move them first.`,
  },
  "last-of-its-kind": {
    own: (name: string) =>
      `Your own application, which is not counted here, stands at “${name}”, and no other stage is of its ` +
      "kind. Add one, or ask somebody else to move it first.",
    others: (name: string) =>
      `People stand at “${name}”, and no other stage is of its kind. Move them first, or add one.`,
  },
} as const;

export default function JobStages() {
  const { id, title, stages, templates, mails, seen } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Stages</h1>
      <p dir="auto">{title}</p>
      {stages.length === 0 ? (
        <FourSteps templates={templates} />
      ) : (
        <>
          <OwnStages key={seen} stages={stages} mails={mails} seen={seen} />
          <p>
            <a href={paths.stageTemplates({ job: id })}>Keep these stages as a template</a>
          </p>
        </>
      )}
      <p>
        <a href={paths.jobs()}>Back to the jobs</a>
      </p>
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const FourSteps = ({ templates }: Pick<Loaded, "templates">) => (
  <>
    <p>
      This job has the steps of every job: Initial Review, Interview, Offer sent, Hired. With stages of its
      own you can add a phone call or a second interview, name them as you do, and say what applicants read.
    </p>
    <ol className="register">
      {FIRST_TEMPLATE.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
    <Form method="post">
      <Button busy="Saving..." name="intent" value="start">
        Start with these stages
      </Button>
    </Form>
    {templates.length > 0 && (
      <>
        <h2>Your company’s templates</h2>
        <ul className="register">
          {templates.map((template) => (
            <li key={template.id} className="row between">
              <TemplateStages {...template} />
              <Form method="post">
                <input type="hidden" name="template" value={template.id} />
                <Button
                  look="ghost"
                  small
                  name="intent"
                  value="start"
                  aria-label={`Start with it: ${template.name}`}
                >
                  Start with it
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);

type Typed = { seen: string; stages: TypedLine[] };

function OwnStages({ stages, mails, seen }: Pick<Loaded, "stages" | "mails" | "seen">) {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<Typed>({
    id: "stages",
    lastResult,
    defaultValue: { seen, stages: typedLines(stages) },
  });
  return (
    <>
      <p>Each stage tells applicants what it is. Only a new kind of step sends them a mail.</p>
      <ErrorSummary form={form} />
      {fields.seen.initialValue !== seen && (
        <AlsoChanged
          what="These stages were"
          form={form.id}
          page=""
          theirs={{ version: seen, fields: [["Stages", stages.map(({ name }) => name).join("\n")]] }}
        />
      )}
      <Form method="post" id={form.id} className="stack" noValidate>
        <button
          type="submit"
          name="press"
          value="save"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="seen" value={fields.seen.initialValue ?? seen} />
        <StageLines lines={fields.stages} stages={stages} mails={mails} />
        <Button busy="Saving..." name="press" value="save">
          Save
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="seen" value={seen} />
        <Button look="quiet" small name="intent" value="end">
          Go back to the four steps
        </Button>
      </Form>
    </>
  );
}
