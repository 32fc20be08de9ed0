import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { Moment } from "~/components/Moment";
import type { EditNoteForm } from "~/features/notes/form";
import type { NoteLine } from "~/features/notes/note-view";
import { LONGEST_NOTE } from "~/features/notes/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";
import { paths } from "~/paths";
import { NoteBody, NoteHead } from "./NoteBody";

type Props = {
  applicationId: string;
  notes: NoteLine[];
  editing: string | null;
  lastResult: FormReply | undefined;
};

export function NoteList({ applicationId, notes, editing, lastResult }: Props) {
  const edited = lastResult?.initialValue?.id ?? editing;
  return (
    <ol className="notes">
      {notes.map((note) => (
        <li key={note.id} id={note.id}>
          <p className="note-head">
            <NoteHead note={note} />
          </p>
          {note.id === edited && (note.text !== null || lastResult !== undefined) ? (
            <EditNote applicationId={applicationId} note={note} lastResult={lastResult} />
          ) : (
            <>
              <NoteBody note={note} />
              <Earlier note={note} />
              <Doings applicationId={applicationId} note={note} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const Earlier = ({ note: { edited, earlier } }: { note: NoteLine }) =>
  edited !== null && (
    <details className="small">
      <summary>
        Edited <Moment of={edited} />
      </summary>
      {earlier.map(({ text, when }) => (
        <div key={when.toISOString()}>
          <p className="muted">
            Until then, from <Moment of={when} />:
          </p>
          <p className="as-written">{text}</p>
        </div>
      ))}
    </details>
  );

const Doings = ({ applicationId, note }: { applicationId: string; note: NoteLine }) => (
  <div className="note-row small">
    {note.text !== null && <a href={`${paths.notes(applicationId, { edit: note.id })}#${note.id}`}>Edit</a>}
    {note.deletable && (
      <details>
        <summary>Delete</summary>
        <Form method="post" className="row">
          <p>Its words go; that it was here stays.</p>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={note.id} />
          <Button look="ghost" small busy="Deleting...">
            Delete the note
          </Button>
        </Form>
      </details>
    )}
  </div>
);

type EditProps = { applicationId: string; note: NoteLine; lastResult: FormReply | undefined };

function EditNote({ applicationId, note, lastResult }: EditProps) {
  const [form, fields] = drawnForm<FormInput<typeof EditNoteForm>>({
    id: "edit",
    lastResult,
    defaultValue: { note: note.text ?? "" },
  });
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary form={form} />
      {lastResult?.error?.[""] && <NoteBody note={note} />}
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="id" value={note.id} />
      <input type="hidden" name="seen" value={note.earlier.length} />
      <TextArea meta={fields.note} label="Your note" rows={6} maxLength={LONGEST_NOTE} required />
      <div className="row">
        <Button busy="Saving...">Save</Button>
        <a href={paths.notes(applicationId)}>Cancel</a>
      </div>
    </Form>
  );
}
