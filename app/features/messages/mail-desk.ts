import { newId } from "~/lib/ids";
import { markdownUnderHeading } from "~/lib/markdown";
import type { MailDesk, MailLine, MailPreview, MailWriter } from "~/services/advice/advice";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { type Addressee, mailFor, selectAddressee } from "./addressee";
import type { Later } from "./rules";
import { selectMessage, selectThread } from "./store";
import { selectTemplates } from "./templates";
import { usuallyLeaves } from "./write-message";

export type { MailLine, MailPreview };

export type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

export async function findMails(
  db: Db,
  companyId: string,
  applicationId: string,
  { template, edit }: { template: string; edit: string },
) {
  const [[addressee], thread, templates, [waiting]] = await db.batch([
    selectAddressee(db, companyId, applicationId),
    selectThread(db, companyId, applicationId),
    selectTemplates(db, companyId),
    selectMessage(db, companyId, applicationId, edit),
  ]);
  if (addressee === undefined) return null;
  return {
    addressee,
    thread,
    templates,
    template: templates.find(({ id }) => id === template) ?? null,
    waiting: waiting?.held === true ? waiting : null,
  };
}

export async function openMailDesk(
  writer: MailWriter,
  applicationId: string,
  asked: { template: string; edit: string },
  { db, publicOrigin, now }: Omit<Deps, "jobs">,
): Promise<MailDesk | null> {
  const found = await findMails(db, writer.companyId, applicationId, asked);
  if (found === null) return null;
  const { addressee, thread, templates, template, waiting } = found;
  const editing = writer.ownWords ? waiting : null;
  const words = editing ?? template;
  const mail = words && mailFor(addressee, writer, { ...words, given: {} }, publicOrigin);
  const later = { at: editing?.leavesAt ?? null, moved: false };
  return {
    name: addressee.name,
    thread: thread.map(({ held, userId, body, ...line }) => ({
      ...line,
      html: markdownUnderHeading(body),
      mayChange: held && writer.ownWords,
      mayCancel: held && (writer.ownWords || userId === writer.id),
    })),
    templates: fittingFirst(templates, addressee),
    message: {
      message: editing?.id ?? newId(now),
      version: editing?.version ?? 0,
      template: template?.id ?? "",
      subject: words?.subject ?? "",
      body: words?.body ?? "",
      zone: addressee.timeZone,
    },
    editing: editing !== null,
    preview: mail?.kind === "ready" ? previewOf(mail, addressee, later, now) : null,
  };
}

type Listed = Awaited<ReturnType<typeof selectTemplates>>;

function fittingFirst(templates: Listed, { status, language, stageMail }: Addressee) {
  const misfits = ({ statuses, ...one }: Listed[number]) =>
    (one.id === stageMail ? -4 : 0) +
    (statuses.length === 0 || statuses.includes(status) ? 0 : 2) +
    (one.language === language ? 0 : 1);
  return [...templates]
    .sort((one, other) => misfits(one) - misfits(other))
    .map(({ id, name, language }) => ({
      id,
      name: id === stageMail ? `${name} – for this stage` : name,
      language,
    }));
}

export const SKIPPED = "Clocks skip the time that was chosen, so the mail was moved forward.";

export const previewOf = (
  { subject, body }: { subject: string; body: string },
  to: Addressee,
  later: Later,
  now: Date,
): MailPreview => ({
  subject,
  html: markdownUnderHeading(body),
  leaves: later.at ?? usuallyLeaves(to, now),
  skipped: later.moved ? SKIPPED : null,
});
