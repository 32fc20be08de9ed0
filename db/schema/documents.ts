import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  DOCUMENT_TYPES,
  TEXT_STATES,
} from "../../app/vocabulary/documents.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { packedText } from "./packed.ts";

/** Its bytes lie in R2 under `storageKey`, which applications to other companies may share. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    applicationId: text("application_id").notNull(),
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    fileName: text("file_name").notNull(),
    type: text("type", { enum: DOCUMENT_TYPES }).notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    state: text("state", { enum: DOCUMENT_STATES }).notNull(),
    textState: text("text_state", { enum: TEXT_STATES }).notNull().default("waiting"),
    /** Written before each attempt, so that a file which kills its reader is given up after three. */
    textAttempts: integer("text_attempts").notNull().default(0),
    pages: integer("pages"),
    scan: text("scan", { enum: ["pending", "clean", "infected", "skipped"] })
      .notNull()
      .default("skipped"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("documents_user").on(table.userId, table.kind, table.createdAt),
    index("documents_removed").on(table.createdAt).where(sql`state = 'removed'`),
  ],
);

export const documentTexts = sqliteTable("document_texts", {
  documentId: text("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  companyId: text("company_id").notNull(),
  text: packedText("text").notNull(),
  truncated: integer("truncated", { mode: "boolean" }).notNull().default(false),
  readAt: instant("read_at").notNull(),
});
