import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { FEEDBACK_TYPES } from "../../app/vocabulary/feedback.ts";
import { MEANS, OUTCOMES } from "../../app/vocabulary/notices.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Name and e-mail as they were then. */
export const feedback = sqliteTable(
  "feedback",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: FEEDBACK_TYPES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("feedback_sender").on(table.userId, table.id),
    index("feedback_open").on(table.id).where(sql`answered_at is null`),
    index("feedback_answered").on(table.id).where(sql`answered_at is not null`),
    index("feedback_created").on(table.createdAt),
  ],
);

/** The specification's "betacontact". */
export const betaContacts = sqliteTable(
  "beta_contacts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    companyName: text("company_name").notNull(),
    personName: text("person_name").notNull(),
    type: text("type").notNull().default("recruiter"),
    feedback: text("feedback").notNull().default(""),
    status: text("status").notNull().default("pending"),
    /** A captcha makes one contact. */
    captchaNonce: text("captcha_nonce").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("beta_contacts_captcha").on(table.captchaNonce),
    index("beta_contacts_created").on(table.createdAt),
  ],
);

/** Notices under the Digital Services Act, as they were sent, and what was decided on them. */
export const notices = sqliteTable(
  "notices",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    noticeType: text("notice_type").notNull(),
    submitterName: text("submitter_name").notNull(),
    email: text("email").notNull(),
    organization: text("organization").notNull().default(""),
    affectedUrls: text("affected_urls").notNull(),
    affectedDates: text("affected_dates").notNull().default(""),
    description: text("description").notNull(),
    legalBasis: text("legal_basis").notNull(),
    signature: text("signature").notNull(),
    /** As typed: a day, `2026-11-21`. */
    signatureDate: text("signature_date").notNull(),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: OUTCOMES }),
    reasons: text("reasons"),
    means: text("means", { enum: MEANS }),
    decidedAt: instant("decided_at"),
    /** Null where nobody was notified. */
    posterNotifiedAt: instant("poster_notified_at"),
  },
  (table) => [
    uniqueIndex("notices_reference").on(table.reference),
    index("notices_open").on(table.createdAt, table.id).where(sql`decided_at is null`),
    index("notices_decided").on(table.decidedAt, table.id).where(sql`decided_at is not null`),
    index("notices_created").on(table.createdAt),
  ],
);

/** It may arrive before its notice does; without one it goes after a day. */
export const noticeFiles = sqliteTable(
  "notice_files",
  {
    id: text("id").primaryKey(),
    noticeId: text("notice_id").notNull(),
    fileName: text("file_name").notNull(),
    type: text("type", { enum: ["pdf", "jpg", "png"] }).notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    state: text("state", { enum: ["uploading", "waiting", "kept", "removed"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("notice_files_notice").on(table.noticeId),
    index("notice_files_state").on(table.state, table.createdAt),
  ],
);
