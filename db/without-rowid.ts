/**
 * Tables whose primary key is the table itself: one row written less for each row, as D1 counts. Drizzle has no word for
 * it, so a migration that makes one of these adds `WITHOUT ROWID` by hand.
 */
export const WITHOUT_ROWID = ["attempts", "sessions", "outbox"];
