import { type SQL, sql } from "drizzle-orm";

export const newestCorrection = (applicationId: SQL) =>
  sql`select k.id from corrections k where k.application_id = ${applicationId}
    order by k.created_at desc, k.id desc limit 1`;
