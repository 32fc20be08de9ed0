import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { PasswordField } from "~/components/Field";
import { NewPassword } from "~/components/NewPassword";
import { changePassword } from "~/features/accounts/change-password";
import { ChangePasswordForm } from "~/features/accounts/form";
import { signIn } from "~/features/accounts/sign-in";
import { findStanding } from "~/features/accounts/store";
import { registrationDeps, signInDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther } from "~/http/replies";
import { readViewer, requireVerified } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { PasswordNeeded } from "./PasswordNeeded";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Change password – ${brand.name}` }];

const SECRETS = ["currentPassword", "password", "confirmPassword"];
const FAILED = "We could not change your password. Please try again.";
const CHANGED = "Your password is changed, and every other browser is signed out.";
const NOT_CHANGED = "You are signed out, so your password was not changed. Please sign in first.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email } = await requireVerified(request, context);
  const { linked } = await findStanding(context.services.db, id, context.now);
  return { email, linked };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const signedOut = (await readViewer(request, context)) === null;
  const viewer = signedOut ? null : await requireVerified(request, context);
  const form = await readForm(request, ChangePasswordForm, { secrets: SECRETS });
  if (viewer === null) return form.ok ? pressedAgain(form.value, request, context) : signInFirst();
  if (!form.ok) return invalid(form);
  const deps = { ...registrationDeps(request, context), cookieHeader: request.headers.get("Cookie") };
  const done = await attempt(context, "password.not-changed", () => changePassword(viewer, form.value, deps));
  if (!done.ok) return failed(form, FAILED, done.error);
  switch (done.value.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, done.value);
    case "unfit-password":
      return invalid({ reply: form.reply({ password: [done.value.message] }) });
    case "signed-out":
      return pressedAgain(form.value, request, context);
    case "changed":
      context.log("auth.password-changed", { userId: viewer.id });
      return changed(done.value.cookie);
  }
}

/** The first of two presses ended every session; whoever sends the new password again signs in with it. */
async function pressedAgain(
  { passwordOwner: email, password }: { passwordOwner: string; password: string },
  request: Request,
  context: AppLoadContext,
) {
  const mayTry = email !== "" && (await context.withinLimit(`sign-in:${context.clientIp}:${email}`));
  if (!mayTry) return signInFirst();
  const deps = { ...(await signInDeps(request, context, email)), old: null };
  const outcome = await signIn({ email, password, remembered: false }, deps);
  if (outcome.kind === "too-many" || outcome.kind === "needs-link") return signInFirst();
  if (outcome.kind === "second-step") return signInFirst();
  if (outcome.kind === "refused") return signInFirst({ "Set-Cookie": await flashRefusal(NOT_CHANGED) });
  context.log("auth.signed-in", { userId: outcome.userId });
  return changed(outcome.cookie);
}

const signInFirst = (headers?: HeadersInit) => seeOther(paths.login(paths.changePassword()), headers);

const changed = async (cookie: string) =>
  seeOther(paths.settings(), [
    ["Set-Cookie", cookie],
    ["Set-Cookie", await flash(CHANGED)],
  ]);

export default function ChangePassword() {
  const { email, linked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof ChangePasswordForm>>({ id: "password", lastResult });
  return (
    <div className="narrow stack">
      <h1>Change password</h1>
      <p>Every other browser that is signed in to your account will be signed out.</p>
      {linked && <PasswordNeeded />}
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <input name="passwordOwner" type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          meta={fields.currentPassword}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <NewPassword
          label="New password"
          password={fields.password}
          confirmPassword={fields.confirmPassword}
        />
        <Button busy="Saving...">Save the new password</Button>
        <p className="small">
          <a href={paths.settings()}>Back to the settings</a>
        </p>
      </Form>
    </div>
  );
}
