import * as v from "valibot";
import { requiredText, tickable } from "~/lib/fields";
import { LONGEST_NOTE } from "./rules";

const note = requiredText("Please write your note", LONGEST_NOTE);

export const NoteForm = v.object({ note, private: tickable() });

/** `seen`: how often it had been edited when the form was opened. */
export const EditNoteForm = v.object({
  note,
  seen: v.pipe(
    v.optional(v.string(), ""),
    v.regex(/^\d{1,2}$/, "Please open the note again"),
    v.transform(Number),
  ),
});
