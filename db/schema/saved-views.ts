import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** A list of candidates by name, for whoever saved it or for all of the company. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    personName: text("person_name").notNull(),
    name: text("name").notNull(),
    /** What follows the list's address, and the job in it. */
    search: text("search").notNull(),
    jobId: text("job_id"),
    shared: integer("shared", { mode: "boolean" }).notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_name").on(table.userId, table.name),
    index("saved_views_shared").on(table.companyId, table.shared, table.id),
  ],
);
