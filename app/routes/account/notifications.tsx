import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { NotificationsForm } from "~/features/notifications/form";
import {
  listNotifications,
  type Notification,
  openNotification,
  readAll,
} from "~/features/notifications/read-notifications";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Notifications – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const before = new URL(request.url).searchParams.get("before") ?? "";
  const from = /^\d{1,15}$/.test(before) ? Number(before) : null;
  const found = await listNotifications(viewer, from, { db: context.services.db, now: context.now });
  return { ...found, recruiter: viewer.recruiter, unread: viewer.unreadNotifications };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, NotificationsForm);
  if (!form.ok) throw refusal(400);
  const deps = { db: context.services.db, now: context.now };
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
  const { list, next, recruiter, unread } = useLoaderData<typeof loader>();
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
            <p>
              {recruiter
                ? "When somebody applies, submits answers or has been evaluated, you will see it here."
                : "When something changes about one of your applications, you will see it here."}
            </p>
          </EmptyState>
        ) : (
          <ul className="news">
            {list.map((notification) => (
              <li key={notification.seq}>
                <News {...notification} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {next !== null && (
        <p>
          <a href={paths.notifications(next)}>Older ones</a>
        </p>
      )}
    </div>
  );
}

/** Unread ones are opened by a button, since opening them changes something. */
function News({ seq, unread, title, text, href, when }: Notification) {
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
