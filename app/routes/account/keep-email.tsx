import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { findEmailToStop, stopNewEmail } from "~/features/accounts/change-email";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { seeOther } from "~/http/replies";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Keep my email address – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const FAILED = "We could not stop it. Please try again.";
const KEPT = "Your address stays as it is. Please choose a new password now.";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const email = await findEmailToStop(context.services.db, params.token ?? "", context.now);
  return data({ email }, email === null ? 410 : 200);
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const { db } = context.services;
  const done = await attempt(context, "email.not-stopped", () =>
    stopNewEmail(token, { db, now: context.now }),
  );
  if (!done.ok) return data({ message: FAILED }, 500);
  if (done.value === "no-link") return seeOther(paths.keepEmail(token));
  context.log("auth.email-kept", {});
  return seeOther(paths.forgotPassword(), { "Set-Cookie": await flash(KEPT) });
}

export default function KeepEmail() {
  const { email } = useLoaderData<typeof loader>();
  const message = useActionData<typeof action>()?.message;
  if (email === null) return <NoLink />;
  return (
    <div className="narrow stack">
      <h1>Keep my email address</h1>
      {message !== undefined && (
        <p className="notice bad" role="alert">
          {message}
        </p>
      )}
      <p>
        Somebody wants your account to have the address{" "}
        <strong>
          <EmailAddress of={email} then="." />
        </strong>{" "}
        Press the button if that was not you: your account keeps its address, and you can choose a new
        password.
      </p>
      <Form method="post" noValidate>
        <Button busy="Saving...">Keep my address</Button>
      </Form>
    </div>
  );
}

const NoLink = () => (
  <div className="narrow stack">
    <h1>This link no longer works</h1>
    <p>The change was called off, has run out after 24 hours, or the address has changed already.</p>
    <p>
      Did somebody else change it? Write to us:{" "}
      <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
    </p>
  </div>
);
