/** Drizzle has no word for it: a migration that makes one of these adds `WITHOUT ROWID` by hand. */
export const WITHOUT_ROWID = ["attempts", "sessions", "outbox", "job_stages", "facts", "fact_days"];
