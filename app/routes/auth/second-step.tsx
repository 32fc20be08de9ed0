import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { PasskeyForm } from "~/components/PasskeyForm";
import { SecondStepForm } from "~/features/accounts/form";
import { rememberBrowser } from "~/features/accounts/known-browser";
import { askForPasskey } from "~/features/accounts/passkeys";
import { findSecondFactor } from "~/features/accounts/second-factor";
import { noStep, readStep, takeSecondStep } from "~/features/accounts/second-step";
import { secondFactorDeps, signInDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import { signing } from "~/http/signing";
import { safePath } from "~/lib/safe-path";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Your code – ${brand.name}` }];

const FAILED = "Authentication error. Please try again.";
const WRONG = "That code does not fit, or was used already. Your app shows a new one every half minute.";
const WRONG_PASSKEY =
  "That passkey was not taken: it may belong to another account, or this page was open for too long. " +
  "Please press the button again, or use a recovery code.";
const AGAIN = "That took longer than ten minutes. Please sign in again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const step = await readStep(request.headers.get("Cookie"), signing(context));
  if (step === null) throw redirect(paths.login(wantedPath(request)));
  const { db } = context.services;
  const { app, passkeys } = await findSecondFactor(db, step.userId);
  const asked = passkeys > 0 ? await askForPasskey(db, step.userId, signing(context)) : null;
  return { app, asked };
}

/** The session is opened here and nowhere before. */
export async function action({ request, context }: ActionFunctionArgs) {
  const cookies = request.headers.get("Cookie");
  const step = await readStep(cookies, signing(context));
  const old = await readViewer(request, context);
  if (step === null)
    return old === null ? beginAgain(request) : seeOther(wantedPath(request) ?? paths.dashboard());
  const form = await readForm(request, SecondStepForm, { secrets: ["code", "credential"] });
  if (!form.ok) return invalid(form);
  const known = await signInDeps(request, context, step.email);
  const deps = { ...secondFactorDeps(request, context), ...known, old };
  const typed = form.value;
  const byPasskey = typed.intent === "passkey";
  const shown = byPasskey ? { passkey: typed.credential } : { code: typed.code };
  const tried = await attempt(context, "auth.failed", () => takeSecondStep(step, shown, deps));
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "begin-again":
      return beginAgain(request);
    case "refused":
      context.log("auth.refused", { at: "second step", ...(outcome.copied && { counter: "went back" }) });
      return invalid({ reply: form.reply(byPasskey ? { form: [WRONG_PASSKEY] } : { code: [WRONG] }) });
    case "too-many":
      context.log("auth.limited", { of: "second step" });
      return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), outcome.seconds);
    case "signed-in":
      context.log("auth.signed-in", { userId: outcome.userId, by: byPasskey ? "passkey" : "second step" });
      return seeOther(wantedPath(request) ?? paths.dashboard(), [
        ["Set-Cookie", outcome.cookie],
        ["Set-Cookie", noStep()],
        ["Set-Cookie", await rememberBrowser(cookies, step.email, signing(context))],
      ]);
  }
}

const beginAgain = async (request: Request) =>
  seeOther(paths.login(wantedPath(request)), [
    ["Set-Cookie", noStep()],
    ["Set-Cookie", await flashRefusal(AGAIN)],
  ]);

const wantedPath = (request: Request) =>
  safePath(new URL(request.url).searchParams.get("redirect")) ?? undefined;

export default function SecondStep() {
  const { app, asked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ code?: string }>({ id: "code", lastResult });
  return (
    <div className="narrow stack">
      <h1>{app ? "Your code" : "Your passkey"}</h1>
      <p>
        Your password was right. {asked !== null && "Now use your passkey"}
        {asked !== null && (app ? ", or open " : ", or type one of your recovery codes.")}
        {asked === null && "Now open "}
        {app && `your authenticator app, and type what it shows for ${brand.name}.`}
      </p>
      <ErrorSummary form={form} />
      {asked !== null && (
        <PasskeyForm className="card" button="Use my passkey" asks={{ get: asked }}>
          <input type="hidden" name="intent" value="passkey" />
        </PasskeyForm>
      )}
      <Form method="post" className="card form" noValidate>
        <Field
          meta={fields.code}
          label={app ? "Code" : "Recovery code"}
          hint={app ? "Six digits. Without your phone: one of your recovery codes." : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={asked === null}
        />
        <Button busy="Signing in..." look={asked === null ? "primary" : "ghost"}>
          Sign In
        </Button>
      </Form>
      <p className="small muted">
        No phone{asked !== null && ", no passkey"} and no recovery code? Write to{" "}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>. A new password alone does not open
        your account.
      </p>
    </div>
  );
}
