import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** What members of a company write to each other about a candidate. */
export const notes = sqliteTable(
  "notes",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    /** Markdown; emptied once the note is deleted. */
    text: text("text").notNull(),
    /** About pay, health or the right to work. */
    private: integer("private", { mode: "boolean" }).notNull().default(false),
    /** What stood there before, the oldest first; `at` is milliseconds. */
    earlier: text("earlier", { mode: "json" })
      .$type<readonly { text: string; at: number }[]>()
      .notNull()
      .default([]),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    deletedAt: instant("deleted_at"),
    deletedBy: text("deleted_by"),
  },
  (table) => [
    index("notes_application").on(table.applicationId, table.id),
    index("notes_shared").on(table.applicationId, table.id).where(sql`private = 0`),
    index("notes_author").on(table.userId),
  ],
);

/** Whom a note names; `mail` is the task that tells them of it, with others of the same ten minutes. */
export const mentions = sqliteTable(
  "mentions",
  {
    noteId: text("note_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id").notNull(),
    companyId: text("company_id").notNull(),
    mail: text("mail").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index("mentions_person").on(table.userId, table.applicationId),
    index("mentions_mail").on(table.mail),
  ],
);
