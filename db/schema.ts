/**
 * Every table of the product, a file a noun. Names follow the specification's entities. Instants are integers, milliseconds
 * since 1970. `company_id` stands on every table that belongs to a company, and in every query that reads one.
 * Counters, search indexes and append-only rules are SQL triggers: `migrations/*_triggers.sql`.
 */
export * from "./schema/accounts";
export * from "./schema/applications";
export * from "./schema/counters";
export * from "./schema/documents";
export * from "./schema/evaluations";
export * from "./schema/jobs";
export * from "./schema/outbox";
export * from "./schema/public";
export * from "./schema/questionnaires";
