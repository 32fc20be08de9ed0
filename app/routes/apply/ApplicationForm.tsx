import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field, Select, Tick } from "~/components/Field";
import { NewPassword } from "~/components/NewPassword";
import type { ApplyAgainForm, ApplyForm } from "~/features/applications/form";
import type { FormInput } from "~/lib/fields";
import type { VisitSource } from "~/lib/visit-source";
import { paths } from "~/paths";
import { START_DATE_LABELS, START_DATES } from "~/vocabulary/applications";

export type ApplyReply = {
  reply: SubmissionResult<string[]>;
  /** Set when the form was in order and the account could still not be made. */
  failure?: "email-taken" | "other";
};

type Props = {
  jobId: string;
  lastReply: ApplyReply | undefined;
  source: VisitSource;
  disabled?: boolean;
};

export function NewApplicantForm({ jobId, lastReply, source, disabled = false }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof ApplyForm>>({
    id: "apply",
    lastResult: lastReply?.reply,
  });
  const signIn = paths.login(paths.apply(jobId));
  return (
    <>
      <ErrorSummary form={form} title={lastReply?.failure === undefined ? undefined : "Registration Failed"}>
        {lastReply?.failure === "email-taken" && (
          <p>
            <a href={signIn}>Sign in with existing account</a>
          </p>
        )}
      </ErrorSummary>
      <Form method="post" className="card" noValidate aria-label="Application">
        <fieldset className="form" disabled={disabled}>
          <Field meta={fields.firstName} label="First name" autoComplete="given-name" required />
          <Field meta={fields.lastName} label="Last name" autoComplete="family-name" required />
          <Field meta={fields.email} label="Email Address" type="email" autoComplete="email" required />
          <NewPassword password={fields.password} confirmPassword={fields.confirmPassword} />
          <JobQuestions fields={fields} source={source} />
          <Button busy="Creating Account..." className="full">
            Create Account & Continue
          </Button>
          <p className="small muted">
            Already have an account? <a href={signIn}>Sign in</a>
          </p>
        </fieldset>
      </Form>
    </>
  );
}

export function KnownApplicantForm({ lastReply, source, person }: Omit<Props, "jobId"> & { person: Person }) {
  const [form, fields] = drawnForm<FormInput<typeof ApplyAgainForm>>({
    id: "apply",
    lastResult: lastReply?.reply,
  });
  return (
    <>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate aria-label="Application">
        <input type="hidden" name="email" value={person.email} />
        <p>
          You apply as <strong>{person.name}</strong>, <EmailAddress of={person.email} then="." />
        </p>
        <JobQuestions fields={fields} source={source} />
        <Button busy="Sending..." className="full">
          Apply & Continue
        </Button>
      </Form>
    </>
  );
}

export type Person = { name: string; email: string };

type AskedFields = ReturnType<typeof drawnForm<FormInput<typeof ApplyAgainForm>>>[1];

const SOURCES = ["src", "medium", "campaign"] as const;

function JobQuestions({
  fields,
  source,
}: {
  fields: Pick<
    AskedFields,
    "phone" | "workAuthorization" | "startDate" | "termsAccepted" | (typeof SOURCES)[number]
  >;
  source: VisitSource;
}) {
  return (
    <>
      {SOURCES.map((name) => (
        <input
          key={name}
          type="hidden"
          name={fields[name].name}
          defaultValue={fields[name].initialValue ?? source[name]}
        />
      ))}
      <Field
        meta={fields.phone}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Only for the people who are hiring, should they wish to call you."
      />
      <Choices
        meta={fields.workAuthorization}
        label="Are you authorised to work where this job is?"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
      />
      <Select
        meta={fields.startDate}
        label="Earliest start date"
        empty="Please choose"
        options={START_DATES.map((value) => ({ value, label: START_DATE_LABELS[value].label }))}
        required
      />
      <Tick
        meta={fields.termsAccepted}
        label={
          <>
            I accept the <a href={paths.terms()}>Terms</a> and the{" "}
            <a href={paths.privacy()}>Privacy Policy</a>
          </>
        }
      />
    </>
  );
}
