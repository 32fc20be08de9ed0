import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";

/** Values arrive as typed texts: conform's own coercion would speak before the field's message does. */
export const parseForm = <Schema extends GenericSchema>(
  formData: FormData | URLSearchParams,
  schema: Schema,
) => parseWithValibot(formData, { schema, disableAutoCoercion: true });

export function formOf(typed: readonly [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}

export const problemsOf = (errors: Record<string, string[] | null> | null): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, messages]) => [name, messages ?? []]));
