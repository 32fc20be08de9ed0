import { sql } from "drizzle-orm";
import type { Markdown } from "~/services/markdown/markdown";

const MOST_SHOWN = 20;

export type OwnMail = { id: string; subject: string; personName: string; when: Date; html: string };

type Stored = { id: string; subject: string; personName: string; at: number; body: string };

/** A column of one application's query: what was sent to its applicant, the newest first. */
export const ownMails =
  sql`(select json_group_array(json_object('id', m.id, 'subject', m.subject, 'personName',
    m.person_name, 'at', m.leaves_at, 'body', m.body))
    from (select * from messages where application_id = applications.id
      and company_id = applications.company_id and state = 'sent'
      order by created_at desc limit ${MOST_SHOWN}) m)`
    .mapWith((text: string): Stored[] => JSON.parse(text))
    .as("mails");

export async function drawnMails(mails: readonly Stored[], markdown: Markdown): Promise<OwnMail[]> {
  const html = await markdown.toHtml(mails.map(({ body }) => body));
  return mails.map(({ at, body: _, ...mail }, index) => ({
    ...mail,
    when: new Date(at),
    html: html[index] ?? "",
  }));
}
