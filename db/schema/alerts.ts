import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ALERT_RHYTHMS } from "../../app/vocabulary/alerts.ts";
import { instant } from "./instant.ts";

/** A person's, whatever company it is about: no account and no company owns it. */
export const jobAlerts = sqliteTable(
  "job_alerts",
  {
    id: text("id").primaryKey(),
    /** Lower-cased. */
    email: text("email").notNull(),
    /** Null for the jobs of all companies. */
    companyId: text("company_id"),
    /** The list's own, as in its address. */
    filters: text("filters", { mode: "json" }).$type<Record<string, string>>().notNull(),
    rhythm: text("rhythm", { enum: ALERT_RHYTHMS }).notNull(),
    timeZone: text("time_zone").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When its owner last said so. */
    confirmedAt: instant("confirmed_at"),
    /** Of what was published until then it has told. */
    toldUntil: instant("told_until"),
    nextAt: instant("next_at"),
    /** "Still looking?" was sent, and waits for an answer. */
    askedAt: instant("asked_at"),
  },
  (table) => [
    index("job_alerts_email").on(table.email),
    index("job_alerts_due").on(table.nextAt, table.id).where(sql`next_at is not null`),
    index("job_alerts_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
    index("job_alerts_unasked")
      .on(table.confirmedAt, table.id)
      .where(sql`confirmed_at is not null and asked_at is null`),
    index("job_alerts_asked").on(table.askedAt).where(sql`asked_at is not null`),
  ],
);

/** What an address heard of while it had several alerts. */
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
