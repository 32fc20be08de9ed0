import * as v from "valibot";
import { optionalLine, requiredLine } from "~/lib/fields";
import { formOf, parseForm, problemsOf } from "~/lib/parse-form";
import type { Kept, Typed } from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { deleteTemplate, MOST_TEMPLATES, renameTemplate, saveTemplate } from "./templates";

const TemplateForm = v.object({
  name: requiredLine("Please give it a name", 60),
  /** Whose stages are kept; empty where a template gets another name. */
  job: optionalLine(26),
  id: optionalLine(26),
  /** The name that was shown. */
  seen: optionalLine(60),
});

type Deps = { db: Db; now: Date };

export async function keepStageTemplate(by: Actor, typed: Typed, { db, now }: Deps): Promise<Kept> {
  const form = formOf(typed);
  if (form.get("intent") === "delete") {
    await deleteTemplate(db, by, String(form.get("id")), now);
    return kept("The template is deleted. Jobs that began with it keep their stages.");
  }
  const submission = parseForm(form, TemplateForm);
  if (submission.status !== "success") return refused(problemsOf(submission.error), 422);
  const { job, ...renamed } = submission.value;
  const { name } = renamed;
  const outcome =
    job === ""
      ? await renameTemplate(db, by, renamed, now)
      : await saveTemplate(db, by, { name, jobId: job }, now);
  switch (outcome) {
    case "saved":
      return kept(`“${name}” is kept as a template.`);
    case "renamed":
      return kept(`The template is called “${name}” now.`);
    case "not-found":
      return { kind: "not-found" };
    case "name-taken":
      return refused({ name: ["There is a template of that name already"] }, 409);
    default:
      return refused({ "": [NOT_KEPT[outcome]] }, 409);
  }
}

const NOT_KEPT = {
  changed: "Somebody has renamed this template since you opened it. Open it again to see how it stands.",
  full: `There are ${MOST_TEMPLATES} templates already. Delete one first.`,
};

const kept = (said: string): Kept => ({ kind: "kept", said, leaves: null });

const refused = (problems: Record<string, string[]>, status: 409 | 422): Kept => ({
  kind: "shown",
  status,
  problems,
  preview: null,
});
