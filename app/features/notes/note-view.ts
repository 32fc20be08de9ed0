import { markdownUnderHeading } from "~/lib/markdown";
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

export const noteLine = (note: Note, reader: Reader, now: Date): NoteLine => ({
  id: note.id,
  personName: note.personName,
  html: htmlOf(note.text, note.deletedBy),
  private: note.private,
  when: note.createdAt,
  deletedBy: note.deletedBy,
  edited: note.deletedAt === null ? note.editedAt : null,
  earlier: note.earlier.map(({ text, at }) => ({ text, when: new Date(at) })),
  text: mayEdit(note, reader.id, now) ? note.text : null,
  deletable: mayDelete(note, reader.id, reachOf(reader.role, "notes.delete")),
});

export type NewestView = { notes: NoteView[]; more: boolean };

export const newestView = (newest: readonly NewestNote[]): NewestView => ({
  notes: newest.slice(0, NOTES_SHOWN).map(({ at, text, more, ...note }) => ({
    ...note,
    html: htmlOf(more ? `${text}…` : text, note.deletedBy),
    when: new Date(at),
  })),
  more: newest.length > NOTES_SHOWN || newest.some(({ more }) => more),
});

const htmlOf = (text: string, deletedBy: string | null) =>
  deletedBy === null ? markdownUnderHeading(text) : null;
