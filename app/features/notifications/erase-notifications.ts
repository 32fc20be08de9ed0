import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { notifications } from "../../../db/schema";

/** `applicationIds`: a list or query in brackets, as `in` takes it. */
export const eraseNotifications = (db: Db, applicationIds: SQL) =>
  db.delete(notifications).where(sql`${notifications.applicationId} in ${applicationIds}`);
