import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SUGGESTION_ANSWERS } from "../../app/vocabulary/suggestions.ts";
import { instant } from "./instant.ts";

/** What hiring managers would change of a job that is published, and what became of it. */
export const jobSuggestions = sqliteTable(
  "job_suggestions",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    jobId: text("job_id").notNull(),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    /** A section of the posting as it was headed then; empty for all of it. */
    part: text("part").notNull().default(""),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    answer: text("answer", { enum: SUGGESTION_ANSWERS }),
    answerWords: text("answer_words").notNull().default(""),
    answeredAt: instant("answered_at"),
    answeredBy: text("answered_by"),
  },
  (table) => [
    index("job_suggestions_open").on(table.jobId, table.id).where(sql`answer is null`),
    index("job_suggestions_answered").on(table.jobId, table.answeredAt).where(sql`answer is not null`),
    index("job_suggestions_old").on(table.answeredAt).where(sql`answered_at is not null`),
    index("job_suggestions_author").on(table.userId),
  ],
);
