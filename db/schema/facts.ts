import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FACT_MEASURES } from "../../app/vocabulary/facts.ts";

/**
 * What happened on a day, kept by triggers for figures that outlive the people. An empty text
 * stands for all: a company has a row for each month and each source, a job one for each stage.
 */
export const facts = sqliteTable(
  "facts",
  {
    companyId: text("company_id").notNull(),
    measure: text("measure", { enum: FACT_MEASURES }).notNull(),
    jobId: text("job_id").notNull(),
    /** In UTC: a day, or a month where all jobs are one. */
    day: text("day").notNull(),
    /** The id of a job's own stage, else a status. */
    stage: text("stage").notNull(),
    source: text("source").notNull(),
    n: integer("n").notNull(),
    /** In whole days. */
    sum: integer("sum").notNull(),
  },
  (table) => {
    const { companyId, measure, jobId, day, stage, source } = table;
    return [primaryKey({ columns: [companyId, measure, jobId, day, stage, source] })];
  },
);

/** How many took how long, by the first of 0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60 and 90 days. */
export const factDays = sqliteTable(
  "fact_days",
  {
    companyId: text("company_id").notNull(),
    measure: text("measure", { enum: FACT_MEASURES }).notNull(),
    jobId: text("job_id").notNull(),
    stage: text("stage").notNull(),
    days: integer("days").notNull(),
    n: integer("n").notNull(),
  },
  ({ companyId, measure, jobId, stage, days }) => [
    primaryKey({ columns: [companyId, measure, jobId, stage, days] }),
  ],
);
