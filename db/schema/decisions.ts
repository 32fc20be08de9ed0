import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Reason, UNDO_WINDOWS } from "../../app/vocabulary/decisions.ts";
import { companies } from "./accounts.ts";

/** Without a row: applicants are told at once. */
export const decisionSettings = sqliteTable("decision_settings", {
  companyId: text("company_id")
    .primaryKey()
    .references(() => companies.id),
  undoWindow: text("undo_window", { enum: UNDO_WINDOWS }).notNull().default("none"),
  asksReasons: integer("asks_reasons", { mode: "boolean" }).notNull().default(false),
  reasonsInMail: integer("reasons_in_mail", { mode: "boolean" }).notNull().default(false),
  /** Null: those that everybody begins with. */
  reasons: text("reasons", { mode: "json" }).$type<Reason[]>(),
  /** Whether an applicant's archive has what was noted about them. */
  notesInArchive: integer("notes_in_archive", { mode: "boolean" }).notNull().default(true),
});
