import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CandidateStatus } from "../../app/vocabulary/applications.ts";
import { MESSAGE_STATES } from "../../app/vocabulary/messages.ts";
import { companies } from "./accounts.ts";
import { instant } from "./instant.ts";

/** A company's mails to candidates, with merge fields in subject and body. */
export const templates = sqliteTable(
  "templates",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    name: text("name").notNull(),
    subject: text("subject").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    language: text("language").notNull(),
    /** For whom: those who stand there. None is everybody. */
    statuses: text("statuses", { mode: "json" }).$type<CandidateStatus[]>().notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("templates_name").on(table.companyId, table.name)],
);

/** A mail to a candidate, its fields merged when it was written. Without its row nothing is sent. */
export const messages = sqliteTable(
  "messages",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    applicationId: text("application_id").notNull(),
    /** Who wrote it; replies go there. */
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    subject: text("subject").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    language: text("language").notNull(),
    state: text("state", { enum: MESSAGE_STATES }).notNull().default("waiting"),
    /** When it leaves, or left. */
    leavesAt: instant("leaves_at").notNull(),
    /** For a moment that somebody chose: others need not wait for it. */
    scheduled: integer("scheduled", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    /** Shared by all who were written to in one go. */
    bulkId: text("bulk_id"),
  },
  (table) => [
    index("messages_application").on(table.applicationId, table.createdAt),
    uniqueIndex("messages_bulk").on(table.bulkId, table.applicationId).where(sql`bulk_id is not null`),
  ],
);
