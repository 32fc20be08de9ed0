import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CANDIDATE_STATUSES } from "../../app/vocabulary/applications.ts";
import { STAGE_KINDS, type StageFacts } from "../../app/vocabulary/stages.ts";
import { companies } from "./accounts.ts";

/** The stages of a job that has its own. A job without a row here has the specification's four steps. */
export const jobStages = sqliteTable(
  "job_stages",
  {
    jobId: text("job_id").notNull(),
    id: text("id").notNull(),
    companyId: text("company_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: STAGE_KINDS }).notNull(),
    /** The one that the kind stands for. */
    status: text("status", { enum: CANDIDATE_STATUSES }).notNull(),
    /** In days; null where nothing is promised. */
    promiseDays: integer("promise_days"),
    /** What applicants read; empty for the kind's own words. */
    shownAs: text("shown_as").notNull().default(""),
    /** The id of the mail for whoever stands there, which may have been deleted; empty for none. */
    mailTemplate: text("mail_template").notNull().default(""),
    /** How many candidates stand there; kept by triggers. */
    people: integer("people").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.id] })],
);

/** A company's own lists of stages, copied into a job. */
export const stageTemplates = sqliteTable(
  "stage_templates",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    name: text("name").notNull(),
    stages: text("stages", { mode: "json" }).$type<StageFacts[]>().notNull(),
  },
  (table) => [uniqueIndex("stage_templates_name").on(table.companyId, table.name)],
);
