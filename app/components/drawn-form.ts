import type { SubmissionResult } from "@conform-to/react";
import type { FieldFacts } from "./Field";

type Fields<Input> = { [Name in keyof Input]: FieldFacts };

/** conform's form of a page that is drawn once and never hydrated: nobody types where it could follow. */
export function drawnForm<Input>(id: string, lastResult: SubmissionResult<string[]> | undefined) {
  const { initialValue, error: allErrors = {} } = lastResult ?? {};
  const factsOf = (name: string) => ({
    id: `${id}-${name}`,
    name,
    errors: allErrors[name] ?? undefined,
    initialValue: initialValue?.[name]?.toString(),
  });
  const fields = new Proxy({}, { get: (_, name: string) => factsOf(name) }) as Fields<Input>;
  return [{ id, allErrors: allErrors as Record<string, string[]> }, fields] as const;
}
