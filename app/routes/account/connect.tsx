import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, TextArea } from "~/components/Field";
import { FeedbackForm } from "~/features/feedback/form";
import { giveFeedback } from "~/features/feedback/give-feedback";
import { FORM_BYTES, feedbackKind, feedbackType, wholeMessage } from "~/features/feedback/rules";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, tooMany } from "~/http/replies";
import { requireUser } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import accountStyles from "~/styles/account.css?url";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: accountStyles }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Feedback"} – ${brand.name}` },
];

const FAILED = "Your message could not be sent. It is still here: please try again.";
const CAME_FROM = "The page you came from stands here already; change it if it was another.";
const TOO_MANY = "You have sent us a lot in the last hour. Please wait, then send this one.";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { personName, email } = await requireUser(request, context);
  const { title, thanks } = feedbackKind(feedbackType(params.type));
  const type = feedbackType(params.type);
  const sent = new URL(request.url).searchParams.has("sent");
  const from = type === "issue" ? cameFrom(request, context.settings.publicOrigin) : null;
  return { name: personName, email, title, thanks, sent, isIssue: type === "issue", from };
}

/** The page on which they pressed Report Issue, without what was asked of it. */
function cameFrom(request: Request, publicOrigin: string): string {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return "";
  const { origin, pathname } = new URL(referrer);
  return origin === publicOrigin && pathname !== new URL(request.url).pathname ? pathname : "";
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const viewer = await requireUser(request, context);
  const form = await readForm(request, FeedbackForm, { bytes: FORM_BYTES });
  if (!form.ok) return invalid(form);
  const type = feedbackType(params.type);
  const { id: userId, personName: name, email, emailVerified } = viewer;
  const given = { userId, name, email, emailVerified, type, message: wholeMessage(form.value) };
  const { teamEmail, publicOrigin } = context.settings;
  const deps = { ...context.services, teamEmail, publicOrigin, now: context.now };
  const done = await attempt(context, "feedback.not-kept", () => giveFeedback(given, deps));
  if (!done.ok) return broken(form.reply({ form: [FAILED] }));
  if (done.value.kind === "too-many") return tooMany(form.reply({ form: [TOO_MANY] }), done.value.seconds);
  return seeOther(paths.connect(feedbackKind(type).address, { sent: true }));
}

export default function Connect() {
  const { name, email, title, thanks, sent, isIssue, from } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof FeedbackForm>>({
    id: "connect",
    lastResult,
    defaultValue: { where: from ?? "" },
  });
  return (
    <div className="narrow stack">
      <h1>{title}</h1>
      {sent && lastResult === undefined && (
        <div className="notice ok thanks" role="status">
          <h2>Thank You!</h2>
          <p>{thanks}</p>
        </div>
      )}
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} />
        <TextArea
          meta={fields.message}
          label={isIssue ? "What happened?" : "Message"}
          hint={
            <>
              We answer to <EmailAddress of={email} then="." />
            </>
          }
          required
        />
        {isIssue && (
          <>
            <TextArea meta={fields.expected} label="What did you expect?" rows={3} />
            <Field meta={fields.where} label="Where did it happen?" hint={from ? CAME_FROM : undefined} />
          </>
        )}
        <Button busy="Sending...">Send</Button>
      </Form>
      <p>
        <a href={paths.sent()}>What you sent us, and our answers</a>
      </p>
    </div>
  );
}
