import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { type NoticeState, noticeState } from "~/features/notices/rules";
import { pageOfNotices } from "~/features/notices/store";
import { idIn } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { NoticeFacts } from "./NoticeFacts";
import { PassHead } from "./PassHead";
import { requirePass } from "./pass-guard";
import { StateFilter } from "./StateFilter";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Notices");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const query = new URL(request.url).searchParams;
  const show = noticeState(query.get("show"));
  const place = { after: idIn(query, "after"), before: idIn(query, "before") };
  const page = await pageOfNotices(context.services.db, show, place);
  return { show, first: place.after === null && place.before === null, now: context.now, ...page };
}

const nothingOf = (show: NoticeState | null) =>
  show === null ? "Nobody has sent a notice yet" : `No ${show} notices`;

export default function Notices() {
  const { show, list, first, next, now } = useLoaderData<typeof loader>();
  return (
    <div className="secure">
      <PassHead title="Notices" here={paths.passNotices()} show={show} />
      <StateFilter show={show} states={STATES} to={(state) => paths.passNotices({ show: state })} />
      {list.length === 0 ? (
        <EmptyState title={first ? nothingOf(show) : "No more notices"} />
      ) : (
        <ul className="stack">
          {list.map(({ id, reference, submitterName, organization, ...facts }) => (
            <li key={id} className="card stack-tight">
              <NoticeFacts {...facts} now={now} />
              <p>
                <strong>{submitterName}</strong>
                {organization !== "" && `, ${organization}`}{" "}
                <span className="small muted reference">{reference}</span>
              </p>
              <p>
                <a href={paths.passNotice(id)}>
                  {facts.decidedAt === null ? "Read and decide" : "Read the decision"}
                  <span className="visually-hidden">: {reference}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
      {(!first || next !== null) && (
        <nav className="row" aria-label="Pages">
          {!first && <a href={paths.passNotices({ show })}>First page</a>}
          {next !== null && <a href={paths.passNotices({ show, ...next })}>Next page</a>}
        </nav>
      )}
    </div>
  );
}

const STATES = [
  { show: "open", text: "Open" },
  { show: "decided", text: "Decided" },
] as const;
