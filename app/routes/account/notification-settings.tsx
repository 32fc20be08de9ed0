import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { type Choices, findChoices, kindsFor, saveChoices } from "~/features/notifications/choices";
import { ChoicesForm } from "~/features/notifications/form";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { refusal, refusalWithForm, seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import accountStyles from "~/styles/account.css?url";
import { FREQUENCY_LABELS, type Frequency, NEWS_LABELS } from "~/vocabulary/notifications";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: accountStyles }];
export const meta: MetaFunction = () => [{ title: `Notification settings – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const choices = await findChoices(context.services.db, viewer.id);
  return { kinds: kindsFor(viewer).map((kind) => ({ ...kind, chosen: choices[kind.kind] })) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, ChoicesForm);
  if (!form.ok) throw refusal(400);
  const typed = form.value;
  const choices: Choices = {};
  for (const { kind, pages, mails } of kindsFor(viewer)) {
    // A page that was open before there was this choice says nothing of it.
    if (typed[`${kind}Page`] === undefined && typed[`${kind}Mail`] === undefined) continue;
    const page = typed[`${kind}Page`] ?? "at-once";
    const mail = typed[`${kind}Mail`] ?? "off";
    if (!pages.includes(page) || (mails.length > 0 && !mails.includes(mail))) throw refusal(400);
    choices[kind] = { page, mail: mails.length > 0 ? mail : "off" };
  }
  const saved = await attempt(context, "notification-settings.not-saved", () =>
    saveChoices(context.services.db, viewer.id, choices),
  );
  if (!saved.ok) throw await refusalWithForm(context, 503);
  return seeOther(paths.notificationSettings(), { "Set-Cookie": await flash("Your settings are saved.") });
}

export default function NotificationSettings() {
  const { kinds } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.settings()}>Settings</a>
      </p>
      <h1>What you hear of</h1>
      <Form method="post" className="form">
        {kinds.map(({ kind, pages, mails, chosen }) => (
          <fieldset key={kind} className="news-choice">
            <legend>{NEWS_LABELS[kind]}</legend>
            <Often name={`${kind}Page`} label="On the page" options={pages} value={chosen.page} />
            {mails.length > 0 ? (
              <Often name={`${kind}Mail`} label="By mail" options={mails} value={chosen.mail} />
            ) : (
              <p className="small muted">You always get a message about this by mail.</p>
            )}
          </fieldset>
        ))}
        {kinds.some(({ kind }) => kind === "applied") && (
          <p className="small muted">
            On the page each job has one line a day, however many people apply. By mail, “At once” tells you
            about the jobs that you answer for; “Once a day” is one message every morning about the day
            before, for your whole company.
          </p>
        )}
        {kinds.some(({ kind }) => kind === "mention" || kind === "assigned") && (
          <p className="small muted">
            Mentions, interviews and hiring teams are gathered for ten minutes: a mail “At once” tells of all.
          </p>
        )}
        <Button busy="Saving...">Save</Button>
      </Form>
    </div>
  );
}

type OftenProps = { name: string; label: string; options: readonly Frequency[]; value: Frequency };

const Often = ({ name, label, options, value }: OftenProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option} value={option}>
          {FREQUENCY_LABELS[option]}
        </option>
      ))}
    </select>
  </div>
);
