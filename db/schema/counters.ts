import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Numbers that a page shows, changed by triggers in the same statement as what they count: `jobs`, `jobs:active`,
 * `applicants`, `views`, `candidates`, `candidates:pending`, `department:Engineering` …
 */
export const counters = sqliteTable(
  "counters",
  {
    companyId: text("company_id").notNull(),
    name: text("name").notNull(),
    value: integer("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);
