import { and, eq, ne, sql } from "drizzle-orm";
import { recordEach } from "~/features/activity/record-activity";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { applications, messages } from "../../../db/schema";
import { inBatches } from "../members/in-batches";
import { dropHeld, enqueueEach } from "../outbox/store";
import { isHeld, taskOf } from "./store";

export type MailTo = {
  applicationId: string;
  from: CandidateStatus;
  subject: string;
  body: string;
  language: string;
};

type Bulk = {
  id: string;
  leaves: Date | null;
  scheduled: boolean;
};

/**
 * In batches of fifty under one id, to each who still stands where they were seen. Broken off and sent again,
 * it goes on with whom it had not reached. Returns by id who was written to.
 */
export async function writeMany(
  writer: Actor,
  { id: bulkId, leaves, scheduled }: Bulk,
  mails: readonly MailTo[],
  { db, jobs, now }: { db: Db; jobs: Jobs; now: Date },
): Promise<string[]> {
  const { companyId } = writer;
  await inBatches(writer, "messages.own-words", mails, { db, now }, async (some) => {
    const made = some.map((mail) => ({ id: newId(now), ...mail }));
    const each = sql`json_each(${JSON.stringify(made)}) as d`;
    const row = {
      id: sql`d.value ->> '$.id'`,
      companyId,
      applicationId: sql`a.id`,
      userId: writer.id,
      personName: writer.personName,
      subject: sql`d.value ->> '$.subject'`,
      body: sql`d.value ->> '$.body'`,
      language: sql`d.value ->> '$.language'`,
      leavesAt: leaves ?? now,
      scheduled,
      createdAt: now,
      bulkId,
    };
    const there = sql`from ${each} join applications a on a.id = d.value ->> '$.applicationId'
      and a.status = d.value ->> '$.from'
      where a.company_id = ${companyId} and a.received_at is not null and a.user_id <> ${writer.id}`;
    const kept = sql`from ${each} join messages m on m.id = d.value ->> '$.id'
      join applications a on a.id = m.application_id`;
    const task = {
      id: sql`m.id || '-message'`,
      topic: "message" as const,
      companyId: sql`m.company_id`,
      userId: sql`a.user_id`,
      payload: sql`json_object('messageId', m.id)`,
    };
    const line = { verb: "message.written", applicationId: sql`a.id`, jobId: sql`a.job_id` } as const;
    await db.batch([
      db
        .insert(messages)
        .select(selectNamed(messages, row, there))
        .onConflictDoNothing(),
      recordEach(db, writer, line, now, kept),
      enqueueEach(db, task, sql`${kept} where true`, now, leaves ?? now),
    ]);
    if (leaves === null) await jobs.wake({ kind: "outbox", ids: made.map(({ id }) => taskOf(id)) });
  });
  return (await mailsOfBulk(db, writer, bulkId)).map(({ id }) => id);
}

const COMPARED = 20;

/** Back to the page that sent them, to mend what they say: under the same id nothing would be written. */
export async function isOtherwise(db: Db, companyId: string, bulkId: string, mails: readonly MailTo[]) {
  const { applicationId, subject, body } = messages;
  const before = await db
    .select({ applicationId, subject, body })
    .from(messages)
    .where(and(eq(messages.bulkId, bulkId), eq(messages.companyId, companyId)))
    .limit(COMPARED);
  const now = new Map(mails.map((mail) => [mail.applicationId, mail]));
  return before.some((was) => {
    const mail = now.get(was.applicationId);
    return mail !== undefined && (mail.subject !== was.subject || mail.body !== was.body);
  });
}

export const mailsOfBulk = (db: Db, { id, companyId }: Pick<Actor, "id" | "companyId">, bulkId: string) =>
  db
    .select({
      messageId: sql<string>`${messages.id}`.as("message_id"),
      state: messages.state,
      leavesAt: messages.leavesAt,
      held: isHeld.mapWith(Boolean).as("is_held"),
      id: applications.id,
      name: applications.name,
    })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .where(and(eq(messages.bulkId, bulkId), eq(messages.companyId, companyId), ne(applications.userId, id)))
    .orderBy(applications.name);

export async function cancelMany(by: Actor, bulkId: string, { db, now }: { db: Db; now: Date }) {
  const held = and(
    eq(messages.bulkId, bulkId),
    eq(messages.companyId, by.companyId),
    eq(messages.state, "waiting"),
    sql`${messages.applicationId} not in (select id from applications where user_id = ${by.id})`,
    isHeld,
  );
  const line = {
    verb: "message.cancelled" as const,
    applicationId: messages.applicationId,
    jobId: sql`(select a.job_id from applications a where a.id = messages.application_id)`,
  };
  await db.batch([
    recordEach(db, by, line, now, sql`from ${messages} where ${held}`),
    db.update(messages).set({ state: "cancelled" }).where(held),
    dropHeld(
      db,
      sql`(select m.id || '-message' from messages m where m.bulk_id = ${bulkId}
        and m.company_id = ${by.companyId} and m.state = 'cancelled')`,
    ),
  ]);
}
