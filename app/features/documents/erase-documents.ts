import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";

/** Where a person's files are kept; several documents may share one. */
export const documentKeysOf = (db: Db, userId: string) =>
  db.select({ storageKey: documents.storageKey }).from(documents).where(eq(documents.userId, userId));

export const eraseDocuments = (db: Db, userId: string) =>
  db.delete(documents).where(eq(documents.userId, userId));
