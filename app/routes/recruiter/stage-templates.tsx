import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { findJob } from "~/features/jobs/store";
import { selectStages, selectStageTemplates } from "~/features/stages/store";
import { flash } from "~/http/flash";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { askToKeep } from "./messages/ask-to-keep";
import { TemplateStages } from "./stages/TemplateStages";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Templates of stages – ${brand.name}` }];

const FAILED = "It is not known whether the template was saved. Please press again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "jobs.stages");
  const { db } = context.services;
  const query = new URL(request.url).searchParams;
  const job = query.get("job") ?? "";
  const [list, stages] = await db.batch([
    selectStageTemplates(db, companyId),
    selectStages(db, companyId, job),
  ]);
  const title = stages.length > 0 && (await findJob(db, companyId, job))?.title;
  const edited = list.find(({ id }) => id === query.get("edit"));
  if (job !== "" && !title) throw notFound();
  const open = title
    ? { job, id: "", name: title.slice(0, 60), seen: "", stages }
    : edited && { ...edited, job: "", seen: edited.name };
  return { list, open };
}

export async function action(args: ActionFunctionArgs) {
  const { id, companyId, personName, role, requestId } = await requireRight(
    args.request,
    args.context,
    "jobs.stages",
  );
  const { reply, answer } = await askToKeep(args, (typed) =>
    args.context.services.advice.keepStageTemplate({ id, companyId, personName, role, requestId }, typed),
  );
  if (answer.kind === "silent") return data(reply({ form: [FAILED] }), 503);
  const { value } = answer;
  if (value.kind === "not-found") throw notFound();
  if (value.kind === "shown") return data(reply(value.problems), value.status);
  return seeOther(paths.stageTemplates(), { "Set-Cookie": await flash(value.said) });
}

export default function StageTemplates() {
  const { list, open } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack wide">
      <h1>Templates of stages</h1>
      <p>
        A job that is given one gets a copy: what you change there stays there. To keep a job’s stages here,
        open the stages of the job.
      </p>
      {list.length > 0 && (
        <ul className="register">
          {list.map((template) => (
            <li key={template.id} className="row between">
              <TemplateStages {...template} />
              <a
                className="small"
                href={paths.stageTemplates({ edit: template.id })}
                aria-label={`Rename or delete ${template.name}`}
              >
                Rename or delete
              </a>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && <Keep key={open.id} {...open} />}
      <p>
        <a href={paths.settings()}>Back to the settings</a>
      </p>
    </div>
  );
}

type Open = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["open"]>;

function Keep(open: Open) {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<Open>({ id: "template", lastResult, defaultValue: open });
  return (
    <Card title={open.job === "" ? "Rename or delete" : "Keep as a template"}>
      <Form method="post" className="form" noValidate>
        <ErrorSummary form={form} />
        <p className="small muted">{open.stages.map(({ name }) => name).join(" · ")}</p>
        {(["job", "id", "seen"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={open[name]} />
        ))}
        <Field meta={fields.name} label="Name" maxLength={60} required />
        <div className="row">
          <Button busy="Saving...">Save</Button>
          {open.job === "" && (
            <Button look="quiet" name="intent" value="delete">
              Delete
            </Button>
          )}
          <a href={paths.stageTemplates()}>Cancel</a>
        </div>
      </Form>
    </Card>
  );
}
