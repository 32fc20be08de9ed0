import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AcceptTerms } from "~/components/AcceptTerms";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { NewPassword } from "~/components/NewPassword";
import { RegisterForm } from "~/features/accounts/form";
import { registerRecruiter } from "~/features/accounts/register";
import { jobWanted } from "~/features/accounts/way-in";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { countryOf } from "~/http/country-of";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { wantedPath } from "./asked-for";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction = () => [
  { title: `Create Account – ${brand.name}` },
  { name: "description", content: "Open an account for your company and post the first job." },
];

const EMAIL_TAKEN = "An account with this email already exists. Please sign in instead.";
const EMAIL_INVALID = "Please enter a valid email address.";
const FAILED = "Failed to create account. Please try again.";
const TOO_MANY =
  "Many accounts were made from your network in the last hour, so we have to wait a little. What you typed " +
  "is still here: please try again in a while.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  const wanted = wantedPath(request);
  if (viewer !== null) throw redirect(wanted ?? paths.dashboard());
  return { wanted, jobId: jobWanted(wanted) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, RegisterForm, { secrets: ["password", "confirmPassword"] });
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  const recruiter = { ...form.value, country: countryOf(request) };
  const made = await attempt(context, "account.not-made", () => registerRecruiter(recruiter, deps));
  if (!made.ok) return failed(form, FAILED, made.error);
  const outcome = made.value;
  switch (outcome.kind) {
    case "registered":
      context.log("account.made", { userId: outcome.userId });
      return seeOther(wantedPath(request) ?? paths.dashboard(), { "Set-Cookie": outcome.cookie });
    case "email-taken":
      return invalid({ reply: form.reply({ form: [EMAIL_TAKEN] }) });
    case "email-invalid":
      return invalid({ reply: form.reply({ form: [EMAIL_INVALID] }) });
    case "unfit-password":
      return invalid({ reply: form.reply({ password: [outcome.message] }) });
    case "too-many":
      context.log("account.limited", {});
      return tooMany(form.reply({ form: [TOO_MANY] }), outcome.seconds);
  }
}

export default function Register() {
  const { wanted, jobId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof RegisterForm>>({ id: "register", lastResult });
  const signIn = paths.login(wanted ?? undefined);
  return (
    <div className="narrow stack">
      <h1>Create Account</h1>
      <p className="muted">For companies that hire. You can post your first job in a few minutes.</p>
      <p className="notice">
        {jobId === null ? (
          <>
            Looking for a job? <a href={paths.careers()}>See the open jobs</a>. You make your account when you
            apply.
          </>
        ) : (
          <>
            Would you like to apply for a job? <a href={paths.apply(jobId)}>Go back to the job</a>. You make
            your account there, when you apply.
          </>
        )}
      </p>
      <ErrorSummary form={form} title={form.errors === undefined ? undefined : "Registration Failed"}>
        {form.errors?.includes(EMAIL_TAKEN) && (
          <p>
            <a href={signIn}>Sign in with existing account</a>
          </p>
        )}
      </ErrorSummary>
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="Email Address" type="email" autoComplete="username" required />
        <NewPassword password={fields.password} confirmPassword={fields.confirmPassword} />
        <Field meta={fields.companyName} label="Company Name" autoComplete="organization" required />
        <Field meta={fields.personName} label="Your Name" autoComplete="name" required />
        <Button busy="Creating Account...">Create Account</Button>
        <AcceptTerms />
        <p className="small muted">
          Already have an account? <a href={signIn}>Sign In</a>
        </p>
      </Form>
    </div>
  );
}
