import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ROLES } from "../../app/vocabulary/members.ts";
import { companies, users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Those who work for a company; one for each of `users` with its `company_id`. */
export const members = sqliteTable(
  "members",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ROLES }).notNull(),
    /** Null for whoever was there first, or joined by the company's identity provider. */
    invitedBy: text("invited_by"),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index("members_company").on(table.companyId, table.role),
  ],
);

export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    /** Lower-cased; emptied once the invitation is over. */
    email: text("email").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    /** The jobs whose hiring team they join. */
    jobs: text("jobs", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** SHA-256 of the mailed link's secret. */
    hash: text("hash").notNull(),
    invitedBy: text("invited_by").notNull(),
    inviterName: text("inviter_name").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Used or withdrawn. */
    endedAt: instant("ended_at"),
    acceptedBy: text("accepted_by"),
  },
  (table) => [
    uniqueIndex("invitations_hash").on(table.hash),
    uniqueIndex("invitations_open").on(table.companyId, table.email).where(sql`ended_at is null`),
    index("invitations_end").on(table.expiresAt),
  ],
);

/** The jobs of each hiring manager; `mail` is the task that tells them. */
export const jobTeam = sqliteTable(
  "job_team",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: text("job_id").notNull(),
    companyId: text("company_id").notNull(),
    mail: text("mail"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index("job_team_job").on(table.jobId)],
);

/** Who is to interview whom, by the application's `seq`: the newest are read in order. `mail` as above. */
export const interviewers = sqliteTable(
  "interviewers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    companyId: text("company_id").notNull(),
    mail: text("mail"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] }), index("interviewers_seq").on(table.seq)],
);
