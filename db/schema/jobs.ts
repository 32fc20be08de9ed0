import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { JOB_STATUSES, JOB_TYPES, LOCATION_TYPES, PAY_UNITS } from "../../app/vocabulary/jobs.ts";
import { companies, users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** A draft, or an open job without applicants or questions of its own, or with all its places filled. */
export const UNFINISHED = sql.raw(
  "(status = 'draft' or status = 'active' and (applicants = 0 or questions is null or " +
    "unwritten_questions > 0 or ifnull(people ->> 'offer_accepted', 0) >= openings))",
);

const OPEN = sql.raw("status = 'active'");

export type PublishedAnyway = { warnings: string[]; userId: string; at: number };

export const jobs = sqliteTable(
  "jobs",
  {
    /** The order of every list, and the row number of the search index. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    /** Who answers for it: whoever posted it, until it is handed on. */
    userId: text("user_id").notNull(),
    /** Kept by triggers, so that a list of all companies' jobs reads one table. */
    companyName: text("company_name").notNull().default(""),
    evaluates: integer("evaluates", { mode: "boolean" }).notNull().default(true),
    title: text("title").notNull(),
    department: text("department").notNull().default(""),
    jobType: text("job_type", { enum: JOB_TYPES }).notNull(),
    locationType: text("location_type", { enum: LOCATION_TYPES }).notNull(),
    location: text("location").notNull().default(""),
    /** In `pay_currency` by `pay_unit`; the column keeps the decimals of an hour or a day. */
    salaryMin: integer("salary_min"),
    salaryMax: integer("salary_max"),
    description: text("description").notNull(),
    /** Markdown. */
    finalJobPosting: text("final_job_posting").notNull(),
    agreed: integer("agreed", { mode: "boolean" }).notNull(),
    status: text("status", { enum: JOB_STATUSES }).notNull().default("active"),
    applicants: integer("applicants").notNull().default(0),
    views: integer("views").notNull().default(0),
    createdDate: instant("created_date").notNull(),
    updatedDate: instant("updated_date").notNull(),
    /** Of the saved questionnaire; null while the standard one is asked. All three are kept by triggers. */
    questions: integer("questions"),
    unwrittenQuestions: integer("unwritten_questions").notNull().default(0),
    undecided: integer("undecided").notNull().default(0),
    /** Ends the job's public address. This, the slug and the last instants below are kept by triggers. */
    code: text("code"),
    companySlug: text("company_slug").notNull().default(""),
    country: text("country").notNull().default(""),
    region: text("region").notNull().default(""),
    locality: text("locality").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    street: text("street").notNull().default(""),
    /** Countries as `GB,IE`, or `anywhere`. */
    remoteFrom: text("remote_from").notNull().default(""),
    payCurrency: text("pay_currency").notNull().default("USD"),
    payUnit: text("pay_unit", { enum: PAY_UNITS }).notNull().default("YEAR"),
    closesOn: text("closes_on").notNull().default(""),
    timeZone: text("time_zone").notNull().default("UTC"),
    closesAt: instant("closes_at"),
    language: text("language").notNull().default("en"),
    openings: integer("openings").notNull().default(1),
    publishedAt: instant("published_at"),
    closedAt: instant("closed_at"),
    publishedAnyway: text("published_anyway", { mode: "json" }).$type<PublishedAnyway>(),
    /** Whoever answered for it left or may no longer, and an owner does since; kept by triggers. */
    inherited: integer("inherited", { mode: "boolean" }).notNull().default(false),
    /** How many candidates there are of each status that has had some; kept by triggers. */
    people: text("people", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
    /** What it was when its company asked to be erased, which closed it; null for all others. */
    reopensAs: text("reopens_as", { enum: JOB_STATUSES }),
  },
  (table) => [
    uniqueIndex("jobs_id").on(table.id),
    index("jobs_company").on(table.companyId, table.seq),
    index("jobs_company_status").on(table.companyId, table.status, table.seq),
    index("jobs_company_department").on(table.companyId, table.department, table.seq),
    index("jobs_company_department_status").on(table.companyId, table.department, table.status, table.seq),
    index("jobs_poster").on(table.userId, table.seq),
    index("jobs_open").on(table.status, table.seq),
    uniqueIndex("jobs_code").on(table.code),
    index("jobs_published").on(table.publishedAt).where(OPEN),
    index("jobs_closing").on(table.closesAt).where(sql`status = 'active' and closes_at is not null`),
    index("jobs_unfinished").on(table.companyId, table.seq).where(UNFINISHED),
  ],
);

export const jobDrafts = sqliteTable("job_drafts", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  companyId: text("company_id").notNull(),
  /** The id the job will have once posted, so that posting it twice makes one job. */
  jobId: text("job_id").notNull().default(""),
  title: text("title").notNull().default(""),
  jobType: text("job_type").notNull().default(""),
  locationType: text("location_type").notNull().default(""),
  location: text("location").notNull().default(""),
  salaryMin: text("salary_min").notNull().default(""),
  salaryMax: text("salary_max").notNull().default(""),
  department: text("department").notNull().default(""),
  description: text("description").notNull().default(""),
  finalJobPosting: text("final_job_posting").notNull().default(""),
  agreed: integer("agreed", { mode: "boolean" }).notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
  country: text("country").notNull().default(""),
  region: text("region").notNull().default(""),
  locality: text("locality").notNull().default(""),
  postalCode: text("postal_code").notNull().default(""),
  street: text("street").notNull().default(""),
  remoteFrom: text("remote_from").notNull().default(""),
  payCurrency: text("pay_currency").notNull().default(""),
  payUnit: text("pay_unit").notNull().default(""),
  closesOn: text("closes_on").notNull().default(""),
  timeZone: text("time_zone").notNull().default(""),
  language: text("language").notNull().default(""),
  openings: text("openings").notNull().default(""),
});

/** What is left of a deleted job that had been published, and of its short links: they answer 410. */
export const jobTombstones = sqliteTable("job_tombstones", {
  code: text("code").primaryKey(),
  companyId: text("company_id").notNull(),
});

export const jobViews = sqliteTable(
  "job_views",
  {
    jobId: text("job_id").notNull(),
    day: text("day").notNull(),
    /** A keyed hash that changes every day; no address can be read from it. */
    visitor: text("visitor").notNull(),
    counted: integer("counted", { mode: "boolean" }).notNull().default(false),
    /** The first that led this visitor here on that day. */
    source: text("source").notNull().default("direct"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.visitor] }),
    index("job_views_uncounted").on(table.counted, table.jobId),
    index("job_views_day").on(table.day),
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

/** All days of a source, kept by triggers: a page may not read a row for each day. */
export const jobSourceTotals = sqliteTable(
  "job_source_totals",
  {
    jobId: text("job_id").notNull(),
    source: text("source").notNull(),
    companyId: text("company_id").notNull(),
    views: integer("views").notNull().default(0),
    applicants: integer("applicants").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.source] }),
    index("job_source_totals_best").on(table.jobId, table.applicants, table.views),
  ],
);

/** `/s/{code}` leads to a job and says where the visitor came from. */
export const shortLinks = sqliteTable(
  "short_links",
  {
    code: text("code").primaryKey(),
    companyId: text("company_id").notNull(),
    jobId: text("job_id").notNull(),
    source: text("source").notNull(),
    namedAt: instant("named_at").notNull(),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [
    uniqueIndex("short_links_source").on(table.jobId, table.source),
    index("short_links_newest").on(table.jobId, table.namedAt),
  ],
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
