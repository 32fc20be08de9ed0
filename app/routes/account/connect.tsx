import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { FeedbackForm } from "~/features/feedback/form";
import { giveFeedback } from "~/features/feedback/give-feedback";
import { FORM_BYTES, feedbackKind, feedbackType } from "~/features/feedback/rules";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, tooMany } from "~/http/replies";
import { requireUser } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Feedback"} – ${brand.name}` },
];

const FAILED = "Your message could not be sent. It is still here: please try again.";
const TOO_MANY = "You have sent us a lot in the last hour. Please wait, then send this one.";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { personName, email } = await requireUser(request, context);
  const { title, thanks } = feedbackKind(feedbackType(params.type));
  return { name: personName, email, title, thanks, sent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const viewer = await requireUser(request, context);
  const form = await readForm(request, FeedbackForm, { bytes: FORM_BYTES });
  if (!form.ok) return invalid(form);
  const type = feedbackType(params.type);
  const given = { userId: viewer.id, name: viewer.personName, email: viewer.email, type, ...form.value };
  const deps = { db: context.services.db, now: context.now };
  const done = await attempt(context, "feedback.not-kept", () => giveFeedback(given, deps));
  if (!done.ok) return broken(form.reply({ form: [FAILED] }));
  if (done.value.kind === "too-many") return tooMany(form.reply({ form: [TOO_MANY] }), done.value.seconds);
  return seeOther(paths.connect(feedbackKind(type).address, { sent: true }));
}

export default function Connect() {
  const { name, email, title, thanks, sent } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<FormInput<typeof FeedbackForm>>({ id: "connect", lastResult });
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
          label="Message"
          hint={
            <>
              We answer to <EmailAddress of={email} then="." />
            </>
          }
          required
        />
        <Button busy="Sending...">Send</Button>
      </Form>
      <p>
        <a href={paths.sent()}>What you sent us, and our answers</a>
      </p>
    </div>
  );
}
