import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { messages } from "../../../db/schema";

/** `ids`: of applications, as a query in brackets. */
export const eraseMessages = (db: Db, ids: SQL) =>
  db.delete(messages).where(sql`${messages.applicationId} in ${ids}`);
