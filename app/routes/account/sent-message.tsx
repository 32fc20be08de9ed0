import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { EmailAddress } from "~/components/EmailAddress";
import { MessageAnswer, MessageFacts } from "~/components/Message";
import { feedbackKind } from "~/features/feedback/rules";
import { findOwnFeedback } from "~/features/feedback/store";
import { notFound } from "~/http/replies";
import { requireUser } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Your ${data?.noun ?? "feedback"} – ${brand.name}` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireUser(request, context);
  const { feedbackId } = params;
  if (!isId(feedbackId)) throw notFound();
  const found = await findOwnFeedback(context.services.db, viewer.id, feedbackId);
  if (found === undefined) throw notFound();
  const { type, message, answer, createdAt, answeredAt, email } = found;
  const { address, noun } = feedbackKind(type);
  return { label: address, noun, message, answer, createdAt, answeredAt, email };
}

export default function SentMessage() {
  const { noun, message, answer, email, ...facts } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack wide">
      <p>
        <a href={paths.sent()}>← What you sent us</a>
      </p>
      <h1>Your {noun}</h1>
      <MessageFacts {...facts} />
      <blockquote className="as-written">{message}</blockquote>
      <MessageAnswer answer={answer} answeredAt={facts.answeredAt}>
        <p className="notice">
          Not answered yet. The answer will stand here, and come to <EmailAddress of={email} then="." />
        </p>
      </MessageAnswer>
    </div>
  );
}
