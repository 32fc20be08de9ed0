import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { MessageFacts, MessagePages } from "~/components/Message";
import { feedbackKind } from "~/features/feedback/rules";
import { pageOfSender } from "~/features/feedback/store";
import { requireUser } from "~/http/session";
import { idIn } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import accountStyles from "~/styles/account.css?url";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: accountStyles }];
export const meta: MetaFunction = () => [{ title: `What you sent us – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireUser(request, context);
  const before = idIn(new URL(request.url).searchParams, "before");
  return { before, ...(await pageOfSender(context.services.db, viewer.id, before)) };
}

const firstLine = (text: string | null) => text?.trim().split("\n", 1)[0] ?? "";

export default function Sent() {
  const { list, before, next } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack wide">
      <h1>What you sent us</h1>
      {list.length === 0 ? (
        <EmptyState title="Nothing yet">
          <p>
            Feedback, ideas and issues that you send stand here with our answers.{" "}
            <a href={paths.connect("Feedback")}>Provide Feedback</a>
          </p>
        </EmptyState>
      ) : (
        <ul className="sent-list">
          {list.map(({ id, type, excerpt, ...when }) => (
            <li key={id}>
              <a href={paths.sentMessage(id)}>{firstLine(excerpt)}</a>
              <MessageFacts label={feedbackKind(type).address} {...when} />
            </li>
          ))}
        </ul>
      )}
      <MessagePages
        newest={before === null ? null : paths.sent()}
        older={next === null ? null : paths.sent(next)}
      />
    </div>
  );
}
