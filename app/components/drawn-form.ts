import type { SubmissionResult } from "@conform-to/react";
import type { FieldFacts } from "./Field";

export type DrawnForm = {
  id: string;
  errors: string[] | undefined;
  allErrors: Record<string, string[]>;
};

export type DrawnField<Value> = FieldFacts & {
  key: string;
  valid: boolean;
  getFieldset: () => DrawnFields<Value>;
  getFieldList: () => DrawnField<Value extends readonly (infer One)[] ? One : never>[];
};
export type DrawnFields<Value> = { [Name in keyof Value]-?: DrawnField<NonNullable<Value[Name]>> };

type Asked<Input> = {
  id: string;
  lastResult: SubmissionResult<string[]> | null | undefined;
  defaultValue?: { [Name in keyof Input]?: unknown } | undefined;
};

/** conform's form of a page that is drawn once and never hydrated: nobody types where it could follow. */
export function drawnForm<Input>({ id, lastResult, defaultValue }: Asked<Input>) {
  const allErrors = (lastResult?.error ?? {}) as Record<string, string[]>;
  const shown: unknown = lastResult?.initialValue ?? defaultValue;
  const fieldsOf = (value: unknown, prefix: string) =>
    new Proxy({}, { get: (_, name: string) => field(partOf(value, name), prefix + name) });
  const field = (value: unknown, name: string): DrawnField<unknown> => ({
    id: `${id}-${name}`,
    name,
    key: name,
    errors: allErrors[name],
    initialValue: asTyped(value),
    valid: Object.keys(allErrors).every((wrong) => wrong !== name && !/^[.[]/.test(after(wrong, name))),
    getFieldset: () => fieldsOf(value, `${name}.`),
    getFieldList: () =>
      (Array.isArray(value) ? value : []).map((one, at) => field(one, `${name}[${at}]`) as never),
  });
  const form: DrawnForm = { id, errors: allErrors[""], allErrors };
  return [form, fieldsOf(shown, "") as DrawnFields<Input>] as const;
}

const partOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];

const after = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : "";

/** As conform has it: its own word for a ticked box, and no value for an empty field. */
function asTyped(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? "on" : undefined;
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
