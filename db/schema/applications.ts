import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  APPLICATION_ENDS,
  CANDIDATE_STATUSES,
  EVALUATION_STATES,
  PROPOSALS,
  SNOOZE_CARDS,
  SNOOZES,
  START_DATES,
  WORK_AUTHORIZATIONS,
} from "../../app/vocabulary/applications.ts";
import { RECOMMENDATIONS } from "../../app/vocabulary/dimensions.ts";
import { companies, users } from "./accounts.ts";
import { instant } from "./instant.ts";
import type { Question } from "./questionnaires.ts";

/** With `receivedAt` it is the specification's "candidate": name, e-mail and position as they were then. */
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
    position: text("position").notNull(),
    workAuthorization: text("work_authorization", { enum: WORK_AUTHORIZATIONS }).notNull(),
    startDate: text("start_date", { enum: START_DATES }).notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    cvDocumentId: text("cv_document_id"),
    coverLetterDocumentId: text("cover_letter_document_id"),
    /** As they stood when this person began to answer; null where `asked` says it. */
    questions: text("questions", { mode: "json" }).$type<Question[]>(),
    /** Texts by the question's id. */
    answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    submittedAt: instant("submitted_at"),
    /** From then on the company's list, counts and search have it. */
    receivedAt: instant("received_at"),
    status: text("status", { enum: CANDIDATE_STATUSES }).notNull().default("pending"),
    evaluationState: text("evaluation_state", { enum: EVALUATION_STATES }).notNull().default("none"),
    /** The newest run; its score and label stand here too, so that a list needs no second table. */
    evaluationId: text("evaluation_id"),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation", { enum: RECOMMENDATIONS }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** As typed; empty for whoever gave none. */
    phone: text("phone").notNull().default(""),
    /** A line of the newest run, for the list. */
    standsOut: text("stands_out"),
    /** What led the person here first; empty for whoever applied before this was asked. */
    source: text("source").notNull().default(""),
    medium: text("medium").notNull().default(""),
    campaign: text("campaign").notNull().default(""),
    /** What the person was told last, while a later decision's mail still waits; else null. */
    toldStatus: text("told_status", { enum: CANDIDATE_STATUSES }),
    snooze: text("snooze", { enum: SNOOZES }),
    /** The day by the company’s calendar, and the instant at which it begins. */
    snoozedUntil: text("snoozed_until"),
    snoozeEnds: instant("snooze_ends"),
    snoozedBy: text("snoozed_by"),
    snoozeReason: text("snooze_reason"),
    snoozeCard: text("snooze_card", { enum: SNOOZE_CARDS }),
    /** In which list of the company's somebody stands. */
    listed: text("listed").generatedAlwaysAs(
      sql`case when status = 'pending' then ifnull(snooze, status) else status end`,
      { mode: "virtual" },
    ),
    counted: text("counted").generatedAlwaysAs(sql`replace(listed, 'back', 'pending')`, { mode: "virtual" }),
    /** Of the job's own stages, the one of its status; null where the job has none. */
    stageId: text("stage_id"),
    /** A row of `question_sets`, and which of its questions. */
    asked: text("asked", { mode: "json" }).$type<{ set: number; ids: number[] }>(),
    /** Names of the company's tags. */
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** In the talent pool since and until when, and by whom; null for whoever is not. */
    pooledAt: instant("pooled_at"),
    poolEnds: instant("pool_ends"),
    pooledBy: text("pooled_by"),
    /** When the person ended it themselves: nobody puts them there again. */
    poolLeftAt: instant("pool_left_at"),
    /** What somebody would decide who may not, until it is decided or dismissed. */
    proposal: text("proposal", { enum: PROPOSALS }),
    proposalReason: text("proposal_reason"),
    proposedAt: instant("proposed_at"),
    proposedBy: text("proposed_by"),
    proposedById: text("proposed_by_id"),
    /** Set for whoever stands at the end since they withdrew it themselves. */
    withdrewAt: instant("withdrew_at"),
    /** The application of the same person for the same job that goes on, while this one is passed for it. */
    duplicateOf: text("duplicate_of"),
    /** The last nine digits: the same for `+44 7700 900123` and `07700-900123`. */
    phoneKey: text("phone_key").generatedAlwaysAs(
      sql`substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''),
        '.', ''), '-', ''), '/', ''), -9)`,
      { mode: "virtual" },
    ),
  },
  (table) => {
    const received = sql`received_at is not null`;
    return [
      uniqueIndex("applications_id").on(table.id),
      uniqueIndex("applications_job_user").on(table.jobId, table.userId),
      index("applications_user").on(table.userId, table.seq),
      index("applications_unevaluated").on(table.companyId, table.seq).where(sql`evaluation_state = 'off'`),
      index("applications_sent")
        .on(table.companyId, table.submittedAt)
        .where(sql`submitted_at is not null and received_at is null`),
      index("applications_snoozed").on(table.snoozeEnds).where(sql`snooze = 'snoozed'`),
      index("applications_pooled").on(table.poolEnds).where(sql`pool_ends is not null`),
      index("applications_duplicates").on(table.duplicateOf).where(sql`duplicate_of is not null`),
      index("applications_age").on(table.createdAt).where(received),
      index("applications_phone").on(table.jobId, table.phoneKey).where(sql`phone <> ''`),
      index("candidates_by_date").on(table.companyId, table.submittedAt, table.seq).where(received),
      index("candidates_by_score").on(table.companyId, table.overallScore, table.seq).where(received),
      index("candidates_by_name").on(table.companyId, table.name, table.seq).where(received),
      index("candidates_listed_date")
        .on(table.companyId, table.listed, table.submittedAt, table.seq)
        .where(received),
      index("candidates_listed_score")
        .on(table.companyId, table.listed, table.overallScore, table.seq)
        .where(received),
      index("candidates_listed_name")
        .on(table.companyId, table.listed, table.name, table.seq)
        .where(received),
    ];
  },
);

/** How many candidates have each of a company's tags, by name, and how many are in its talent pool. */
export const companyTags = sqliteTable("company_tags", {
  companyId: text("company_id")
    .primaryKey()
    .references(() => companies.id),
  people: text("people", { mode: "json" }).$type<Record<string, number>>().notNull(),
  pool: integer("pool").notNull().default(0),
});

export const answers = sqliteView("answers", {
  applicationId: text("application_id").notNull(),
  questionId: integer("question_id").notNull(),
  companyId: text("company_id").notNull(),
  userId: text("user_id").notNull(),
  text: text("text").notNull(),
}).existing();

export const statusChanges = sqliteTable(
  "status_changes",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    from: text("from_status", { enum: CANDIDATE_STATUSES }).notNull(),
    to: text("to_status", { enum: CANDIDATE_STATUSES }).notNull(),
    createdAt: instant("created_at").notNull(),
    offerEnd: text("offer_end", { enum: APPLICATION_ENDS }),
    /** The change that this one took back. */
    undoes: text("undoes"),
    /** In the company's own words, then as the applicant reads it. */
    reason: text("reason"),
    toldReason: text("told_reason"),
    detail: text("detail"),
    /** Shared by all who were decided on in one go. */
    bulkId: text("bulk_id"),
    /** Of the job's own stages; with the same status twice it is a move among them. */
    fromStage: text("from_stage"),
    toStage: text("to_stage"),
  },
  (table) => [
    index("status_changes_application").on(table.applicationId, table.createdAt),
    index("status_changes_bulk").on(table.bulkId).where(sql`bulk_id is not null`),
  ],
);
