import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

export type Question = {
  id: number;
  icon: string;
  type: string;
  title: string;
  question: string;
  placeholder: string;
};

/** The specification's "assessments". */
export const assessments = sqliteTable(
  "assessments",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    userId: text("user_id").notNull(),
    jobId: text("job_id").notNull(),
    questions: text("questions", { mode: "json" }).$type<Question[]>().notNull(),
    /** Grows with each save; a save made from an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("assessments_job").on(table.jobId)],
);
