import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import type { Viewer } from "~/features/accounts/stored-sessions";
import {
  consumeVerifyLink,
  findJustVerified,
  findVerifyLink,
  onwardPath,
} from "~/features/accounts/verify-email";
import { clientOf } from "~/http/accounts";
import { flash } from "~/http/flash";
import { seeOther } from "~/http/replies";
import { batchWithSession, readViewer } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Verify your email address – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Uses nothing up: mail scanners open links too. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asking = findVerifyLink(context.services.db, params.token ?? "", context.now);
  const read = batchWithSession(
    request,
    context,
    asking.then(
      ({ query }) =>
        () =>
          [query] as const,
    ),
  );
  const viewer = await readViewer(request, context);
  const [[link]] = (await read()) ?? [await (await asking).query];
  const done = link === undefined && viewer?.emailVerified === true;
  const onward = done ? await onwardPath(context.services.db, viewer, null) : null;
  return data(
    { email: link?.email ?? null, signedIn: viewer !== null, onward },
    link === undefined ? 410 : 200,
  );
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { db } = context.services;
  const { userAgent } = clientOf(request, context);
  const client = { cookieHeader: request.headers.get("Cookie"), userAgent, now: context.now };
  const used = await consumeVerifyLink(db, params.token ?? "", client);
  if (used === null) return pressedAgain(params.token ?? "", request, context);
  context.log("auth.verified", { userId: used.userId });
  if (used.cookie === null) return verifiedElsewhere(await readViewer(request, context), used.jobId);
  return seeOther(await onwardPath(db, { id: used.userId, recruiter: used.recruiter }, used.jobId), [
    ["Set-Cookie", used.cookie],
    ["Set-Cookie", await flash("Email verified!")],
  ]);
}

/** The first press did the work. Whoever its answer did not reach signs in; no other link works. */
async function pressedAgain(token: string, request: Request, context: AppLoadContext) {
  const { db } = context.services;
  const verified = await findJustVerified(db, token, context.now);
  if (verified === null) return seeOther(paths.verifyLink(token));
  const viewer = await readViewer(request, context);
  if (viewer?.id !== verified.userId) return verifiedElsewhere(viewer, verified.jobId);
  return seeOther(await onwardPath(db, viewer, verified.jobId), {
    "Set-Cookie": await flash("Email verified!"),
  });
}

/** The link proves the address, not the password: on another device it signs nobody in. */
async function verifiedElsewhere(viewer: Viewer | null, jobId: string | null) {
  const message = { "Set-Cookie": await flash("Email verified! Please sign in to go on.") };
  if (viewer !== null) return seeOther(paths.jobs(), { "Set-Cookie": await flash("Email verified!") });
  return seeOther(paths.login(jobId === null ? undefined : paths.upload(jobId)), message);
}

export default function VerifyLink() {
  const { email, signedIn, onward } = useLoaderData<typeof loader>();
  if (onward !== null) return <Verified onward={onward} />;
  if (email === null) return <NoLink signedIn={signedIn} />;
  return (
    <div className="narrow stack">
      <h1>Verify your email address</h1>
      <p>
        Press the button to confirm that{" "}
        <strong>
          <EmailAddress of={email} />
        </strong>{" "}
        is yours.
      </p>
      <Form method="post" noValidate>
        <Button busy="Verifying...">Verify my address</Button>
      </Form>
    </div>
  );
}

const Verified = ({ onward }: { onward: string }) => (
  <div className="narrow stack">
    <h1>Your email address is verified</h1>
    <p>This link is not needed any more.</p>
    <p>
      <a className="btn" href={onward}>
        {onward === paths.jobs() ? "Go on to the jobs" : "Go on with your application"}
      </a>
    </p>
  </div>
);

function NoLink({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="narrow stack">
      <h1>This link no longer works</h1>
      <p>It was used already, has run out after 24 hours, or a newer one was sent since.</p>
      {signedIn && (
        <Form method="post" action={paths.verifyEmail()} noValidate>
          <Button name="intent" value="resend">
            Resend Verification Email
          </Button>
        </Form>
      )}
      {!signedIn && (
        <p>
          <a href={paths.login(paths.verifyEmail())}>Sign in</a> to see whether your address is verified, and
          to get a new link if it is not.
        </p>
      )}
    </div>
  );
}
