import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { NewPassword } from "~/components/NewPassword";
import { ResetPasswordForm } from "~/features/accounts/form";
import { rememberBrowser } from "~/features/accounts/known-browser";
import { resetByLink, resetLinkWorks } from "~/features/accounts/reset-password";
import { blankCookie } from "~/features/accounts/sessions";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther } from "~/http/replies";
import { signing } from "~/http/signing";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Choose a new password – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const FAILED = "We could not change your password. Please try again.";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const works = await resetLinkWorks(context.services.db, params.token ?? "", context.now);
  return data({ works }, works ? 200 : 410);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, ResetPasswordForm, { secrets: ["password", "confirmPassword"] });
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  const done = await attempt(context, "password.not-reset", () =>
    resetByLink(token, form.value.password, deps),
  );
  if (!done.ok) return failed(form, FAILED, done.error);
  const outcome = done.value;
  switch (outcome.kind) {
    case "changed":
      context.log("auth.password-reset", { userId: outcome.userId });
      return seeOther(paths.login(), [
        ["Set-Cookie", blankCookie()],
        ["Set-Cookie", await rememberBrowser(request.headers.get("Cookie"), outcome.email, signing(context))],
        ["Set-Cookie", await flash("Your password is changed. Please sign in with it.")],
      ]);
    case "no-link":
      return seeOther(paths.resetPassword(token));
    case "unfit-password":
      return invalid({ reply: form.reply({ password: [outcome.message] }) });
  }
}

export default function ResetPassword() {
  const { works } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof ResetPasswordForm>>({ id: "reset", lastResult });
  if (!works) return <NoLink />;
  return (
    <div className="narrow stack">
      <h1>Choose a new password</h1>
      <p>Every browser that is signed in to your account will be signed out.</p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <NewPassword
          label="New password"
          password={fields.password}
          confirmPassword={fields.confirmPassword}
        />
        <Button busy="Saving...">Save the new password</Button>
      </Form>
    </div>
  );
}

function NoLink() {
  return (
    <div className="narrow stack">
      <h1>This link no longer works</h1>
      <p>It was used already, has run out after an hour, or a newer one was sent since.</p>
      <p>
        <a className="btn" href={paths.forgotPassword()}>
          Send me a new link
        </a>
      </p>
    </div>
  );
}
