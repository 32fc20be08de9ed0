import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useSearchParams } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { NothingCame } from "~/components/NothingCame";
import { ForgotPasswordForm } from "~/features/accounts/form";
import { askForReset } from "~/features/accounts/reset-password";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Forgot password – ${brand.name}` }];

const FAILED = "We could not take that in. Please try again in a minute.";

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ForgotPasswordForm);
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  const asked = await attempt(context, "reset.not-asked", () => askForReset(form.value.email, deps));
  if (!asked.ok) return broken(form.reply({ form: [FAILED] }));
  // Same answer for known and unknown addresses, so nobody can test who has an account.
  return seeOther(paths.forgotPassword({ sent: true }));
}

export default function ForgotPassword() {
  const lastResult = useActionData<typeof action>();
  const [query] = useSearchParams();
  const [form, fields] = drawnForm<FormInput<typeof ForgotPasswordForm>>({ id: "forgot", lastResult });
  if (query.has("sent")) return <Sent />;
  return (
    <div className="narrow stack">
      <h1>Forgot your password?</h1>
      <p>Tell us your address, and we send you a link to choose a new one.</p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="Email Address" type="email" autoComplete="username" required />
        <Button busy="Sending...">Send me a link</Button>
        <p className="small muted">
          Remembered it? <a href={paths.login()}>Sign In</a>
        </p>
      </Form>
    </div>
  );
}

function Sent() {
  return (
    <div className="narrow stack">
      <h1>Check your inbox</h1>
      <p role="status">
        If there is an account with that address, a link to choose a new password is on its way. It works for
        one hour.
      </p>
      <NothingCame />
      <p>
        <a href={paths.forgotPassword()}>Try another address</a> or <a href={paths.login()}>sign in</a>
      </p>
    </div>
  );
}
