import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formOf, parseForm } from "~/lib/parse-form";
import { ApplyForm } from "../features/applications/form";
import type { FormInput } from "../lib/fields";
import { drawnForm } from "./drawn-form";
import { ErrorSummary } from "./ErrorSummary";
import { Field, type FieldFacts, PasswordField, Select, Tick } from "./Field";

type Input = FormInput<typeof ApplyForm>;
type Reply = { reply: SubmissionResult<string[]> | undefined };

const drawnBy = (
  form: Parameters<typeof ErrorSummary>[0]["form"],
  fields: Record<keyof Input, FieldFacts>,
) => (
  <>
    <ErrorSummary form={form} />
    <Field meta={fields.firstName} label="First name" required />
    <Field meta={fields.email} label="Email Address" hint="Yours" />
    <PasswordField meta={fields.password} label="Password" />
    <Select meta={fields.startDate} label="Start" options={[{ value: "now", label: "Now" }]} empty="Choose" />
    <Tick meta={fields.termsAccepted} label="Terms" />
  </>
);
function ByConform({ reply }: Reply): ReactElement {
  const [form, fields] = useForm<Input>({ id: "apply", lastResult: reply });
  return drawnBy(form, fields);
}
const AtOnce = ({ reply }: Reply) => drawnBy(...drawnForm<Input>({ id: "apply", lastResult: reply }));

const replyTo = (typed: readonly [string, string][]) => parseForm(formOf(typed), ApplyForm).reply();

test("whoever comes back to a form finds what they typed and what is wrong, as conform shows it", () => {
  const wrong = replyTo([
    ["firstName", "Amara “Amy”"],
    ["email", "amara@"],
    ["password", "short"],
    ["startDate", "now"],
    ["termsAccepted", "on"],
  ]);
  for (const reply of [undefined, replyTo([]), wrong])
    expect(renderToStaticMarkup(<AtOnce reply={reply} />)).toBe(
      renderToStaticMarkup(<ByConform reply={reply} />),
    );
  expect(renderToStaticMarkup(<AtOnce reply={wrong} />)).toContain("Amara “Amy”");
});

type Lines = { seen: string; wanted: boolean; lines: { name: string; days: number; active: boolean }[] };
const Facts = ({ facts }: { facts: unknown }) => <pre>{JSON.stringify(facts)}</pre>;

test("whoever comes to a form with lines finds what stands or what they typed, as conform shows it", () => {
  const standing: Lines = {
    seen: "3",
    wanted: true,
    lines: [
      { name: "Phone", days: 5, active: false },
      { name: "", days: 0, active: true },
    ],
  };
  const typed = {
    status: "error",
    initialValue: { seen: "4", lines: [{ name: "x", days: "many" }] },
    error: { "": ["Changed meanwhile"], "lines[0].days": ["A number"] },
  } as unknown as SubmissionResult<string[]>;
  const inShort = ({ id, name, errors, initialValue, valid }: FieldFacts & { valid: boolean }) => ({
    ...{ id, name, errors, initialValue: initialValue?.toString(), valid },
  });
  const factsOf = (
    form: { errors: unknown; allErrors: unknown },
    fields: ReturnType<typeof drawnForm<Lines>>[1],
  ) => [
    form.errors,
    form.allErrors,
    inShort(fields.seen),
    inShort(fields.wanted),
    fields.lines.valid,
    ...fields.lines.getFieldList().map((line) => {
      const { name, days, active } = line.getFieldset();
      return [line.valid, line.name, inShort(name), inShort(days), inShort(active)];
    }),
  ];
  const ByHook = ({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) => {
    const [form, fields] = useForm<Lines>({ id: "lines", lastResult, defaultValue: standing });
    return <Facts facts={factsOf(form, fields as never)} />;
  };
  for (const lastResult of [undefined, typed]) {
    const [form, fields] = drawnForm<Lines>({ id: "lines", lastResult, defaultValue: standing });
    expect(renderToStaticMarkup(<Facts facts={factsOf(form, fields)} />)).toBe(
      renderToStaticMarkup(<ByHook lastResult={lastResult} />),
    );
  }
});
