import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { messages } from "../../../db/schema";
import { joinHeld } from "../outbox/store";

export const taskOf = (messageId: string) => `${messageId}-message`;

/** Whether it still waits, and nobody has begun to send it. */
export const isHeld = sql<boolean>`exists (select 1 from (select 1)
  ${joinHeld(sql`messages.id || '-message'`, "message")})`;

export const selectMessage = (db: Db, companyId: string, applicationId: string, id: string) =>
  db
    .select({
      id: messages.id,
      userId: messages.userId,
      personName: messages.personName,
      subject: messages.subject,
      body: messages.body,
      state: messages.state,
      leavesAt: messages.leavesAt,
      scheduled: messages.scheduled,
      version: messages.version,
      held: isHeld.mapWith(Boolean).as("held"),
    })
    .from(messages)
    .where(
      and(eq(messages.id, id), eq(messages.companyId, companyId), eq(messages.applicationId, applicationId)),
    );

const MOST_SHOWN = 20;

export const selectThread = (db: Db, companyId: string, applicationId: string) =>
  db
    .select({
      id: messages.id,
      userId: messages.userId,
      subject: messages.subject,
      body: messages.body,
      personName: messages.personName,
      state: messages.state,
      leavesAt: messages.leavesAt,
      version: messages.version,
      held: isHeld.mapWith(Boolean).as("is_held"),
    })
    .from(messages)
    .where(and(eq(messages.applicationId, applicationId), eq(messages.companyId, companyId)))
    .orderBy(desc(messages.createdAt))
    .limit(MOST_SHOWN);
