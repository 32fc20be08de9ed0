import { and, eq, sql } from "drizzle-orm";
import type { Letter } from "~/features/outbox/letter";
import { fullStop } from "~/lib/words";
import type { Db } from "../../../db/client";
import { applications, companies, messages, users } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";

type Deps = { db: Db; now: Date; send: (letter: Letter) => Promise<TaskOutcome> };

/** Replies go to whoever wrote it, or to an owner once they have left the company. */
const replyTo = sql<string | null>`(select w.email from members e join users w on w.id = e.user_id
  where e.company_id = messages.company_id and (e.user_id = messages.user_id or e.role = 'owner')
  order by e.user_id = messages.user_id desc, e.joined_at limit 1)`;

/** Done too where its application has been erased, or it was taken back. */
export async function sendMessage(id: string, { db, now, send }: Deps): Promise<TaskOutcome> {
  const [found] = await db
    .select({
      to: users.email,
      subject: messages.subject,
      body: messages.body,
      language: messages.language,
      companyName: companies.companyName,
      replyTo: replyTo.as("reply_to"),
    })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(companies, eq(companies.id, messages.companyId))
    .where(and(eq(messages.id, id), eq(messages.state, "waiting")));
  if (found === undefined) return { kind: "done" };
  const outcome = await send(letterOf(found));
  if (outcome.kind === "done") await endMessage(db, id, { state: "sent", leavesAt: now });
  return outcome;
}

export const messageFailed = (db: Db, id: string) => endMessage(db, id, { state: "failed" });

const endMessage = (db: Db, id: string, end: { state: "sent" | "failed"; leavesAt?: Date }) =>
  db
    .update(messages)
    .set(end)
    .where(and(eq(messages.id, id), eq(messages.state, "waiting")));

type Ready = Pick<Letter, "to" | "subject"> & {
  body: string;
  language: string;
  companyName: string;
  replyTo: string | null;
};

const letterOf = ({ to, subject, body, language, companyName, replyTo }: Ready): Letter => ({
  to,
  subject,
  preheader: companyName,
  title: subject,
  paragraphs: [],
  markdown: body,
  language,
  ...(replyTo !== null && { replyTo }),
  reason: `You get this message because you applied for a job at ${fullStop(companyName)}`,
});
