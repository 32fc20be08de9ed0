import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Every table of the product. Names follow the specification's entities. Instants are integers, milliseconds since 1970.
 * `company_id` stands on every table that belongs to a company, and in every query that reads one.
 * Counters, search indexes and append-only rules are SQL triggers: `migrations/*_triggers.sql`.
 */

const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const companies = sqliteTable("companies", {
  id: text("id").primaryKey(),
  companyName: text("company_name").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** Lower-cased. One address, one account. */
    email: text("email").notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    passwordHash: text("password_hash").notNull(),
    /** The specification's profile type: a `buyer` belongs to a company, an `applicant` to none. */
    type: text("type", { enum: ["buyer", "applicant"] }).notNull(),
    recruiter: integer("recruiter", { mode: "boolean" }).notNull().default(false),
    companyId: text("company_id").references(() => companies.id),
    personName: text("person_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    disabledAt: instant("disabled_at"),
    /** When the account goes, at its owner's wish; until then it can be kept. */
    eraseAt: instant("erase_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_company").on(table.companyId),
    index("users_erase").on(table.eraseAt).where(sql`erase_at is not null`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, in hex. The token itself is stored nowhere. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The idle limit, in seconds since 1970 (the session adapter's form); use moves it forward. */
    expiresAt: integer("expires_at").notNull(),
    /** "Remember me": a longer idle limit, and a cookie that outlives the browser. */
    remembered: integer("remembered", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
    /** What the browser called itself, cut to 200 characters, so that people know their own sessions. */
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Links sent by e-mail. Only the hash of the secret is here; using one deletes it. */
export const tokens = sqliteTable(
  "tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: ["verify", "reset", "change-email"] }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** The job the person was applying for, so that a link opened on another device leads on. */
    jobId: text("job_id"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("tokens_user").on(table.userId, table.purpose)],
);

/** Counts of tries within a window, for limits that must be exact. */
export const attempts = sqliteTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (table) => [index("attempts_resets").on(table.resetsAt)],
);

export const JOB_STATUSES = ["active", "draft", "paused", "closed"] as const;
export const JOB_TYPES = ["full-time", "part-time", "contract", "internship", "temporary"] as const;
export const LOCATION_TYPES = ["remote", "office", "hybrid"] as const;

export const jobs = sqliteTable(
  "jobs",
  {
    /** Grows with each posting: the order of every list, and the row number of the search index. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    userId: text("user_id").notNull(),
    /** The company's name, kept by triggers, so that a list of all companies' jobs reads one table. */
    companyName: text("company_name").notNull().default(""),
    title: text("title").notNull(),
    department: text("department").notNull().default(""),
    jobType: text("job_type", { enum: JOB_TYPES }).notNull(),
    locationType: text("location_type", { enum: LOCATION_TYPES }).notNull(),
    location: text("location").notNull().default(""),
    /** Whole dollars a year. */
    salaryMin: integer("salary_min"),
    salaryMax: integer("salary_max"),
    description: text("description").notNull(),
    /** Markdown. */
    finalJobPosting: text("final_job_posting").notNull(),
    agreed: integer("agreed", { mode: "boolean" }).notNull(),
    status: text("status", { enum: JOB_STATUSES }).notNull().default("active"),
    /** Submitted applications, and visits: changed by triggers and by the view counter only. */
    applicants: integer("applicants").notNull().default(0),
    views: integer("views").notNull().default(0),
    createdDate: instant("created_date").notNull(),
    updatedDate: instant("updated_date").notNull(),
  },
  (table) => [
    uniqueIndex("jobs_id").on(table.id),
    index("jobs_company").on(table.companyId, table.seq),
    index("jobs_company_status").on(table.companyId, table.status, table.seq),
    index("jobs_company_department").on(table.companyId, table.department, table.seq),
    index("jobs_company_department_status").on(table.companyId, table.department, table.status, table.seq),
    index("jobs_open").on(table.status, table.seq),
  ],
);

/** The wizard's unfinished posting, one for each person, kept from the first Next. */
export const jobDrafts = sqliteTable("job_drafts", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  companyId: text("company_id").notNull(),
  /** What the job will be called once it is posted, so that posting it twice makes one job. */
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
});

/** One visitor's look at one job on one day; added up into `jobs.views` a batch at a time. */
export const jobViews = sqliteTable(
  "job_views",
  {
    jobId: text("job_id").notNull(),
    day: text("day").notNull(),
    /** A keyed hash that changes every day; no address can be read from it. */
    visitor: text("visitor").notNull(),
    counted: integer("counted", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.visitor] }),
    index("job_views_uncounted").on(table.counted, table.jobId),
    index("job_views_day").on(table.day),
  ],
);

export type Question = {
  id: number;
  icon: string;
  type: string;
  title: string;
  question: string;
  placeholder: string;
};

/** The specification's "assessments": a job's questionnaire. */
export const assessments = sqliteTable(
  "assessments",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    userId: text("user_id").notNull(),
    jobId: text("job_id").notNull(),
    questions: text("questions", { mode: "json" }).$type<Question[]>().notNull(),
    /** Grows with each save; a save made from an older one is told so. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("assessments_job").on(table.jobId)],
);

export const CANDIDATE_STATUSES = [
  "pending",
  "interview_approved",
  "offer_sent",
  "offer_accepted",
  "passed",
] as const;
export const START_DATES = [
  "immediately",
  "1-week",
  "2-weeks",
  "1-month",
  "2-months",
  "3-months",
  "other",
] as const;

/**
 * One person's application for one job. Once `submittedAt` is set it is also the specification's "candidate": name, e-mail
 * and position stand here as they were, so that the dashboard reads one table.
 */
export const applications = sqliteTable(
  "applications",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    jobId: text("job_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The job's title when the person applied. */
    position: text("position").notNull(),
    workAuthorization: text("work_authorization", { enum: ["yes", "no"] }).notNull(),
    startDate: text("start_date", { enum: START_DATES }).notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    cvDocumentId: text("cv_document_id"),
    coverLetterDocumentId: text("cover_letter_document_id"),
    /** The questions as they stood when this person began to answer, so that nobody's questionnaire shifts under them. */
    questions: text("questions", { mode: "json" }).$type<Question[]>(),
    submittedAt: instant("submitted_at"),
    status: text("status", { enum: CANDIDATE_STATUSES }).notNull().default("pending"),
    evaluationState: text("evaluation_state", { enum: ["none", "waiting", "done", "failed"] })
      .notNull()
      .default("none"),
    /** The newest run; its score and label stand here too, so that a list needs no second table. */
    evaluationId: text("evaluation_id"),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation", { enum: ["Strong Hire", "Hire", "Consider"] }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => {
    const submitted = sql`submitted_at is not null`;
    return [
      uniqueIndex("applications_id").on(table.id),
      uniqueIndex("applications_job_user").on(table.jobId, table.userId),
      index("applications_user").on(table.userId, table.seq),
      index("candidates_by_date").on(table.companyId, table.submittedAt, table.seq).where(submitted),
      index("candidates_by_score").on(table.companyId, table.overallScore, table.seq).where(submitted),
      index("candidates_by_name").on(table.companyId, table.name, table.seq).where(submitted),
      index("candidates_status_date")
        .on(table.companyId, table.status, table.submittedAt, table.seq)
        .where(submitted),
      index("candidates_status_score")
        .on(table.companyId, table.status, table.overallScore, table.seq)
        .where(submitted),
      index("candidates_status_name")
        .on(table.companyId, table.status, table.name, table.seq)
        .where(submitted),
    ];
  },
);

export const TEXT_STATES = ["waiting", "read", "no-text", "locked", "unreadable"] as const;

/** A file of an applicant's. Its bytes lie in R2 under `storageKey`, which applications to other companies may share. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    applicationId: text("application_id").notNull(),
    kind: text("kind", { enum: ["cv", "coverLetter"] }).notNull(),
    fileName: text("file_name").notNull(),
    type: text("type", { enum: ["pdf", "doc", "docx"] }).notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    state: text("state", { enum: ["uploading", "stored", "removed"] }).notNull(),
    textState: text("text_state", { enum: TEXT_STATES }).notNull().default("waiting"),
    /** Written before each attempt to read it, so that a file which kills its reader is given up after three. */
    textAttempts: integer("text_attempts").notNull().default(0),
    pages: integer("pages"),
    scan: text("scan", { enum: ["pending", "clean", "infected", "skipped"] })
      .notNull()
      .default("skipped"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("documents_user").on(table.userId, table.kind, table.createdAt),
    index("documents_application").on(table.applicationId),
    index("documents_storage").on(table.storageKey),
    index("documents_state").on(table.state, table.createdAt),
  ],
);

/** What was read from a document, apart from it, so that no list ever loads it. */
export const documentTexts = sqliteTable("document_texts", {
  documentId: text("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  companyId: text("company_id").notNull(),
  text: text("text").notNull(),
  truncated: integer("truncated", { mode: "boolean" }).notNull().default(false),
  readAt: instant("read_at").notNull(),
});

export const answers = sqliteTable(
  "answers",
  {
    applicationId: text("application_id").notNull(),
    questionId: integer("question_id").notNull(),
    companyId: text("company_id").notNull(),
    userId: text("user_id").notNull(),
    text: text("text").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.questionId] })],
);

/** Every run of an evaluator. Rows are added and never changed; the application points at the newest. */
export const evaluations = sqliteTable(
  "evaluations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    evaluator: text("evaluator").notNull(),
    /** SHA-256 of what the evaluator was given, in hex. */
    inputHash: text("input_hash").notNull(),
    /** The whole result: `Evaluation` of `app/services/ai/ai.ts`. */
    result: text("result", { mode: "json" }).$type<unknown>().notNull(),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("evaluations_application").on(table.applicationId, table.createdAt),
    uniqueIndex("evaluations_once").on(table.applicationId, table.evaluator, table.inputHash),
  ],
);

/** Who moved which candidate from where to where, and when. */
export const statusChanges = sqliteTable(
  "status_changes",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    /** The person's name as it was then. */
    personName: text("person_name").notNull(),
    from: text("from_status", { enum: CANDIDATE_STATUSES }).notNull(),
    to: text("to_status", { enum: CANDIDATE_STATUSES }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("status_changes_application").on(table.applicationId, table.createdAt)],
);

export const OUTBOX_TOPICS = ["mail", "read-document", "evaluate", "reset-link"] as const;

/**
 * Work that is owed. A row is written in the same batch as what caused it; a queue message wakes the consumer, a sweep
 * finds what a lost message left behind. The id is the idempotency key outwards.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    topic: text("topic", { enum: OUTBOX_TOPICS }).notNull(),
    companyId: text("company_id"),
    userId: text("user_id"),
    /** What the topic needs; emptied once it is done, since mails hold links and addresses. */
    payload: text("payload", { mode: "json" }).$type<unknown>().notNull(),
    state: text("state", { enum: ["waiting", "done", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Not before this instant. A claim moves it forward, so that two consumers never hold the same row. */
    runAfter: instant("run_after").notNull(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    doneAt: instant("done_at"),
  },
  (table) => [index("outbox_due").on(table.state, table.runAfter), index("outbox_user").on(table.userId)],
);

export const FEEDBACK_TYPES = ["feedback", "idea", "issue", "feature"] as const;

/** What signed-in people tell us. Name and e-mail as they were then. */
export const feedback = sqliteTable(
  "feedback",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: FEEDBACK_TYPES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("feedback_user").on(table.userId)],
);

/** The specification's "betacontact": who would like to try the product. */
export const betaContacts = sqliteTable(
  "beta_contacts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    companyName: text("company_name").notNull(),
    personName: text("person_name").notNull(),
    type: text("type").notNull().default("recruiter"),
    feedback: text("feedback").notNull().default(""),
    status: text("status").notNull().default("pending"),
    /** Of the captcha that was solved for it: a captcha makes one contact. */
    captchaNonce: text("captcha_nonce").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("beta_contacts_captcha").on(table.captchaNonce)],
);

/** Browsers that have given the password of /pass. */
export const passSessions = sqliteTable(
  "pass_sessions",
  {
    /** SHA-256 of the cookie's secret, in hex. */
    id: text("id").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pass_sessions_expires").on(table.expiresAt)],
);

/** Notices under the Digital Services Act, as they were sent. */
export const notices = sqliteTable(
  "notices",
  {
    id: text("id").primaryKey(),
    /** What people quote. */
    reference: text("reference").notNull(),
    noticeType: text("notice_type").notNull(),
    submitterName: text("submitter_name").notNull(),
    email: text("email").notNull(),
    organization: text("organization").notNull().default(""),
    affectedUrls: text("affected_urls").notNull(),
    affectedDates: text("affected_dates").notNull().default(""),
    description: text("description").notNull(),
    legalBasis: text("legal_basis").notNull(),
    signature: text("signature").notNull(),
    /** As typed: a day, `2026-11-21`. */
    signatureDate: text("signature_date").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("notices_reference").on(table.reference)],
);

/** Evidence for a notice. It may arrive before its notice does; without one it goes after a day. */
export const noticeFiles = sqliteTable(
  "notice_files",
  {
    id: text("id").primaryKey(),
    noticeId: text("notice_id").notNull(),
    fileName: text("file_name").notNull(),
    type: text("type", { enum: ["pdf", "jpg", "png"] }).notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    /** Its bytes are on their way; its notice has not been sent; it belongs to a notice; it was taken back. */
    state: text("state", { enum: ["uploading", "waiting", "kept", "removed"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("notice_files_notice").on(table.noticeId),
    index("notice_files_state").on(table.state, table.createdAt),
  ],
);

/**
 * Numbers that a page shows, changed by triggers in the same statement as what they count: `jobs`, `jobs:active`,
 * `applicants`, `views`, `candidates`, `candidates:pending`, `department:Engineering` …
 */
export const counters = sqliteTable(
  "counters",
  {
    companyId: text("company_id").notNull(),
    name: text("name").notNull(),
    value: integer("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);
