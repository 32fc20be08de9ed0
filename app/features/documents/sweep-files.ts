import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { after, hours, minutes } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";

const AT_ONCE = 50;

/**
 * Clears what an interrupted upload left behind: rows that never became `stored`, and removed ones, with their objects.
 * An object that another application still uses stays.
 */
export async function sweepFiles(deps: { db: Db; files: Files; now: Date }): Promise<void> {
  const { db, files, now } = deps;
  const left = await db
    .select({ id: documents.id, storageKey: documents.storageKey })
    .from(documents)
    .where(
      or(
        and(eq(documents.state, "uploading"), lt(documents.createdAt, after(now, -hours(1)))),
        and(eq(documents.state, "removed"), lt(documents.createdAt, after(now, -minutes(1)))),
      ),
    )
    .limit(AT_ONCE);
  if (left.length === 0) return;
  const keys = [...new Set(left.map((row) => row.storageKey))];
  const used = await db
    .select({ storageKey: documents.storageKey })
    .from(documents)
    .where(
      and(
        sql`${documents.storageKey} in (select value from json_each(${JSON.stringify(keys)}))`,
        // The plus keeps SQLite on the index of keys, away from that of all stored files.
        sql`+${documents.state} = 'stored'`,
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
