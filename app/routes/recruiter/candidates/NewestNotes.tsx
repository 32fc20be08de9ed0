import type { NewestView } from "~/features/notes/note-view";
import { paths } from "~/paths";
import { NoteBody, NoteHead } from "../notes/NoteBody";

type Props = { applicationId: string; newest: NewestView };

/** What colleagues wrote last; the rest, and where one writes, is a page of its own. */
export const NewestNotes = ({ applicationId, newest: { notes, more } }: Props) => (
  <section className="desk-part" id="notes">
    <div className="desk-part-head">
      <h2>Notes</h2>
      <a href={paths.notes(applicationId)} data-key="n">
        {more ? "All notes" : "Write one"}
      </a>
    </div>
    {notes.length > 0 && (
      <ol className="history">
        {notes.map((note) => (
          <li key={note.id}>
            <NoteHead note={note} />
            <NoteBody note={note} />
          </li>
        ))}
      </ol>
    )}
  </section>
);
