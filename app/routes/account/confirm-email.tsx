import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { changeEmailByLink, findNewEmail } from "~/features/accounts/change-email";
import { blankCookie } from "~/features/accounts/sessions";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { seeOther } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Confirm your new email address – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const FAILED = "We could not change the address. Please try again.";
const TAKEN = "Another account has this address by now, so it cannot be yours.";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const email = await findNewEmail(context.services.db, params.token ?? "", context.now);
  return data({ email }, email === null ? 410 : 200);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const { db, jobs } = context.services;
  const done = await attempt(context, "email.not-changed", () =>
    changeEmailByLink(token, { db, jobs, now: context.now }),
  );
  if (!done.ok) return data({ message: FAILED }, 500);
  const outcome = done.value;
  if (outcome.kind === "no-link") return seeOther(paths.confirmEmail(token));
  if (outcome.kind === "taken") return data({ message: TAKEN }, 409);
  context.log("auth.email-changed", { userId: outcome.userId, again: outcome.kind === "changed-already" });
  const message = await flash("Your email address is changed. Please sign in with it.");
  // The change ended every session: one that is there now began afterwards, or is somebody else's.
  if ((await readViewer(request, context)) !== null) {
    return seeOther(paths.jobs(), { "Set-Cookie": await flash("The email address is changed.") });
  }
  return seeOther(paths.login(), [
    ["Set-Cookie", blankCookie()],
    ["Set-Cookie", message],
  ]);
}

export default function ConfirmEmail() {
  const { email } = useLoaderData<typeof loader>();
  const message = useActionData<typeof action>()?.message;
  if (email === null) {
    return (
      <div className="narrow stack">
        <h1>This link no longer works</h1>
        <p>It was used already, has run out after 24 hours, or a newer one was sent since.</p>
        <p>
          <a href={paths.settings()}>Go to the settings</a>
        </p>
      </div>
    );
  }
  return (
    <div className="narrow stack">
      <h1>Confirm your new email address</h1>
      {message !== undefined && (
        <p className="notice bad" role="alert">
          {message}
        </p>
      )}
      <p>
        Press the button to make{" "}
        <strong>
          <EmailAddress of={email} />
        </strong>{" "}
        the address of your account. Every browser will be signed out.
      </p>
      <Form method="post" noValidate>
        <Button busy="Saving...">Use this address</Button>
      </Form>
    </div>
  );
}
