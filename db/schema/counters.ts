import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Kept by triggers: `jobs:active`, `views`, `candidates:pending`, `department:Engineering` … */
export const counters = sqliteTable(
  "counters",
  {
    companyId: text("company_id").notNull(),
    name: text("name").notNull(),
    value: integer("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);
