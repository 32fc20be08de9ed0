import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { drawnForm } from "~/components/drawn-form";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, Select, TextArea } from "~/components/Field";
import { statusLabel } from "~/features/candidates/rules";
import { selectTemplates } from "~/features/messages/templates";
import { flash } from "~/http/flash";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { newId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import { LONGEST_BODY, LONGEST_SUBJECT } from "~/vocabulary/messages";
import { LANGUAGE_OPTIONS } from "./choices";
import { askToKeep } from "./messages/ask-to-keep";
import { FIELDS_HINT } from "./messages/WriteFields";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Mail templates – ${brand.name}` }];

const FAILED = "It is not known whether the template was saved. Please press again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "templates");
  const edit = new URL(request.url).searchParams.get("edit");
  const list = await selectTemplates(context.services.db, companyId);
  const {
    updatedAt: _,
    companyId: __,
    ...open
  } = list.find(({ id }) => id === edit) ?? {
    ...{ id: newId(context.now), version: 0, name: "", subject: "", body: "", language: "en", statuses: [] },
    ...{ updatedAt: null, companyId },
  };
  return { list: list.map(({ id, name, subject }) => ({ id, name, subject })), open };
}

export async function action(args: ActionFunctionArgs) {
  const { id, companyId, personName, role, requestId } = await requireRight(
    args.request,
    args.context,
    "templates",
  );
  const { reply, answer } = await askToKeep(args, (typed) =>
    args.context.services.advice.keepTemplate({ id, companyId, personName, role, requestId }, typed),
  );
  if (answer.kind === "silent") return data(reply({ form: [FAILED] }), 503);
  if (answer.value.kind === "shown") return data(reply(answer.value.problems), answer.value.status);
  if (answer.value.kind === "not-found") throw notFound();
  return seeOther(paths.templates(), { "Set-Cookie": await flash(answer.value.said) });
}

type Open = ReturnType<typeof useLoaderData<typeof loader>>["open"];

type Meta = { initialValue?: unknown };

/** A browser sends line breaks in its own way. */
function differences(open: Open, typed: Record<keyof Open, Meta>): [string, string][] {
  const lines: [keyof Open, string, string][] = [
    ["name", "Name", open.name],
    ["subject", "Subject", open.subject],
    ["body", "Mail", open.body],
    ["language", "Language", LANGUAGE_OPTIONS.find(({ value }) => value === open.language)?.label ?? ""],
    ["statuses", "For candidates at", open.statuses.map(statusLabel).join(", ") || "Everybody"],
  ];
  const words = (value: unknown) => [value ?? []].flat().join().replaceAll("\r\n", "\n");
  return lines
    .filter(([name]) => words(typed[name].initialValue) !== words(open[name]))
    .map(([, label, saved]) => [label, saved]);
}

export default function Templates() {
  const { list, open } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<typeof open>({
    id: "template",
    lastResult,
    defaultValue: open,
  });
  const chosen = [fields.statuses.initialValue ?? []].flat();
  const seen = Number(fields.version.initialValue);
  const isNew = seen === 0;
  const isChanged = open.version > 0 && open.version !== seen;
  return (
    <div className="narrow stack wide">
      <p>
        <a href={paths.settings()}>Settings</a>
      </p>
      <h1>Mail templates</h1>
      {isChanged ? (
        <AlsoChanged
          what="This template was"
          form={form.id}
          page={paths.templates(open.id)}
          theirs={{ version: String(open.version), fields: differences(open, fields) }}
        />
      ) : (
        <ErrorSummary form={form} />
      )}
      <List list={list} />
      <Card title={isNew ? "A new template" : `Change “${open.name}”`}>
        <Form method="post" id={form.id} className="form" noValidate>
          <input type="hidden" name="id" value={fields.id.initialValue} />
          <input type="hidden" name="version" value={fields.version.initialValue} />
          <Field meta={fields.name} label="Name" hint="Candidates do not see it." maxLength={60} required />
          <Field meta={fields.subject} label="Subject" maxLength={LONGEST_SUBJECT} required />
          <TextArea
            meta={fields.body}
            label="Mail"
            hint={FIELDS_HINT}
            rows={10}
            maxLength={LONGEST_BODY}
            required
          />
          <Select meta={fields.language} label="Language" options={LANGUAGE_OPTIONS} required />
          <ForWhom name={fields.statuses.name} chosen={chosen} />
          <div className="row">
            <Button busy="Saving...">Save</Button>
            {!isNew && <a href={paths.templates()}>Cancel</a>}
          </div>
          {!isNew && <Delete name={open.name} />}
        </Form>
      </Card>
    </div>
  );
}

const List = ({ list }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "list">) =>
  list.length === 0 ? (
    <EmptyState title="No templates yet">
      <p>What you often write to candidates, once, with their names filled in.</p>
    </EmptyState>
  ) : (
    <ul className="register">
      {list.map(({ id, name, subject }) => (
        <li key={id} className="row">
          <span>
            <a href={paths.templates(id)}>{name}</a>
            <br />
            <span className="small muted">{subject}</span>
          </span>
        </li>
      ))}
    </ul>
  );

const ForWhom = ({ name, chosen }: { name: string; chosen: readonly unknown[] }) => (
  <fieldset className="field choices">
    <legend>For candidates at</legend>
    <p className="hint">None: for everybody.</p>
    {CANDIDATE_STATUSES.map((status) => (
      <label className="choice" key={status}>
        <input type="checkbox" name={name} value={status} defaultChecked={chosen.includes(status)} />
        <span>{statusLabel(status)}</span>
      </label>
    ))}
  </fieldset>
);

const Delete = ({ name }: { name: string }) => (
  <details>
    <summary>Delete</summary>
    <p>“{name}” goes for everybody, also where a reason or a stage sends it: no way back.</p>
    <Button look="danger" small name="intent" value="delete">
      Delete the template
    </Button>
  </details>
);
