import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField } from "~/components/Field";
import { askForNewEmail } from "~/features/accounts/change-email";
import { ChangeEmailForm } from "~/features/accounts/form";
import { findStanding } from "~/features/accounts/store";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { failed, invalid, NOT_TAKEN_IN, seeOther, TOO_MANY_TRIES } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { PasswordNeeded } from "./PasswordNeeded";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Change email address – ${brand.name}` }];

const SENT = "We have sent a link to the new address. Your account keeps the old one until you use it.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email } = await requireVerified(request, context);
  const { linked } = await findStanding(context.services.db, id, context.now);
  return { email, linked };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, ChangeEmailForm, { secrets: ["currentPassword"] });
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  const done = await attempt(context, "email.not-asked", () => askForNewEmail(viewer, form.value, deps));
  if (!done.ok) return failed(form, NOT_TAKEN_IN, done.error);
  switch (done.value.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, done.value, TOO_MANY_TRIES);
    case "same":
      return invalid({ reply: form.reply({ email: ["That is your address already"] }) });
    case "taken":
      return invalid({ reply: form.reply({ email: ["An account with this email already exists."] }) });
    case "sent":
      return seeOther(paths.settings(), { "Set-Cookie": await flash(SENT) });
  }
}

export default function ChangeEmail() {
  const { email, linked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof ChangeEmailForm>>({ id: "email", lastResult });
  return (
    <div className="narrow stack">
      <h1>Change email address</h1>
      <p>
        Now it is{" "}
        <strong>
          <EmailAddress of={email} then="." />
        </strong>{" "}
        We send a link to the new address; nothing changes before you use it.
      </p>
      {linked && <PasswordNeeded />}
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="New email address" type="email" autoComplete="email" required />
        <PasswordField
          meta={fields.currentPassword}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <Button busy="Sending...">Send the link</Button>
        <p className="small">
          <a href={paths.settings()}>Back to the settings</a>
        </p>
      </Form>
    </div>
  );
}
