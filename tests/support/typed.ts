import type { GenericSchema, InferOutput } from "valibot";
import { formOf, parseForm } from "~/lib/parse-form";

type Typed = Record<string, string | string[] | undefined>;

/** What a form takes of what was typed; null where it takes nothing. */
export function taken<Form extends GenericSchema>(form: Form, typed: Typed): InferOutput<Form> | null {
  const read = answerOf(form, typed);
  return read.status === "success" ? read.value : null;
}

/** The first words at each field for which it takes nothing. */
export function told(form: GenericSchema, typed: Typed): Record<string, string | undefined> {
  const read = answerOf(form, typed);
  const problems = read.status === "success" ? {} : (read.error ?? {});
  return Object.fromEntries(Object.entries(problems).map(([name, words]) => [name, words?.[0]]));
}

function answerOf<Form extends GenericSchema>(form: Form, typed: Typed) {
  const pairs = Object.entries(typed).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return parseForm(formOf(pairs), form);
}
