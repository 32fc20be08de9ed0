import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { MessageAnswer, MessageFacts } from "~/components/Message";
import { answerFeedback } from "~/features/feedback/answer-feedback";
import { FeedbackAnswerForm } from "~/features/feedback/form";
import { FORM_BYTES, feedbackKind, LONGEST_MESSAGE } from "~/features/feedback/rules";
import { findFeedback } from "~/features/feedback/store";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { type FormReply, readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { PassHead } from "./PassHead";
import { keepDeed, requirePass, requirePassToSend } from "./pass-guard";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Message");

const FAILED = "The answer could not be sent. It is still here: please try again.";
const ANSWERED = "Nothing was sent: somebody has answered this in the meantime.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const { feedbackId } = params;
  if (!isId(feedbackId)) throw notFound();
  const found = await findFeedback(context.services.db, feedbackId);
  if (found === undefined) throw notFound();
  const { type, name, email, message, answer, createdAt, answeredAt } = found;
  return { label: feedbackKind(type).address, name, email, message, answer, createdAt, answeredAt };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await requirePassToSend(request, context);
  const { feedbackId } = params;
  const form = await readForm(request, FeedbackAnswerForm, { bytes: FORM_BYTES });
  if (!isId(feedbackId)) throw notFound();
  if (!form.ok) return invalid(form);
  const { services, settings, now } = context;
  const deps = { db: services.db, jobs: services.jobs, publicOrigin: settings.publicOrigin, now };
  const tried = await attempt(context, "feedback.not-answered", () =>
    answerFeedback({ id: feedbackId, ...form.value }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "answered":
      context.log("feedback.answered", { feedbackId });
      await keepDeed(context, staff, "answered a message", paths.passMessage(feedbackId));
      return seeOther(paths.passMessage(feedbackId), {
        "Set-Cookie": await flash("The answer is on its way."),
      });
    case "answered-before":
      return data(form.reply({ form: [ANSWERED] }), 409);
    case "not-found":
      throw notFound();
  }
}

export default function Message() {
  const { name, email, message, answer, ...facts } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="secure">
      <PassHead title={`Message from ${name}`} here={paths.passMessages()} />
      <MessageFacts {...facts} />
      <p className="small muted">{email}</p>
      <blockquote className="as-written reading">{message}</blockquote>
      {answer !== null && lastResult !== undefined && <TooLate lastResult={lastResult} />}
      <MessageAnswer answer={answer} answeredAt={facts.answeredAt}>
        <AnswerPart email={email} lastResult={lastResult} />
      </MessageAnswer>
    </div>
  );
}

/** What was typed is not lost to whoever comes second. */
function TooLate({ lastResult }: { lastResult: FormReply }) {
  return (
    <div className="notice bad stack-tight" role="alert">
      <p>{lastResult.error?.[""]?.join(" ") ?? ANSWERED} The answer stands below. What you typed:</p>
      <blockquote className="as-written reading">{String(lastResult.initialValue?.answer ?? "")}</blockquote>
    </div>
  );
}

function AnswerPart({ email, lastResult }: { email: string; lastResult: FormReply | undefined }) {
  const [form, fields] = drawnForm<FormInput<typeof FeedbackAnswerForm>>({ id: "answer", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <TextArea
          meta={fields.answer}
          label="Your answer"
          hint={
            `It goes to ${email} with the message quoted, and stands in the sender’s account. It ` +
            `cannot be changed afterwards.`
          }
          rows={8}
          maxLength={LONGEST_MESSAGE}
          required
        />
        <Button busy="Sending...">Send the answer</Button>
      </Form>
    </>
  );
}
