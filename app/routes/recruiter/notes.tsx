import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { selectNearest } from "~/features/members/readers";
import { may } from "~/features/members/rules";
import { EditNoteForm, NoteForm } from "~/features/notes/form";
import { noteLines } from "~/features/notes/note-view";
import { findSubject, NOTES_A_PAGE, selectNotes } from "~/features/notes/store";
import { deleteNote, editNote, writeNote } from "~/features/notes/write-note";
import { attempt } from "~/http/attempt";
import { enqueueReads } from "~/http/enqueue-reads";
import { flash } from "~/http/flash";
import { checkForm, readFormData } from "~/http/read-form";
import { broken, invalid, notFound, refusal, seeOther } from "~/http/replies";
import { type Member, requireRight } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import { idIn, isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import styles from "~/styles/notes.css?url";
import { NoteList } from "./notes/NoteList";
import { WriteNote } from "./notes/WriteNote";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: styles }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Notes on ${data?.name ?? "a candidate"} – ${brand.name}` },
];

const FAILED = "Your note could not be saved. Please try again in a minute.";
const FULL = "There are as many notes on this candidate as there may be. Delete one that is not needed.";
const MEANWHILE =
  "Nothing was saved: you have edited this note elsewhere in the meantime. What it says now stands below.";
const OVER = "Nothing was saved: a note can be edited for 15 minutes, and no longer.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "notes");
  const id = params.applicationId;
  if (!isId(id)) throw notFound();
  const { db, markdown } = context.services;
  const search = new URL(request.url).searchParams;
  const before = idIn(search, "before");
  const [[subject], found, nearest] = await db.batch([
    findSubject(db, reader, id),
    selectNotes(db, reader, id, before),
    selectNearest(db, reader, id),
  ]);
  if (subject === undefined) throw notFound();
  enqueueReads(reader, context, { verb: "candidate.read", applicationId: id, jobId: subject.jobId });
  const notes = await noteLines(found.slice(0, NOTES_A_PAGE), reader, { now: context.now, markdown });
  return {
    ...{ id, name: subject.name, notes, first: before === null, nearest },
    privately: may(reader.role, "notes.private"),
    editing: idIn(search, "edit"),
    next: found.length > NOTES_A_PAGE ? (notes.at(-1)?.id ?? null) : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.applicationId;
  const author = await requireRight(request, context, "notes", { application: id ?? "" });
  const formData = await readFormData(request, 24 * 1024);
  if (!isId(id)) throw notFound();
  const noteId = String(formData.get("id") ?? "");
  switch (formData.get("intent") ?? "write") {
    case "write":
      return takeNote(formData, id, author, context);
    case "edit":
      return takeEdit(formData, { applicationId: id, noteId }, author, context);
    case "delete":
      return takeDeletion({ applicationId: id, noteId }, author, context);
    default:
      throw refusal(400);
  }
}

type Context = ActionFunctionArgs["context"];
type Of = { applicationId: string; noteId: string };

async function takeNote(formData: FormData, id: string, author: Member, context: Context) {
  const form = checkForm(formData, NoteForm);
  if (!form.ok) return invalid(form);
  const { note: text, private: privately } = form.value;
  const tell = formData.getAll("tell").map(String).filter(isId);
  const tried = await attempt(context, "note.not-written", () =>
    writeNote(author, id, { text, private: privately, tell }, { ...context.services, now: context.now }),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "written":
      context.log("note.written", { applicationId: id, userId: author.id });
      return seeOther(paths.notes(id), {
        "Set-Cookie": await flash(`The note is saved.${tried.value.told}`),
      });
    case "refused":
      return invalid({ reply: form.reply({ note: tried.value.why }) });
    case "full":
      return data(form.reply({ form: [FULL] }), 409);
    case "not-found":
      throw notFound();
  }
}

async function takeEdit(formData: FormData, of: Of, author: Member, context: Context) {
  const form = checkForm(formData, EditNoteForm);
  if (!form.ok) return invalid(form);
  const { note: text, seen } = form.value;
  const tried = await attempt(context, "note.not-edited", () =>
    editNote(author, of, { text, seen }, { ...context.services, now: context.now }),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "saved":
      context.log("note.edited", { ...of, userId: author.id });
      return seeOther(paths.notes(of.applicationId), {
        "Set-Cookie": await flash(`The note is saved.${tried.value.told}`),
      });
    case "refused":
      return invalid({ reply: form.reply({ note: tried.value.why }) });
    case "changed":
      return data(form.reply({ form: [MEANWHILE] }), 409);
    case "over":
      return data(form.reply({ form: [OVER] }), 409);
    case "not-found":
      throw notFound();
  }
}

async function takeDeletion(of: Of, author: Member, context: Context) {
  const { kind } = await deleteNote(author, of, { ...context.services, now: context.now });
  if (kind === "not-found") throw notFound();
  if (kind !== "saved") throw refusal(403);
  context.log("note.deleted", { ...of, userId: author.id });
  return seeOther(paths.notes(of.applicationId), { "Set-Cookie": await flash("The note is deleted.") });
}

export default function Notes() {
  const { id, name, notes, first, nearest, next, privately, editing } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Notes on {name}</h1>
      {first && (
        <WriteNote
          privately={privately}
          nearest={nearest}
          lastResult={lastResult?.initialValue?.intent === "edit" ? undefined : lastResult}
        />
      )}
      {notes.length === 0 ? (
        <EmptyState title="No notes yet">
          <p>What you write here your colleagues read, as far as they may read {name}’s application.</p>
        </EmptyState>
      ) : (
        <NoteList
          applicationId={id}
          notes={notes}
          editing={editing}
          lastResult={lastResult?.initialValue?.intent === "edit" ? lastResult : undefined}
        />
      )}
      <nav className="row" aria-label="Pages">
        {!first && <a href={paths.notes(id)}>Newest</a>}
        {next !== null && <a href={paths.notes(id, { before: next })}>Earlier notes</a>}
      </nav>
    </div>
  );
}
