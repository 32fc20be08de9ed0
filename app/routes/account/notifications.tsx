import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { NotificationsForm } from "~/features/notifications/form";
import {
  listNotifications,
  type Notification,
  openLine,
  openNotification,
  readAll,
} from "~/features/notifications/read-notifications";
import { everywhere } from "~/http/everywhere";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { readSeq } from "~/lib/read-seq";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import accountStyles from "~/styles/account.css?url";
import type { Role } from "~/vocabulary/members";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: accountStyles }];
export const meta: MetaFunction = () => [{ title: `Notifications – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const asked = new URL(request.url).searchParams;
  const number = (name: string) => readSeq(asked.get(name));
  const { db } = context.services;
  const one = number("line");
  if (one !== null) {
    const line = await openLine(viewer, one, db);
    if (line === null) throw notFound();
    return { line };
  }
  const deps = { dbs: everywhere(context), now: context.now };
  const found = await listNotifications(viewer, number("before"), deps);
  return { line: null, ...found, role: viewer.role, unread: viewer.unreadNotifications };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, NotificationsForm);
  if (!form.ok) throw refusal(400);
  const deps = { dbs: everywhere(context), now: context.now };
  const { open } = form.value;
  if (open === undefined) {
    await readAll(viewer, deps);
    return seeOther(paths.notifications());
  }
  const href = await openNotification(viewer, open, deps);
  if (href === null) throw notFound();
  return seeOther(href);
}

export default function Notifications() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.line === null ? <AllNews {...loaded} /> : <OneLine {...loaded.line} />;
}

function OneLine({ position, people, more, all }: NonNullable<Awaited<ReturnType<typeof openLine>>>) {
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.notifications()}>Notifications</a>
      </p>
      <h1>{position}</h1>
      <ul className="register news-people">
        {people.map(({ id, name, href, step }) => (
          <li key={id} className="row between">
            {href === null ? <span>{name}</span> : <a href={href}>{name}</a>}
            <span className="small muted">{step}</span>
          </li>
        ))}
      </ul>
      {more && <a href={all}>All candidates for this job</a>}
    </div>
  );
}

type News = Awaited<ReturnType<typeof listNotifications>> & { role: Role | null; unread: number };

function newsFor(role: Role | null): string {
  if (role === null) return "something changes about one of your applications";
  return role === "interviewer"
    ? "you are chosen for an interview, or a colleague names you in a note"
    : "somebody applies, submits answers or has been evaluated";
}

function AllNews({ list, next, role, unread }: News) {
  return (
    <div className="narrow stack wide">
      <h1>Notifications</h1>
      <div className="stack" data-notifications>
        {unread > 0 && (
          <Form method="post" action={paths.notifications()}>
            <Button look="ghost" small>
              Mark all as read
            </Button>
          </Form>
        )}
        {list.length === 0 ? (
          <EmptyState title="Nothing new">
            <p>When {newsFor(role)}, you will see it here.</p>
          </EmptyState>
        ) : (
          <ul className="news">
            {list.map((notification) => (
              <li key={notification.seq}>
                <OneNews {...notification} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="row">
        {next !== null && <a href={paths.notifications(next)}>Older ones</a>}
        <a href={paths.notificationSettings()}>Choose what you hear of</a>
      </p>
    </div>
  );
}

/** Unread ones are opened by a button, since opening them changes something. */
function OneNews({ seq, unread, title, text, href, when }: Notification) {
  const words = (
    <>
      <strong>
        {unread && <span className="visually-hidden">Unread: </span>}
        {title}
      </strong>
      <span>{text}</span>
      <span className="small muted">{when}</span>
    </>
  );
  if (!unread) return <a href={href}>{words}</a>;
  return (
    <Form method="post" action={paths.notifications()}>
      <button type="submit" name="open" value={seq} className="unread">
        {words}
      </button>
    </Form>
  );
}
