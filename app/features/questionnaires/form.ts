import * as v from "valibot";
import { plainText } from "~/lib/plain-text";
import type { DraftIntent, Question } from "./rules";

/** Thirty long questions in a script that takes three bytes a letter, written as a form writes them. */
export const BUILDER_BYTES = 256 * 1024;

const typed = v.pipe(v.optional(v.string(), ""), v.transform(plainText));
const whole = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)),
);

const instant = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)),
);

/** Anything goes while somebody is still writing; saving is stricter (`problemsIn`). */
const TypedQuestion = v.object({
  id: whole,
  icon: typed,
  type: typed,
  title: typed,
  question: typed,
  placeholder: typed,
});

const Offered = v.object({
  icon: typed,
  type: typed,
  title: typed,
  question: typed,
  placeholder: typed,
});

const Removed = v.optional(v.object({ at: whole, question: TypedQuestion }));

export const QuestionnaireForm = v.object({
  intent: v.optional(v.pipe(v.string(), v.maxLength(40)), "save"),
  version: whole,
  /** Sent by "Save mine": the version that may be overwritten on purpose. */
  over: v.optional(whole),
  kept: instant,
  underWay: v.optional(v.array(TypedQuestion)),
  selected: whole,
  removed: Removed,
  offered: v.optional(v.array(Offered), []),
  ask: v.pipe(
    typed,
    v.transform((text) => text.slice(0, 500)),
  ),
  questions: v.optional(v.array(TypedQuestion), []) as unknown as v.GenericSchema<
    Question[] | undefined,
    Question[]
  >,
});

/** `at` counts from 0 among those that were offered; for `mine` it says when the other draft was kept. */
export type BuilderAction =
  | { kind: "change"; change: DraftIntent }
  | { kind: "insert"; at: number }
  | { kind: "mine"; at: number }
  | { kind: (typeof WHOLE)[number] };

const WHOLE = ["save", "preview", "edit", "export", "generate", "discard"] as const;
const OF_ONE = ["select", "up", "down", "delete"] as const;

/** `up:3`, `save`; anything unknown is a save, which is what Enter means. */
export function readIntent(text: string): BuilderAction {
  const [word = "", id = ""] = text.split(":");
  if (word === "add" || word === "undo") return { kind: "change", change: { kind: word } };
  if (word === "insert" && /^\d$/.test(id)) return { kind: "insert", at: Number(id) };
  if (word === "mine" && /^\d{1,15}$/.test(id)) return { kind: "mine", at: Number(id) };
  const ofOne = OF_ONE.find((known) => known === word);
  if (ofOne !== undefined && /^\d{1,9}$/.test(id)) {
    return { kind: "change", change: { kind: ofOne, id: Number(id) } };
  }
  return { kind: WHOLE.find((known) => known === word) ?? "save" };
}
