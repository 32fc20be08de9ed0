import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { SecondStepForm } from "~/features/accounts/form";
import { rememberBrowser } from "~/features/accounts/known-browser";
import { noStep, readStep, takeSecondStep } from "~/features/accounts/second-step";
import { secondFactorDeps, signInDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { keeping } from "~/http/identity-provider";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { safePath } from "~/lib/safe-path";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Your code – ${brand.name}` }];

const FAILED = "Authentication error. Please try again.";
const WRONG = "That code does not fit, or was used already. Your app shows a new one every half minute.";
const TOO_MANY = "Too many tries. Please wait a while and try again.";
const AGAIN = "That took longer than ten minutes. Please sign in again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const step = await readStep(request.headers.get("Cookie"), keeping(context));
  if (step === null) throw redirect(paths.login(wantedPath(request)));
  return null;
}

/** The session is opened here and nowhere before. */
export async function action({ request, context }: ActionFunctionArgs) {
  const cookies = request.headers.get("Cookie");
  const step = await readStep(cookies, keeping(context));
  const old = await readViewer(request, context);
  if (step === null)
    return old === null ? beginAgain(request) : seeOther(wantedPath(request) ?? paths.dashboard());
  const form = await readForm(request, SecondStepForm, { secrets: ["code"] });
  if (!form.ok) return invalid(form);
  const known = await signInDeps(request, context, step.email);
  const deps = { ...secondFactorDeps(request, context), ...known, old };
  const tried = await attempt(context, "auth.failed", () => takeSecondStep(step, form.value.code, deps));
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "begin-again":
      return beginAgain(request);
    case "refused":
      context.log("auth.refused", { at: "second step" });
      return invalid({ reply: form.reply({ code: [WRONG] }) });
    case "too-many":
      context.log("auth.limited", { of: "second step" });
      return tooMany(form.reply({ form: [TOO_MANY] }), outcome.seconds);
    case "signed-in":
      context.log("auth.signed-in", { userId: outcome.userId, by: "second step" });
      return seeOther(wantedPath(request) ?? paths.dashboard(), [
        ["Set-Cookie", outcome.cookie],
        ["Set-Cookie", noStep()],
        ["Set-Cookie", await rememberBrowser(cookies, step.email, keeping(context))],
      ]);
  }
}

const beginAgain = async (request: Request) =>
  seeOther(paths.login(wantedPath(request)), [
    ["Set-Cookie", noStep()],
    ["Set-Cookie", await flash(AGAIN)],
  ]);

const wantedPath = (request: Request) =>
  safePath(new URL(request.url).searchParams.get("redirect")) ?? undefined;

export default function SecondStep() {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<FormInput<typeof SecondStepForm>>({ id: "code", lastResult });
  return (
    <div className="narrow stack">
      <h1>Your code</h1>
      <p>
        Your password was right. Now open your authenticator app, and type what it shows for {brand.name}.
      </p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field
          meta={fields.code}
          label="Code"
          hint="Six digits. Without your phone: one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
        <Button busy="Signing in...">Sign In</Button>
      </Form>
      <p className="small muted">
        No phone and no recovery code? Write to{" "}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>. A new password alone does not open
        your account.
      </p>
    </div>
  );
}
