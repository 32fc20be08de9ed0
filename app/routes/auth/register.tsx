import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { NewPassword } from "~/components/NewPassword";
import { RegisterForm } from "~/features/accounts/form";
import { registerRecruiter } from "~/features/accounts/register";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction = () => [
  { title: `Create Account – ${brand.name}` },
  { name: "description", content: "Open an account for your company and post the first job." },
];

const EMAIL_TAKEN = "An account with this email already exists. Please sign in instead.";
const FAILED = "Failed to create account. Please try again.";
const TOO_MANY = "Too many accounts were made from here in the last hour. Please wait and try again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  if (viewer !== null) throw redirect(paths.dashboard());
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, RegisterForm, { secrets: ["password", "confirmPassword"] });
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  const made = await attempt(context, "account.not-made", () => registerRecruiter(form.value, deps));
  if (!made.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = made.value;
  switch (outcome.kind) {
    case "registered":
      context.log("account.made", { userId: outcome.userId });
      return seeOther(paths.dashboard(), { "Set-Cookie": outcome.cookie });
    case "email-taken":
      return invalid({ reply: form.reply({ form: [EMAIL_TAKEN] }) });
    case "unfit-password":
      return invalid({ reply: form.reply({ password: [outcome.message] }) });
    case "too-many":
      context.log("account.limited", {});
      return tooMany(form.reply({ form: [TOO_MANY] }), outcome.seconds);
  }
}

export default function Register() {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<FormInput<typeof RegisterForm>>({ id: "register", lastResult });
  return (
    <div className="narrow stack">
      <h1>Create Account</h1>
      <p className="muted">For people who hire. You can post your first job in a few minutes.</p>
      <ErrorSummary form={form}>
        {form.errors?.includes(EMAIL_TAKEN) && (
          <p>
            <a href={paths.login()}>Sign in with existing account</a>
          </p>
        )}
      </ErrorSummary>
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="Email Address" type="email" autoComplete="username" required />
        <NewPassword password={fields.password} confirmPassword={fields.confirmPassword} />
        <Field meta={fields.companyName} label="Company Name" autoComplete="organization" required />
        <Field meta={fields.personName} label="Your Name" autoComplete="name" required />
        <Button busy="Creating Account...">Create Account</Button>
        <p className="small muted">
          By creating an account you accept the <a href={paths.terms()}>terms</a> and the{" "}
          <a href={paths.privacy()}>privacy policy</a>.
        </p>
        <p className="small muted">
          Already have an account? <a href={paths.login()}>Sign In</a>
        </p>
      </Form>
    </div>
  );
}
