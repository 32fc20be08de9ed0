import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DIMENSIONS } from "../../app/vocabulary/dimensions.ts";
import { instant } from "./instant.ts";
import { packedJson } from "./packed.ts";

/** Rows are added and never changed; the application points at the newest. */
export const evaluations = sqliteTable(
  "evaluations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    evaluator: text("evaluator").notNull(),
    /** "check": the built-in evaluator's result with a model's word on single sentences. */
    kind: text("kind", { enum: ["built-in", "model", "check"] })
      .notNull()
      .default("built-in"),
    /** What a model's own reply called itself; null for the built-in evaluator. */
    modelVersion: text("model_version"),
    /** SHA-256 of the instructions and the form of reply that a model was given, in hex. */
    promptHash: text("prompt_hash"),
    /** SHA-256 of what the evaluator was given, in hex. */
    inputHash: text("input_hash").notNull(),
    /** `Evaluation` of `app/evaluator/evaluation.ts`; where `packed` has it whole, what lists need. */
    result: text("result", { mode: "json" }).$type<unknown>().notNull(),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation"),
    /** A SHA-256's beginning for each part of the input, so that two runs can show which of them changed. */
    inputParts: text("input_parts", { mode: "json" }).$type<Record<string, string>>(),
    /** The corrected text that was read in place of the CV's own; null when there was none. */
    correctionId: text("correction_id"),
    createdAt: instant("created_at").notNull(),
    packed: packedJson("packed"),
  },
  (table) => [
    index("evaluations_application").on(table.applicationId, table.createdAt),
    uniqueIndex("evaluations_once").on(table.applicationId, table.evaluator, table.inputHash),
  ],
);

/** Rows are added and never changed; the newest of each dimension stands. */
export const verdicts = sqliteTable(
  "verdicts",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    evaluationId: text("evaluation_id"),
    dimension: text("dimension", { enum: DIMENSIONS }).notNull(),
    /** 0–100, whole. */
    score: integer("score").notNull(),
    /** As the person saw it; null for "not shown". */
    machineScore: integer("machine_score"),
    reason: text("reason").notNull(),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("verdicts_application").on(table.applicationId, table.createdAt),
    index("verdicts_newest").on(table.applicationId, table.dimension, table.createdAt),
    index("verdicts_user").on(table.userId),
  ],
);

export const corrections = sqliteTable(
  "corrections",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    documentId: text("document_id").notNull(),
    userId: text("user_id").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("corrections_application").on(table.applicationId, table.createdAt),
    index("corrections_user").on(table.userId),
  ],
);

export const comments = sqliteTable(
  "comments",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("comments_application").on(table.applicationId, table.createdAt),
    index("comments_user").on(table.userId),
  ],
);

/** One may be open at a time. */
export const reviewRequests = sqliteTable(
  "review_requests",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    question: text("question").notNull(),
    createdAt: instant("created_at").notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    answeredByName: text("answered_by_name"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("review_requests_application").on(table.applicationId, table.createdAt),
    uniqueIndex("review_requests_open").on(table.applicationId).where(sql`answered_at is null`),
    index("review_requests_waiting").on(table.companyId, table.createdAt).where(sql`answered_at is null`),
    index("review_requests_user").on(table.userId),
  ],
);

/** Written before a run's or verdict's row goes, as a trigger demands; nothing here leads to a person. */
export const erasedRecords = sqliteTable(
  "erased_records",
  {
    recordId: text("record_id").primaryKey(),
    kind: text("kind", { enum: ["evaluation", "verdict"] }).notNull(),
    companyId: text("company_id").notNull(),
    evaluator: text("evaluator"),
    madeAt: instant("made_at").notNull(),
    erasedAt: instant("erased_at").notNull(),
  },
  (table) => [index("erased_records_company").on(table.companyId, table.erasedAt)],
);
