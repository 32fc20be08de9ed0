import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { LONGEST_WHY, WithdrawForm } from "~/features/applications/form";
import { hasEnded } from "~/features/applications/rules";
import { findOwn, withdraw } from "~/features/candidates/withdraw";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { requireVerifiedFor, startFirst } from "./own-application";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Withdraw your application – ${brand.name}` }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const [found] = await findOwn(context.services.db, { userId: viewer.id, jobId });
  if (found === undefined || hasEnded(found.status)) throw redirect(paths.application(jobId), 302);
  const { position, companyName, privacyEmail } = found;
  return { jobId, position, companyName, privacyEmail };
}

const FAILED = "Your application has not been withdrawn. Please try again in a minute.";
const CHANGED = "This could not be done at this moment. Please press the button once more.";
const WITHDRAWN = "Your application is withdrawn.";
const ENDED = "This application had ended before. Nothing was changed.";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const form = await readForm(request, WithdrawForm);
  if (!form.ok) return invalid(form);
  if (!(await context.withinLimit(`say:${viewer.id}`)))
    return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), 60);
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const tried = await attempt(context, "application.not-withdrawn", () =>
    withdraw({ userId: viewer.id, jobId }, form.value.why, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "withdrawn":
      context.log("application.withdrawn", { jobId, userId: viewer.id });
      return seeOther(paths.application(jobId), { "Set-Cookie": await flash(WITHDRAWN) });
    case "ended":
      return seeOther(paths.application(jobId), { "Set-Cookie": await flashRefusal(ENDED) });
    case "changed":
      return data(form.reply({ form: [CHANGED] }), 409);
    case "no-application":
      throw startFirst(jobId);
  }
}

export default function Withdraw() {
  const { jobId, position, companyName, privacyEmail } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof WithdrawForm>>({ id: "withdraw", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.application(jobId)}>← {position}</a>
      </p>
      <h1>Withdraw your application?</h1>
      <ErrorSummary form={form} />
      <Form method="post" className="form" noValidate>
        <p>
          {companyName} is told at once, and nobody decides on your application for {position} any more. You
          can still read it here.
        </p>
        <p>
          One person applies once for each job. Should you change your mind,{" "}
          {privacyEmail === "" ? (
            `tell ${companyName} on your application’s page, under “Your say”`
          ) : (
            <>
              write to {companyName} at <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
            </>
          )}
          : it can take your application up again.
        </p>
        <TextArea
          meta={fields.why}
          label="Why"
          hint={`${companyName} reads it. Leave it empty if you would rather not say.`}
          maxLength={LONGEST_WHY}
          rows={3}
        />
        <p className="row">
          <Button busy="Withdrawing...">Withdraw my application</Button>
          <a href={paths.application(jobId)}>Keep it</a>
        </p>
      </Form>
    </div>
  );
}
