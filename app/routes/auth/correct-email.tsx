import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField } from "~/components/Field";
import { CorrectEmailForm } from "~/features/accounts/form";
import { correctEmail } from "~/features/accounts/send-verify-link";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { failed, invalid, NOT_TAKEN_IN, seeOther, TOO_MANY_TRIES } from "~/http/replies";
import { requireUser } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { pendingJob } from "./asked-for";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Change your email address – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireUser(request, context);
  if (viewer.emailVerified) throw redirect(paths.changeEmail());
  return { email: viewer.emailToProve, jobId: pendingJob(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireUser(request, context);
  if (viewer.emailVerified) return seeOther(paths.changeEmail());
  const form = await readForm(request, CorrectEmailForm, { secrets: ["currentPassword"] });
  if (!form.ok) return invalid(form);
  const jobId = pendingJob(request);
  const deps = registrationDeps(request, context);
  const done = await attempt(context, "email.not-corrected", () =>
    correctEmail(viewer, { ...form.value, jobId }, deps),
  );
  if (!done.ok) return failed(form, NOT_TAKEN_IN, done.error);
  switch (done.value.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, done.value, TOO_MANY_TRIES);
    case "sent":
      return seeOther(paths.verifyEmail(jobId), {
        "Set-Cookie": await flash(`We have written to ${form.value.email}. An earlier link no longer works.`),
      });
  }
}

export default function CorrectEmail() {
  const { email, jobId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof CorrectEmailForm>>({ id: "correct", lastResult });
  return (
    <div className="narrow stack">
      <h1>Change your email address</h1>
      <p>
        We wrote to{" "}
        <strong>
          <EmailAddress of={email} then="." />
        </strong>{" "}
        Tell us where to write instead. The link that we sent there no longer works then.
      </p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field
          meta={fields.email}
          label="Email Address"
          hint="Until you have used the new link, you sign in with the old address."
          type="email"
          autoComplete="email"
          required
        />
        <PasswordField
          meta={fields.currentPassword}
          label="Your password"
          autoComplete="current-password"
          required
        />
        <Button busy="Sending...">Send the link there</Button>
        <p className="small">
          <a href={paths.verifyEmail(jobId)}>It was right: go back</a>
        </p>
      </Form>
    </div>
  );
}
