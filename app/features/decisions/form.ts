import * as v from "valibot";
import { oneOf, optionalLine, tickable } from "~/lib/fields";
import { type Reason, UNDO_WINDOWS } from "~/vocabulary/decisions";
import { MOST_REASONS } from "./rules";

const WORDS = "Please give both: your own words, and what the applicant reads";

const TypedReason = v.pipe(
  v.object({
    id: optionalLine(60),
    ours: optionalLine(60),
    theirs: optionalLine(200),
    active: tickable(),
    brief: tickable(),
    pool: tickable(),
    template: optionalLine(26),
  }),
  v.forward(
    v.check(({ ours, theirs }) => (ours === "") === (theirs === ""), WORDS),
    ["theirs"],
  ),
);

/** A line left empty is none. */
export const DecisionSettingsForm = v.object({
  seen: v.optional(v.string(), ""),
  undoWindow: oneOf(UNDO_WINDOWS, "Please choose when applicants are told"),
  asksReasons: tickable(),
  reasonsInMail: tickable(),
  notesInArchive: tickable(),
  reasons: v.pipe(
    v.optional(v.array(TypedReason), []),
    v.maxLength(MOST_REASONS, `At most ${MOST_REASONS} reasons`),
    v.transform((lines): Reason[] =>
      lines
        .filter(({ ours }) => ours !== "")
        .map(({ id, brief, pool, template, ...line }) => ({
          id: id === "" ? line.ours : id,
          ...line,
          ...(brief && { brief }),
          ...(template !== "" && { template }),
          ...(pool && { pool }),
        })),
    ),
  ),
});
