import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { notifications } from "../../../db/schema";

/**
 * `applicationIds`: a list or query in brackets, as `in` takes it. For a batch, before the applications go:
 * whoever goes leaves the lines that others stand in, too.
 */
export const eraseNotifications = (db: Db, applicationIds: SQL) =>
  [
    db
      .update(notifications)
      .set({
        people: othersThan(applicationIds),
        applicationId: sql`coalesce((select key from json_each(${othersThan(applicationIds)}) limit 1), '')`,
      })
      .where(
        and(
          eq(notifications.kind, "job"),
          sql`${notifications.jobId} in
            (select job_id from applications where id in ${applicationIds})`,
        ),
      ),
    db.delete(notifications).where(
      sql`(${notifications.applicationId} in ${applicationIds} and ${notifications.kind} <> 'interview') or
          (${notifications.kind} = 'job' and ${notifications.applicationId} = '')`,
    ),
  ] as const;

const othersThan = (applicationIds: SQL) =>
  sql`(select json_group_object(key, value) from json_each(${notifications.people})
    where key not in ${applicationIds})`;
