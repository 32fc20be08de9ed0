import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField, Tick } from "~/components/Field";
import { LOGIN_FAILED, LoginForm } from "~/features/accounts/form";
import { rememberBrowser } from "~/features/accounts/known-browser";
import { keepStep } from "~/features/accounts/second-step";
import { signIn } from "~/features/accounts/sign-in";
import { registrationPath } from "~/features/accounts/way-in";
import { signInDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { closedCompany, notLeaving } from "~/http/leaving-cookie";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import { readViewer } from "~/http/session";
import { signing } from "~/http/signing";
import type { FormInput } from "~/lib/fields";
import { safePath } from "~/lib/safe-path";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { wantedPath } from "./asked-for";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction = () => [
  { title: `Sign in – ${brand.name}` },
  { name: "description", content: "Sign in to your jobs and candidates, or to an application under way." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  if (viewer !== null) throw redirect(wantedPath(request) ?? paths.dashboard());
  const wanted = wantedPath(request);
  const told = await attempt(context, "closing.unread", () => closedCompany(request, context));
  const closed = told.ok ? told.value : null;
  const page = {
    provider: context.services.identity?.name ?? null,
    register: registrationPath(wanted),
    closed,
  };
  return data(page, closed === null ? {} : { headers: { "Set-Cookie": notLeaving() } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, LoginForm, { secrets: ["password"] });
  if (!form.ok) return invalid(form);
  const { email, password, remember } = form.value;
  if (!(await context.withinLimit(`sign-in:${context.clientIp}:${email}`))) {
    return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), 10);
  }
  const old = await readViewer(request, context);
  const deps = { ...(await signInDeps(request, context, email)), old };
  const tried = await attempt(context, "auth.failed", () =>
    signIn({ email, password, remembered: remember }, deps),
  );
  if (!tried.ok) return failed(form, FAILED, tried.error);
  const outcome = tried.value;
  switch (outcome.kind) {
    case "refused":
      context.log("auth.refused", {});
      return invalid({ reply: form.reply({ form: [LOGIN_FAILED] }) });
    case "too-many":
      context.log("auth.limited", {});
      return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), outcome.seconds);
    case "needs-link":
      context.log("auth.limited", { of: "account" });
      return tooMany(form.reply({ form: [NEEDS_LINK] }), outcome.seconds);
    case "second-step":
      return seeOther(paths.secondStep(wantedPath(request) ?? undefined), {
        "Set-Cookie": await keepStep(outcome.step, signing(context)),
      });
    case "signed-in":
      context.log("auth.signed-in", { userId: outcome.userId });
      return seeOther(wantedPath(request) ?? paths.dashboard(), [
        ["Set-Cookie", outcome.cookie],
        ["Set-Cookie", await rememberBrowser(request.headers.get("Cookie"), email, signing(context))],
      ]);
  }
}

const FAILED = "Authentication error. Please try again.";
const NEEDS_LINK =
  "This address was tried too often. If there is an account with it, its owner gets in at once by the link " +
  "that we sent there, or where they signed in before. Everybody else: please wait an hour.";

export default function Login() {
  const { provider, register, closed } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [query] = useSearchParams();
  const [form, fields] = drawnForm<FormInput<typeof LoginForm>>({ id: "login", lastResult });
  return (
    <div className="narrow stack">
      <h1>Sign in</h1>
      {closed !== null && (
        <p className="notice" role="status">
          <strong dir="auto">{closed.name}</strong> was closed on <Day of={new Date(closed.on)} />, and
          everybody who worked there was signed out. Your account stays, without a company: sign in as before.
        </p>
      )}
      <ErrorSummary form={form} title={form.errors?.includes(FAILED) ? "Authentication Error" : undefined} />
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="Email Address" type="email" autoComplete="username" required />
        <PasswordField meta={fields.password} label="Password" autoComplete="current-password" required />
        <div className="row between">
          <Tick meta={fields.remember} label="Remember me" />
          <a href={paths.forgotPassword()} className="small">
            Forgot password?
          </a>
        </div>
        <Button busy="Signing in...">Sign In</Button>
        <p className="small muted">
          No account yet? <a href={register}>Register Now</a>
        </p>
        <p className="small muted">
          Looking for a job? <a href={paths.careers()}>See the open jobs</a>
        </p>
      </Form>
      {provider !== null && (
        <p className="stack">
          <a className="btn ghost" href={paths.providerSignIn(query.get("redirect") ?? undefined)}>
            Sign in with {provider}
          </a>
        </p>
      )}
      {safePath(query.get("redirect")) !== null && (
        <p className="small muted">You will be taken back to where you were.</p>
      )}
    </div>
  );
}
