/**
 * Every table of the product, a file a noun. Names follow the specification's entities. Instants are integers, milliseconds
 * since 1970. `company_id` stands on every table that belongs to a company, and in every query that reads one.
 * Counters, search indexes and append-only rules are SQL: `db/triggers/`.
 */
export * from "./schema/accounts.ts";
export * from "./schema/applications.ts";
export * from "./schema/counters.ts";
export * from "./schema/documents.ts";
export * from "./schema/evaluations.ts";
export * from "./schema/jobs.ts";
export * from "./schema/notifications.ts";
export * from "./schema/outbox.ts";
export * from "./schema/public.ts";
export * from "./schema/questionnaires.ts";
