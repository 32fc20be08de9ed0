import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

/** In the directory, for an hour: the shard on which an account with this address is being made. */
export const accountPlaces = sqliteTable("account_places", {
  /** Lower-cased. */
  email: text("email").primaryKey(),
  shard: integer("shard").notNull(),
  reservedAt: instant("reserved_at").notNull(),
});

/** In the directory, which is the first database: where a company is that has ever been elsewhere. */
export const companyPlaces = sqliteTable(
  "company_places",
  {
    companyId: text("company_id").primaryKey(),
    shard: integer("shard").notNull(),
    /** While it is moved: the other shard, and how far it is. */
    target: integer("target"),
    step: text("step", { enum: ["copying", "frozen", "switched", "leaving"] }),
    since: instant("since"),
  },
  (table) => [index("company_places_moving").on(table.step).where(sql`step is not null`)],
);
