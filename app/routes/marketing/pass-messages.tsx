import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { MessageFacts, MessagePages } from "~/components/Message";
import { type FeedbackState, feedbackKind, feedbackState } from "~/features/feedback/rules";
import { pageOfFeedback } from "~/features/feedback/store";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import styles from "~/styles/marketing.css?url";
import { PassHead } from "./PassHead";
import { requirePass } from "./pass-guard";

export const handle: PageHandle = { kind: "quiet" };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });
export const meta: MetaFunction = () => [
  { title: `Messages – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const query = new URL(request.url).searchParams;
  const show = feedbackState(query.get("show"));
  const wanted = query.get("before") ?? undefined;
  const before = isId(wanted) ? wanted : null;
  return { show, before, ...(await pageOfFeedback(context.services.db, show, before)) };
}

export default function Messages() {
  const { show, list, before, next } = useLoaderData<typeof loader>();
  return (
    <div className="secure">
      <PassHead title="Messages" here={paths.passMessages()} show={show} />
      <Filter show={show} />
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

const FILTERS = [
  { show: null, text: "All" },
  { show: "open", text: "Open" },
  { show: "answered", text: "Answered" },
] as const;

const Filter = ({ show }: { show: FeedbackState | null }) => (
  <nav className="row" aria-label="Show">
    {FILTERS.map((filter) => (
      <a
        key={filter.text}
        href={paths.passMessages({ show: filter.show })}
        aria-current={filter.show === show ? "page" : undefined}
      >
        {filter.text}
      </a>
    ))}
  </nav>
);
