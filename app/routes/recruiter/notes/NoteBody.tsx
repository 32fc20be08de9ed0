import { Moment } from "~/components/Moment";
import type { NoteView } from "~/features/notes/note-view";

export const NoteHead = ({ note }: { note: NoteView }) => (
  <>
    <strong>{note.personName}</strong>
    <span className="muted small">
      <Moment of={note.when} />
      {note.private && " · private"}
    </span>
  </>
);

export const NoteBody = ({ note: { html, deletedBy } }: { note: NoteView }) =>
  html === null ? (
    <p className="muted">Deleted by {deletedBy}.</p>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark lets no HTML of a person pass.
    <div className="posting" dangerouslySetInnerHTML={{ __html: html }} />
  );
