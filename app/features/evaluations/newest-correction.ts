import { type SQL, sql } from "drizzle-orm";

/** A query for the id of the newest correction of an application's text; no row where nobody has corrected it. */
export const newestCorrection = (applicationId: SQL) =>
  sql`select k.id from corrections k where k.application_id = ${applicationId} order by k.created_at desc, k.id desc limit 1`;
