import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { Stepper } from "~/components/Stepper";
import { VerifyEmailForm } from "~/features/accounts/form";
import { resendVerifyLink } from "~/features/accounts/send-verify-link";
import { rotateSession } from "~/features/accounts/sessions";
import type { Viewer } from "~/features/accounts/stored-sessions";
import { onwardPath } from "~/features/accounts/verify-email";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { seeOther, tooMany } from "~/http/replies";
import { requireUser } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { pendingJob } from "./asked-for";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Please verify your email address – ${brand.name}` }];

const NOT_YET = "Email not yet verified. Please check your email and try again.";
const FAILED = "Failed to refresh. Please try again.";
const SENT = "We have sent you a new link. The one before it no longer works.";
const TOO_MANY =
  "We have sent you several already. Look in your spam folder too, or wait before asking again.";
const ONCE_A_MINUTE = "We have just sent you one. Please wait a minute before asking again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireUser(request, context);
  const jobId = pendingJob(request);
  const { db } = context.services;
  if (viewer.emailVerified) throw redirect(await onwardPath(db, viewer, jobId));
  return { email: viewer.emailToProve, applying: !viewer.recruiter, jobId };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireUser(request, context);
  const jobId = pendingJob(request);
  const form = await readForm(request, VerifyEmailForm);
  const deps = registrationDeps(request, context);
  const wantsMail = form.ok && form.value.intent === "resend";
  const done = await attempt(context, "verification.not-refreshed", async () => {
    if (viewer.emailVerified) return goOn(viewer, jobId, deps);
    return wantsMail ? sendAgain(viewer, jobId, deps) : data({ message: NOT_YET }, 422);
  });
  return done.ok ? done.value : data({ message: FAILED }, 500);
}

type Deps = ReturnType<typeof registrationDeps>;

/** A new session comes with a verified address. */
async function goOn(viewer: Viewer, jobId: string | null, deps: Deps) {
  const onward = await onwardPath(deps.db, viewer, jobId);
  const session = await rotateSession(deps.db, viewer, deps);
  await deps.db.batch([...session.statements]);
  return seeOther(onward, [
    ["Set-Cookie", session.cookie],
    ["Set-Cookie", await flash("Email verified!")],
  ]);
}

async function sendAgain(viewer: Viewer, jobId: string | null, deps: Deps) {
  const outcome = await resendVerifyLink(viewer, jobId, deps);
  if (outcome.kind === "sent") return seeOther(paths.verifyEmail(jobId), { "Set-Cookie": await flash(SENT) });
  return tooMany({ message: outcome.seconds <= 60 ? ONCE_A_MINUTE : TOO_MANY }, outcome.seconds);
}

export default function VerifyEmail() {
  const { email, applying, jobId } = useLoaderData<typeof loader>();
  const message = useActionData<{ message: string }>()?.message;
  return (
    <div className="narrow stack wide">
      {applying && jobId !== null && (
        <div className="stack">
          <p className="eyebrow">Step 2 of 5</p>
          <Stepper
            label="Your application"
            current={2}
            steps={["Form", "Verify email", "Upload CV", "Role questions", "Evaluation"]}
          />
        </div>
      )}
      <div className="stack">
        <h1>Please verify your email address</h1>
        <p>
          We have sent a link to{" "}
          <strong>
            <EmailAddress of={email} then="." />
          </strong>{" "}
          Open it on any device and press its button; then come back here.
        </p>
        <p>
          Wrong address? <a href={paths.correctEmail(jobId)}>Change it</a>
        </p>
      </div>
      <verify-watch class="card stack" data-failed={FAILED}>
        <p role="status" className={message === undefined ? undefined : "notice warn"} data-status>
          {message}
        </p>
        <Form method="post" noValidate>
          <input type="hidden" name="intent" value="refresh" />
          <Button>Refresh</Button>
        </Form>
        <Form method="post" noValidate>
          <p className="small muted">Nothing came? Look in your spam folder.</p>
          <Button look="quiet" small name="intent" value="resend">
            Resend Verification Email
          </Button>
        </Form>
      </verify-watch>
    </div>
  );
}
