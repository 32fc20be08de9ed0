import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";

/** Several documents may share one file. */
export const documentKeysOf = (db: Db, userId: string) =>
  db.select({ storageKey: documents.storageKey }).from(documents).where(eq(documents.userId, userId));

export const eraseDocuments = (db: Db, userId: string) =>
  db.delete(documents).where(eq(documents.userId, userId));
