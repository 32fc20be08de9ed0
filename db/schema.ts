/** Instants are milliseconds since 1970. Counters, search and append-only rules are SQL: `db/triggers/`. */

export * from "./schema/accounts.ts";
export * from "./schema/activity.ts";
export * from "./schema/alerts.ts";
export * from "./schema/applications.ts";
export * from "./schema/asked-questions.ts";
export * from "./schema/counters.ts";
export * from "./schema/decisions.ts";
export * from "./schema/documents.ts";
export * from "./schema/evaluations.ts";
export * from "./schema/facts.ts";
export * from "./schema/jobs.ts";
export * from "./schema/members.ts";
export * from "./schema/messages.ts";
export * from "./schema/notes.ts";
export * from "./schema/notifications.ts";
export * from "./schema/outbox.ts";
export { type Bytes, textOf, unpackText } from "./schema/packed.ts";
export * from "./schema/public.ts";
export * from "./schema/questionnaires.ts";
export * from "./schema/records.ts";
export * from "./schema/saved-views.ts";
export * from "./schema/scorecards.ts";
export * from "./schema/shards.ts";
export * from "./schema/stages.ts";
export * from "./schema/suggestions.ts";
