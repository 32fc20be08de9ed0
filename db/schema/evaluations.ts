import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

/** Every run of an evaluator. Rows are added and never changed; the application points at the newest. */
export const evaluations = sqliteTable(
  "evaluations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    evaluator: text("evaluator").notNull(),
    /** SHA-256 of what the evaluator was given, in hex. */
    inputHash: text("input_hash").notNull(),
    /** The whole result: `Evaluation` of `app/services/ai/ai.ts`. */
    result: text("result", { mode: "json" }).$type<unknown>().notNull(),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("evaluations_application").on(table.applicationId, table.createdAt),
    uniqueIndex("evaluations_once").on(table.applicationId, table.evaluator, table.inputHash),
  ],
);
