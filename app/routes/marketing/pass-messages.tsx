import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { MessageFacts, MessagePages } from "~/components/Message";
import { feedbackKind, feedbackState } from "~/features/feedback/rules";
import { pageOfFeedback } from "~/features/feedback/store";
import { everywhere } from "~/http/everywhere";
import { idIn } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { PassHead } from "./PassHead";
import { requirePass } from "./pass-guard";
import { StateFilter } from "./StateFilter";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Messages");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const query = new URL(request.url).searchParams;
  const show = feedbackState(query.get("show"));
  const before = idIn(query, "before");
  return { show, before, ...(await pageOfFeedback(everywhere(context), show, before)) };
}

export default function Messages() {
  const { show, list, before, next } = useLoaderData<typeof loader>();
  return (
    <div className="secure">
      <PassHead title="Messages" here={paths.passMessages()} show={show} />
      <StateFilter show={show} states={STATES} to={(state) => paths.passMessages({ show: state })} />
      {list.length === 0 ? (
        <EmptyState title={show === null ? "Nobody has sent anything yet" : `No ${show} messages`} />
      ) : (
        <ul className="stack">
          {list.map(({ id, type, name, email, excerpt, ...when }) => (
            <li key={id} className="card stack-tight">
              <MessageFacts label={feedbackKind(type).address} {...when} />
              <p>
                <strong>{name}</strong> <span className="small muted">{email}</span>
              </p>
              <p className="as-written reading">{excerpt}</p>
              <p>
                <a href={paths.passMessage(id)}>
                  {when.answeredAt === null ? "Read and answer" : "Read the answer"}
                  <span className="visually-hidden">: {name}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
      <MessagePages
        newest={before === null ? null : paths.passMessages({ show })}
        older={next === null ? null : paths.passMessages({ show, before: next })}
      />
    </div>
  );
}

const STATES = [
  { show: "open", text: "Open" },
  { show: "answered", text: "Answered" },
] as const;
