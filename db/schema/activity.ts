import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACTIVITY_WAYS, VERBS } from "../../app/vocabulary/activity.ts";
import { instant } from "./instant.ts";

/** Who did what in a company. Rows are added and never changed; a candidate's name is not in them. */
export const activity = sqliteTable(
  "activity",
  {
    /** The instant in milliseconds times 2,048, and the next one free: rows stand in the order of time. */
    seq: integer("seq").primaryKey(),
    companyId: text("company_id").notNull(),
    actorId: text("actor_id"),
    actorName: text("actor_name").notNull().default(""),
    role: text("role").notNull().default(""),
    verb: text("verb", { enum: VERBS }).notNull(),
    /** The job's title as it was, a dimension, the settings by name. */
    object: text("object").notNull().default(""),
    jobId: text("job_id"),
    applicationId: text("application_id"),
    before: text("before_value").notNull().default(""),
    after: text("after_value").notNull().default(""),
    at: instant("at").notNull(),
    requestId: text("request_id"),
    via: text("via", { enum: ACTIVITY_WAYS }).notNull(),
    /** Of what is only read: a hash of person, verb, candidate and hour, which make one row. */
    once: text("once"),
  },
  (table) => [
    uniqueIndex("activity_once").on(table.once).where(sql`once is not null`),
    index("activity_deleted_jobs").on(table.jobId).where(sql`verb = 'job.deleted'`),
  ],
);
