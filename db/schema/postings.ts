import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

export type AlertFilters = Record<string, string>;

export const jobAlerts = sqliteTable(
  "job_alerts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    companyId: text("company_id"),
    filters: text("filters", { mode: "json" }).$type<AlertFilters>().notNull().default({}),
    frequency: text("frequency", { enum: ["daily", "weekly"] }).notNull(),
    language: text("language").notNull().default("en"),
    timeZone: text("time_zone").notNull().default("UTC"),
    /** SHA-256 of the secrets in the mailed links. */
    confirmHash: text("confirm_hash"),
    stopHash: text("stop_hash"),
    createdAt: instant("created_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    toldUntil: instant("told_until"),
    nextAt: instant("next_at"),
    askedAt: instant("asked_at"),
  },
  (table) => [
    uniqueIndex("job_alerts_confirm").on(table.confirmHash),
    uniqueIndex("job_alerts_stop").on(table.stopHash),
    index("job_alerts_email").on(table.email),
    index("job_alerts_due").on(table.nextAt, table.id).where(sql`confirmed_at is not null`),
    index("job_alerts_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
    index("job_alerts_asked").on(table.askedAt).where(sql`asked_at is not null`),
  ],
);

/** A job is told once per address, whatever number of alerts it has. */
export const jobAlertsTold = sqliteTable(
  "job_alerts_told",
  {
    email: text("email").notNull(),
    jobId: text("job_id").notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.jobId] }),
    index("job_alerts_told_at").on(table.toldAt),
  ],
);

export const jobSources = sqliteTable(
  "job_sources",
  {
    jobId: text("job_id").notNull(),
    source: text("source").notNull(),
    day: text("day").notNull(),
    companyId: text("company_id").notNull(),
    views: integer("views").notNull().default(0),
    applicants: integer("applicants").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.source, table.day] })],
);

/** `/s/{code}` leads to a job and says where the visitor came from. */
export const shortLinks = sqliteTable(
  "short_links",
  {
    code: text("code").primaryKey(),
    companyId: text("company_id").notNull(),
    jobId: text("job_id").notNull(),
    source: text("source").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("short_links_job").on(table.jobId, table.source)],
);

export const shortLinkClicks = sqliteTable(
  "short_link_clicks",
  {
    code: text("code")
      .notNull()
      .references(() => shortLinks.code, { onDelete: "cascade" }),
    day: text("day").notNull(),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.day] })],
);
