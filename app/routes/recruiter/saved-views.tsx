import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, Tick } from "~/components/Field";
import { ViewForm } from "~/features/candidates/form";
import {
  deleteView,
  listAsked,
  listViews,
  MOST_VIEWS,
  renameView,
  saveView,
} from "~/features/candidates/saved-views";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { checkForm, readFormData } from "~/http/read-form";
import { broken, invalid, NOTHING_CHANGED, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Saved views – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "candidates");
  const list = new URL(request.url).searchParams.get("list");
  return {
    list: list === null ? null : listAsked(list.slice(0, 500)).search,
    views: await listViews(context.services.db, reader),
  };
}

const FULL = `You have ${MOST_VIEWS} saved views. Delete one that you do not need.`;

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "candidates");
  const form = checkForm(await readFormData(request), ViewForm);
  if (!form.ok) return invalid(form);
  const { db } = context.services;
  const pressed = form.value;
  const changed = await attempt(context, "views.not-changed", async () => {
    switch (pressed.intent) {
      case "save":
        return (await saveView(db, member, pressed, context.now)) ? "saved" : "full";
      case "rename":
        return renameView(db, member, pressed.id, pressed.name);
      case "delete":
        await deleteView(db, member, pressed.id);
        return "deleted";
    }
  });
  if (!changed.ok) return broken(form.reply({ form: [NOTHING_CHANGED] }));
  switch (changed.value) {
    case "full":
      return data(form.reply({ form: [FULL] }), 409);
    case "taken":
      return data(form.reply({ name: ["You have a view of that name"] }), 409);
    case "not-found":
      throw notFound();
    default: {
      const to =
        pressed.intent === "save" ? paths.candidates() + listAsked(pressed.list).search : paths.savedViews();
      return seeOther(to, { "Set-Cookie": await flash(`The view is ${changed.value}.`) });
    }
  }
}

export default function SavedViews() {
  const { list, views } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ name: string; shared: boolean }>({ id: "view", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidates() + (list ?? "")}>← Candidates</a>
      </p>
      <h1>Saved views</h1>
      <ErrorSummary form={form} />
      {list !== null && (
        <form method="post" className="form" noValidate>
          <input type="hidden" name="list" value={list} />
          <Field meta={fields.name} label="Name of this list" maxLength={60} required />
          <Tick meta={fields.shared} label="For everybody in the company, as far as they may see it" />
          <button type="submit" name="intent" value="save" className="btn">
            Save this list
          </button>
        </form>
      )}
      {views.length === 0 ? (
        <EmptyState title="No views yet">
          <p>Search and filter the candidates, then come back here to keep that list under a name.</p>
        </EmptyState>
      ) : (
        <ul className="register members">
          {views.map((view) => (
            <li key={view.id}>
              <View view={view} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = { view: Awaited<ReturnType<typeof listViews>>[number] };

const View = ({ view: { id, name, search, shared, own, deletes, personName, jobGone } }: Props) => (
  <>
    <p>
      <a href={paths.candidates() + search}>
        <strong>{name}</strong>
      </a>{" "}
      <span className="muted small">
        {own ? (shared ? "yours, shared" : "only yours") : `shared by ${inShort(personName)}`}
        {jobGone && " · its job is gone"}
      </span>
    </p>
    {deletes && (
      <details>
        <summary>{own ? "Rename or delete" : "Delete"}</summary>
        <form method="post" className="row">
          <input type="hidden" name="id" value={id} />
          {own && (
            <>
              <input name="name" defaultValue={name} maxLength={60} aria-label={`New name of ${name}`} />
              <button type="submit" name="intent" value="rename" className="btn small">
                Rename
              </button>
            </>
          )}
          <button type="submit" name="intent" value="delete" className="btn ghost small">
            Delete
          </button>
        </form>
      </details>
    )}
  </>
);
