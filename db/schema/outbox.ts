import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

export const OUTBOX_TOPICS = [
  "mail",
  "decision",
  "message",
  "read-document",
  "scan-document",
  "evaluate",
  "ask-model",
  "check-by-model",
  "evaluate-missed",
  "read-again",
  "reset-link",
  "sign-in-link",
  "announce",
  "tell-engines",
  "tell-index",
  "mention",
  "suggestion",
  "scorecard",
  "assignment",
  "forget-picture",
  "company-goes",
  "erase-company",
] as const;

/** Written in the same batch as what caused it. The id is the idempotency key outwards. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    topic: text("topic", { enum: [...OUTBOX_TOPICS, "note"] }).notNull(),
    companyId: text("company_id"),
    userId: text("user_id"),
    /** Emptied once the task is done, since mails hold links and addresses. */
    payload: text("payload", { mode: "json" }).$type<unknown>().notNull(),
    state: text("state", { enum: ["waiting", "done", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Not before this instant. A claim moves it forward, so that two consumers never hold the same row. */
    runAfter: instant("run_after").notNull(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    doneAt: instant("done_at"),
  },
  (table) => [
    index("outbox_waiting").on(table.runAfter).where(sql`state = 'waiting'`),
    index("outbox_dead").on(table.id).where(sql`state = 'dead'`),
    index("outbox_done").on(table.runAfter).where(sql`state = 'done'`),
  ],
);
