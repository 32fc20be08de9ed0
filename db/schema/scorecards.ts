import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CARD_ANSWERS } from "../../app/vocabulary/scorecards.ts";
import { instant } from "./instant.ts";

/** What a member makes of a candidate. Rows are added; of their words nothing is ever changed. */
export const scorecards = sqliteTable(
  "scorecards",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    recommendation: text("recommendation", { enum: CARD_ANSWERS }).notNull(),
    pros: text("pros").notNull(),
    cons: text("cons").notNull(),
    /** From 1. */
    version: integer("version").notNull(),
    /** Of its member for this application, as a trigger keeps it. */
    newest: integer("newest", { mode: "boolean" }).notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("scorecards_version").on(table.applicationId, table.userId, table.version),
    index("scorecards_newest").on(table.applicationId).where(sql`newest = 1`),
    index("scorecards_author").on(table.userId),
  ],
);
