import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DIMENSIONS } from "../../app/vocabulary/dimensions.ts";
import { instant } from "./instant.ts";

/** Every run of an evaluator. Rows are added and never changed; the application points at the newest. */
export const evaluations = sqliteTable(
  "evaluations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    evaluator: text("evaluator").notNull(),
    /** The built-in run comes first and is what lists sort by; a model's opinion stands beside it. */
    kind: text("kind", { enum: ["built-in", "model"] })
      .notNull()
      .default("built-in"),
    /** What a model's own reply called itself; null for the built-in evaluator. */
    modelVersion: text("model_version"),
    /** SHA-256 of the instructions and the form of reply that a model was given, in hex. */
    promptHash: text("prompt_hash"),
    /** SHA-256 of what the evaluator was given, in hex. */
    inputHash: text("input_hash").notNull(),
    /** The whole result: `Evaluation` of `app/evaluator/evaluation.ts`. */
    result: text("result", { mode: "json" }).$type<unknown>().notNull(),
    overallScore: integer("overall_score"),
    recommendation: text("recommendation"),
    /** A SHA-256 for each part of the input, so that two runs can tell which of them changed. */
    inputParts: text("input_parts", { mode: "json" }).$type<Record<string, string>>(),
    /** The applicant's corrected text that was read in place of the CV's own; null when there was none. */
    correctionId: text("correction_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("evaluations_application").on(table.applicationId, table.createdAt),
    uniqueIndex("evaluations_once").on(table.applicationId, table.evaluator, table.inputHash),
  ],
);

/** A recruiter's own score for one dimension, beside the machine's. Rows are added and never changed; the newest stands. */
export const verdicts = sqliteTable(
  "verdicts",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    /** The run that it stands beside; null when there was none. */
    evaluationId: text("evaluation_id"),
    dimension: text("dimension", { enum: DIMENSIONS }).notNull(),
    /** 0–100, whole. */
    score: integer("score").notNull(),
    /** The machine's score as the person saw it; null for "not shown". */
    machineScore: integer("machine_score"),
    reason: text("reason").notNull(),
    userId: text("user_id").notNull(),
    /** The person's name as it was then. */
    personName: text("person_name").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("verdicts_application").on(table.applicationId, table.createdAt),
    // The newest of each dimension, however many there are.
    index("verdicts_newest").on(table.applicationId, table.dimension, table.createdAt),
    index("verdicts_user").on(table.userId),
  ],
);

/** The text of a CV as its applicant put it right. The text that was read stays beside it; the newest correction is evaluated. */
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

/** What an applicant adds to an application that has been submitted. */
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

/** An applicant's wish that a person looks at the application, and what that person answered. One may be open at a time. */
export const looks = sqliteTable(
  "looks",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id").notNull(),
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    /** What to look at, in the applicant's words; may be empty. */
    question: text("question").notNull(),
    createdAt: instant("created_at").notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    /** The person's name as it was then. */
    answeredByName: text("answered_by_name"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("looks_application").on(table.applicationId, table.createdAt),
    uniqueIndex("looks_open").on(table.applicationId).where(sql`answered_at is null`),
    index("looks_user").on(table.userId),
  ],
);

/**
 * What is left of a run or a verdict whose applicant has been erased: that it was, by which evaluator, and when. Written before the
 * row goes, which a trigger asks for; nothing here leads to a person.
 */
export const erasedRecords = sqliteTable(
  "erased_records",
  {
    recordId: text("record_id").primaryKey(),
    kind: text("kind", { enum: ["evaluation", "verdict"] }).notNull(),
    companyId: text("company_id").notNull(),
    /** Name and version; null for a verdict. */
    evaluator: text("evaluator"),
    madeAt: instant("made_at").notNull(),
    erasedAt: instant("erased_at").notNull(),
  },
  (table) => [index("erased_records_company").on(table.companyId, table.erasedAt)],
);
