import { sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { messages } from "../../../db/schema";
import { mailLeaves } from "../decisions/rules";
import { enqueueEach } from "../outbox/store";
import type { Addressee, ReadyMail } from "./addressee";
import type { ChangeOutcome } from "./change-message";
import { selectMessage, taskOf } from "./store";

export type NewMessage = {
  /** Made with the form: sent twice, it is one mail. */
  id: string;
  mail: ReadyMail;
  language: string;
  /** A chosen moment; null for the company's usual one. */
  later: Date | null;
};

export const usuallyLeaves = (
  { settings, timeZone, held }: Pick<Addressee, "settings" | "timeZone" | "held">,
  now: Date,
) => mailLeaves(settings.undoWindow, timeZone, now, held);

export async function writeMessage(
  writer: Actor,
  addressee: Addressee,
  { id, mail, language, later }: NewMessage,
  { db, jobs, now }: { db: Db; jobs: Jobs; now: Date },
): Promise<ChangeOutcome> {
  const { companyId } = writer;
  const applicationId = addressee.id;
  const leaves = later ?? usuallyLeaves(addressee, now);
  const row = {
    id,
    companyId,
    applicationId,
    userId: writer.id,
    personName: writer.personName,
    subject: mail.subject,
    body: mail.body,
    language,
    leavesAt: leaves ?? now,
    scheduled: later !== null,
    createdAt: now,
  };
  const there = sql`from applications a where a.id = ${applicationId} and a.company_id = ${companyId}`;
  const waits = sql`from messages m where m.id = ${id} and m.company_id = ${companyId}
    and m.application_id = ${applicationId} and m.state = 'waiting'`;
  const task = {
    id: sql`m.id || '-message'`,
    topic: "message" as const,
    companyId: sql`m.company_id`,
    userId: sql`${addressee.userId}`,
    payload: sql`json_object('messageId', m.id)`,
  };
  const [, , , [found]] = await db.batch([
    db
      .insert(messages)
      .select(selectNamed(messages, row, there))
      .onConflictDoNothing(),
    recordActivity(db, writer, { verb: "message.written", applicationId }, now),
    enqueueEach(db, task, waits, now, leaves ?? now),
    selectMessage(db, companyId, applicationId, id),
  ]);
  if (found === undefined) return { kind: "not-found" };
  if (found.state === "cancelled") return { kind: "cancelled" };
  if (leaves === null) await jobs.wake({ kind: "outbox", ids: [taskOf(id)] });
  return { kind: "kept", leaves: leaves === null ? null : found.leavesAt };
}
