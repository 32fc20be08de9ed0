import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formOf, parseForm } from "~/lib/parse-form";
import { ApplyForm } from "../features/applications/form";
import type { FormInput } from "../lib/fields";
import { drawnForm } from "./drawn-form";
import { ErrorSummary } from "./ErrorSummary";
import { Field, PasswordField, Select, Tick } from "./Field";

type Input = FormInput<typeof ApplyForm>;
type Reply = { reply: SubmissionResult<string[]> | undefined };

const drawnBy = (
  form: Parameters<typeof ErrorSummary>[0]["form"],
  fields: ReturnType<typeof drawnForm<Input>>[1],
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
const AtOnce = ({ reply }: Reply) => drawnBy(...drawnForm<Input>("apply", reply));

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
