import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Moment } from "~/components/Moment";
import { EndSessionForm } from "~/features/accounts/form";
import { endSession, endSessions, listSessions } from "~/features/accounts/sessions";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { refusal, refusalWithForm, seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Where you are signed in – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const { db, advice } = context.services;
  const rows = await listSessions(db, viewer.id, context.now);
  const named = await advice.browserNames(rows.map(({ userAgent }) => userAgent));
  return {
    sessions: rows.map(({ id, createdAt }, at) => ({
      id,
      browser: (named.kind === "answered" ? named.value[at] : undefined) ?? "A browser we do not know",
      since: createdAt,
      current: id === viewer.sessionId,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, EndSessionForm);
  if (!form.ok) throw refusal(400);
  const { db } = context.services;
  const { session } = form.value;
  const ended = await attempt<unknown>(context, "auth.sessions-not-ended", async () =>
    session === undefined ? endSessions(db, viewer.id, viewer.sessionId) : endSession(db, viewer.id, session),
  );
  if (!ended.ok) throw await refusalWithForm(context, 503);
  context.log("auth.sessions-ended", { userId: viewer.id, all: session === undefined });
  const message =
    session === undefined ? "Every other browser is signed out." : "That browser is signed out.";
  return seeOther(paths.sessions(), { "Set-Cookie": await flash(message) });
}

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Where you are signed in</h1>
      <ul className="stack">
        {sessions.map(({ id, browser, since, current }) => (
          <li key={id} className="card row between one-line">
            <div>
              <strong>{browser}</strong>
              <p className="small muted">
                Since <Moment of={since} />
              </p>
            </div>
            {current ? (
              <Badge tone="ok">This browser</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button look="ghost" small>
                  Sign out
                  <span className="visually-hidden">
                    {" "}
                    {browser}, since <Moment of={since} />
                  </span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button look="danger">Sign out everywhere else</Button>
        </Form>
      )}
      <p className="small">
        <a href={paths.settings()}>Back to the settings</a>
      </p>
    </div>
  );
}
