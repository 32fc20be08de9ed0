import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { PasswordField } from "~/components/Field";
import { LinkAccountForm } from "~/features/accounts/form";
import { enterByPassword } from "~/features/accounts/provider-sign-in";
import { noPending, readPending } from "~/features/accounts/provider-trip";
import { keepStep } from "~/features/accounts/second-step";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { requireProvider } from "~/http/identity-provider";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import { signing } from "~/http/signing";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Is this your account? – ${brand.name}` }];

const FAILED = "Authentication error. Please try again.";
const WRONG = "That is not the password of this account";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name } = requireProvider(context);
  const pending = await readPending(request.headers.get("Cookie"), signing(context));
  if (pending === null) throw redirect(paths.login());
  return { name, email: pending.person.email };
}

/** The password of the account shows that it belongs to whoever has signed in at the provider. */
export async function action({ request, context }: ActionFunctionArgs) {
  const provider = requireProvider(context);
  const pending = await readPending(request.headers.get("Cookie"), signing(context));
  if (pending === null) return seeOther(paths.login());
  const form = await readForm(request, LinkAccountForm, { secrets: ["password"] });
  if (!form.ok) return invalid(form);
  const old = await readViewer(request, context);
  const deps = { ...registrationDeps(request, context), old, provider };
  const entered = await attempt(context, "auth.provider-failed", () =>
    enterByPassword(pending.person, form.value.password, deps),
  );
  if (!entered.ok) return failed(form, FAILED, entered.error);
  const outcome = entered.value;
  switch (outcome.kind) {
    case "signed-in":
      context.log("auth.signed-in", { userId: outcome.userId, by: "provider" });
      return seeOther(pending.redirect ?? paths.dashboard(), [
        ["Set-Cookie", outcome.cookie],
        ["Set-Cookie", noPending()],
      ]);
    case "second-step":
      return seeOther(paths.secondStep(pending.redirect ?? undefined), [
        ["Set-Cookie", await keepStep(outcome.step, signing(context))],
        ["Set-Cookie", noPending()],
      ]);
    case "wrong-password":
      context.log("auth.refused", {});
      return invalid({ reply: form.reply({ password: [WRONG] }) });
    case "too-many":
      context.log("auth.limited", {});
      return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), outcome.seconds);
    default:
      return invalid({ reply: form.reply({ form: [FAILED] }) });
  }
}

export default function IsThisYours() {
  const { name, email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof LinkAccountForm>>({ id: "link-account", lastResult });
  return (
    <div className="narrow stack">
      <h1>Is this your account?</h1>
      <p>
        There is an account for{" "}
        <strong>
          <EmailAddress of={email} then="." />
        </strong>{" "}
        Give its password once, and you can sign in with {name} from then on.
      </p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <PasswordField meta={fields.password} label="Password" autoComplete="current-password" required />
        <Button busy="Signing in...">Sign In</Button>
        <p className="small muted">
          <a href={paths.forgotPassword()}>Forgot password?</a>
        </p>
      </Form>
    </div>
  );
}
