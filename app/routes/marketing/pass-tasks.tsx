import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { EmptyState } from "~/components/EmptyState";
import { MessagePages } from "~/components/Message";
import { PutAsideForm, pageOfPutAside, tryAgain } from "~/features/outbox/put-aside";
import { everywhere } from "~/http/everywhere";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { refusal, seeOther } from "~/http/replies";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { PassHead } from "./PassHead";
import { keepDeed, requirePass } from "./pass-guard";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Put aside");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const before = new URL(request.url).searchParams.get("before");
  return { before, ...(await pageOfPutAside(everywhere(context), before)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requirePass(request, context);
  const form = await readForm(request, PutAsideForm);
  if (!form.ok) throw refusal(400);
  const { services, now } = context;
  const again = await tryAgain(form.value.id, { dbs: everywhere(context), jobs: services.jobs, now });
  if (again) await keepDeed(context, staff, `had ${form.value.id} tried again`, paths.passTasks());
  const news = again ? "It is tried again now." : "It is not put aside any more.";
  return seeOther(paths.passTasks(), { "Set-Cookie": await flash(news) });
}

export default function PutAside() {
  const { list, before, next } = useLoaderData<typeof loader>();
  return (
    <div className="secure">
      <PassHead title="Put aside" here={paths.passTasks()} />
      <p className="reading">
        Work of the background that failed at every try, or that this version cannot read. The rest goes on
        without it.
      </p>
      {list.length === 0 ? (
        <EmptyState title="Nothing is put aside" />
      ) : (
        <ul className="stack">
          {list.map(({ id, topic, attempts, lastError, createdAt }) => (
            <li key={id} className="card stack-tight">
              <p>
                <strong>{topic}</strong> <span className="small muted reference">{id}</span>
              </p>
              <p className="small muted">
                From <Day of={createdAt} />, tried {attempts} times: {lastError ?? "no reason was kept"}
              </p>
              <form method="post">
                <Button look="ghost" small name="id" value={id}>
                  Try again<span className="visually-hidden">: {id}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <MessagePages
        newest={before === null ? null : paths.passTasks()}
        older={next === null ? null : paths.passTasks(next)}
      />
    </div>
  );
}
