import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { checkForm, type FormErrors, readFormData } from "~/http/read-form";
import { refusal } from "~/http/replies";

const LARGEST_IN_BYTES = 64 * 1024;

export async function askToKeep<Answer>(
  { request }: ActionFunctionArgs,
  keep: (typed: [string, string][]) => Answer,
) {
  const formData = await readFormData(request, LARGEST_IN_BYTES);
  const form = checkForm(formData, v.looseObject({}));
  if (!form.ok) throw refusal(400);
  const reply = ({ "": whole = [], ...problems }: FormErrors) => form.reply({ form: whole, ...problems });
  const typed = [...formData].map(([name, value]): [string, string] => [name, String(value)]);
  return { reply, answer: await keep(typed) };
}
