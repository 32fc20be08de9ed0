import { formOf, parseForm, problemsOf } from "~/lib/parse-form";
import type { Kept, Typed } from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { TemplateForm } from "./form";
import { MOST_TEMPLATES } from "./rules";
import { deleteTemplate, saveTemplate } from "./templates";

const NOT_SAVED = {
  changed: "Somebody has changed this template since you opened it.",
  full: `There are ${MOST_TEMPLATES} templates already. Delete one first.`,
  "not-found": "Somebody has deleted this template.",
};

export async function keepTemplate(
  by: Actor,
  typed: Typed,
  { db, now }: { db: Db; now: Date },
): Promise<Kept> {
  const form = formOf(typed);
  form.set("version", form.get("over") ?? form.get("version") ?? "0");
  if (form.get("intent") === "delete") {
    const seen = { id: String(form.get("id")), version: Number(form.get("version")) };
    if (!(await deleteTemplate(db, by, seen, now))) return refused({ "": [NOT_SAVED.changed] }, 409);
    return { kind: "kept", said: "The template is deleted.", leaves: null };
  }
  const submission = parseForm(form, TemplateForm);
  if (submission.status !== "success") return refused(problemsOf(submission.error), 422);
  const outcome = await saveTemplate(db, by, submission.value, now);
  if (outcome === "saved") return { kind: "kept", said: "The template is saved.", leaves: null };
  if (outcome === "name-taken") return refused({ name: ["There is a template of that name already"] }, 409);
  return refused({ "": [NOT_SAVED[outcome]] }, 409);
}

const refused = (problems: Record<string, string[]>, status: 409 | 422): Kept => ({
  kind: "shown",
  status,
  problems,
  preview: null,
});
