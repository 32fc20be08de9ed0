import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { after, minutes } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";

const AT_ONCE = 50;

export async function sweepFiles(deps: { db: Db; files: Files; now: Date }): Promise<void> {
  const { db, files, now } = deps;
  const left = await db
    .select({ id: documents.id, userId: documents.userId, storageKey: documents.storageKey })
    .from(documents)
    // Written out and not bound: only then does SQLite see that the index of removed files fits.
    .where(and(sql`${documents.state} = 'removed'`, lt(documents.createdAt, after(now, -minutes(1)))))
    .limit(AT_ONCE);
  if (left.length === 0) return;
  const keys = [...new Set(left.map((row) => row.storageKey))];
  const used = await db
    .select({ storageKey: documents.storageKey })
    .from(documents)
    .where(
      and(
        isAmong(
          documents.userId,
          left.map((row) => row.userId),
        ),
        isAmong(documents.storageKey, keys),
        eq(documents.state, "stored"),
      ),
    );
  const usedKeys = new Set(used.map((row) => row.storageKey));
  await files.remove(keys.filter((key) => !usedKeys.has(key)));
  await db.delete(documents).where(
    inArray(
      documents.id,
      left.map((row) => row.id),
    ),
  );
}

/** One bound value, however many there are: D1 takes a hundred. */
const isAmong = (column: SQLiteColumn, values: string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
