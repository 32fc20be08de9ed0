import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CANDIDATE_STATUSES } from "../../app/vocabulary/applications.ts";
import { FREQUENCIES, NEWS_KINDS } from "../../app/vocabulary/notifications.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** How far somebody's application has come. */
export type PersonStep = "applying" | "applied" | "evaluated";

export const NOTIFICATION_KINDS = [
  "job",
  "status",
  "feedback",
  "mention",
  "suggestion",
  "scorecard",
  "review-asked",
  "review-answered",
  "withdrawn",
  "interview",
  "team",
  "role",
  "removed",
] as const;

/** No names stand here: they are read from what a row points at. */
export const notifications = sqliteTable(
  "notifications",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: text("company_id"),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    /** Of the event, which is written once. */
    event: text("event").notNull(),
    applicationId: text("application_id"),
    status: text("status", { enum: CANDIDATE_STATUSES }),
    feedbackId: text("feedback_id"),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    jobId: text("job_id"),
    /** Whoever applied for that job on that day, by the application's id; whom to interview, by its `seq`. */
    people: text("people", { mode: "json" }).$type<Record<string, PersonStep>>(),
    noteId: text("note_id"),
    suggestionId: text("suggestion_id"),
    scorecardId: text("scorecard_id"),
    /** What the applicant's page said then, where that is not the status. */
    shown: text("shown"),
  },
  (table) => [
    uniqueIndex("notifications_once").on(table.userId, table.event),
    index("notifications_user").on(table.userId, table.seq),
    index("notifications_application").on(table.applicationId),
    index("notifications_created").on(table.createdAt),
    index("notifications_job").on(table.jobId).where(sql`job_id is not null`),
  ],
);

/** Without a row: on the page at once, and no mail. */
export const notificationChoices = sqliteTable(
  "notification_choices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: NEWS_KINDS }).notNull(),
    page: text("page", { enum: FREQUENCIES }).notNull(),
    mail: text("mail", { enum: FREQUENCIES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("notification_choices_daily").on(table.userId).where(sql`mail = 'daily'`),
  ],
);
