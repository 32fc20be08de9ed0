import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Question } from "../../app/vocabulary/questions.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

export type { Question };

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
    unwritten: integer("unwritten").notNull().default(0),
    /** Where the questions stand as they are now, by triggers. */
    setSeq: integer("set_seq"),
  },
  (table) => [uniqueIndex("assessments_job").on(table.jobId)],
);

/** Each version that somebody may have been asked, once and never changed; 0 is the standard five. */
export const questionSets = sqliteTable(
  "question_sets",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    companyId: text("company_id"),
    jobId: text("job_id"),
    questions: text("questions", { mode: "json" }).$type<Question[]>().notNull(),
  },
  (table) => [index("question_sets_job").on(table.jobId)],
);

export const questionnaireDrafts = sqliteTable(
  "questionnaire_drafts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: text("job_id").notNull(),
    companyId: text("company_id").notNull(),
    questions: text("questions", { mode: "json" }).$type<Question[]>().notNull(),
    /** The saved version that the work began with. */
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] })],
);
