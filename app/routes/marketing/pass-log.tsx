import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { MessagePages } from "~/components/Message";
import { Moment } from "~/components/Moment";
import { pageOfStaffActions } from "~/features/beta/pass-log";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { PassHead } from "./PassHead";
import { requirePass } from "./pass-guard";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Who did what");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const asked = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  return { first: before === null, ...(await pageOfStaffActions(context.services.db, before)) };
}

export default function PassLog() {
  const { actions, first, next } = useLoaderData<typeof loader>();
  return (
    <div className="secure">
      <PassHead title="Who did what" here={paths.passLog()} />
      {actions.length === 0 ? (
        <EmptyState title="Nothing has been done here yet" />
      ) : (
        <ul className="stack">
          {actions.map(({ seq, personName, did, place, at }) => (
            <li key={seq} className="card stack-tight">
              <p>
                <strong>{personName}</strong> <a href={place}>{did}</a>
              </p>
              <p className="small muted">
                <Moment of={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <MessagePages
        newest={first ? null : paths.passLog()}
        older={next === null ? null : paths.passLog(String(next))}
      />
    </div>
  );
}
