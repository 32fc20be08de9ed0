import type { Markdown } from "~/services/markdown/markdown";
import { reachOf } from "../members/rules";
import type { Reader } from "../members/scope";
import { type NewestNote, NOTES_SHOWN } from "./newest-notes";
import { mayDelete, mayEdit } from "./rules";
import type { Note } from "./store";

export type NoteView = {
  id: string;
  personName: string;
  /** Null once it is deleted. */
  html: string | null;
  private: boolean;
  when: Date;
  deletedBy: string | null;
};

export type NoteLine = NoteView & {
  edited: Date | null;
  earlier: readonly { text: string; when: Date }[];
  /** Markdown, for whoever may edit it. */
  text: string | null;
  deletable: boolean;
};

export async function noteLines(
  notes: readonly Note[],
  reader: Reader,
  { now, markdown }: { now: Date; markdown: Markdown },
): Promise<NoteLine[]> {
  const html = await htmlOf(notes, markdown);
  return notes.map((note, at) => ({
    id: note.id,
    personName: note.personName,
    html: html[at] ?? null,
    private: note.private,
    when: note.createdAt,
    deletedBy: note.deletedBy,
    edited: note.deletedAt === null ? note.editedAt : null,
    earlier: note.earlier.map(({ text, at }) => ({ text, when: new Date(at) })),
    text: mayEdit(note, reader.id, now) ? note.text : null,
    deletable: mayDelete(note, reader.id, reachOf(reader.role, "notes.delete")),
  }));
}

export type NewestView = { notes: NoteView[]; more: boolean };

export async function newestView(newest: readonly NewestNote[], markdown: Markdown): Promise<NewestView> {
  const shown = newest.slice(0, NOTES_SHOWN);
  const begun = shown.map(({ text, more, deletedBy }) => ({ text: more ? `${text}…` : text, deletedBy }));
  const html = await htmlOf(begun, markdown);
  return {
    notes: shown.map(({ at, text: _, more: __, ...note }, index) => ({
      ...note,
      html: html[index] ?? null,
      when: new Date(at),
    })),
    more: newest.length > NOTES_SHOWN || newest.some(({ more }) => more),
  };
}

async function htmlOf(notes: readonly Pick<Note, "text" | "deletedBy">[], markdown: Markdown) {
  const html = await markdown.toHtml(notes.map(({ text }) => text));
  return notes.map(({ deletedBy }, at) => (deletedBy === null ? (html[at] ?? "") : null));
}
