import { and, eq, inArray, lt, not, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { after, minutes } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";

const AT_ONCE = 50;

type Deps = { db: Db; others?: readonly Db[]; files: Files; now: Date };

/** A CV that was taken again is one file for several applications, of which each may be on another shard. */
export async function sweepFiles({ db, others, files, now }: Deps): Promise<void> {
  const left = await db
    .select({ id: documents.id, userId: documents.userId, storageKey: documents.storageKey })
    .from(documents)
    // Written out and not bound: only then does SQLite see that the index of removed files fits.
    .where(and(sql`${documents.state} = 'removed'`, lt(documents.createdAt, after(now, -minutes(1)))))
    .limit(AT_ONCE);
  await dropFiles(left, { db, others, files });
}

type Removed = Pick<typeof documents.$inferSelect, "id" | "userId" | "storageKey">;

async function dropFiles(left: Removed[], { db, others = [], files }: Omit<Deps, "now">): Promise<void> {
  if (left.length === 0) return;
  const keys = [...new Set(left.map((row) => row.storageKey))];
  const used = await Promise.all([db, ...others].map((of) => stillUsed(of, left, keys)));
  const usedKeys = new Set(used.flat().map((row) => row.storageKey));
  await files.remove(keys.filter((key) => !usedKeys.has(key)));
  await db.delete(documents).where(
    inArray(
      documents.id,
      left.map((row) => row.id),
    ),
  );
}

export async function eraseFilesOf(applicationIds: string[], deps: Omit<Deps, "now">): Promise<void> {
  const { db } = deps;
  const those = and(
    sql`${documents.userId} in (select user_id from applications
      where id in (select value from json_each(${JSON.stringify(applicationIds)})))`,
    isAmong(documents.applicationId, applicationIds),
  );
  const left = await db
    .update(documents)
    .set({ state: "removed" })
    .where(those)
    .returning({ id: documents.id, userId: documents.userId, storageKey: documents.storageKey });
  await dropFiles(left, deps);
}

/** By another document: one of a company that is being moved is on two shards. */
const stillUsed = (db: Db, left: Removed[], keys: string[]) =>
  db
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
        not(
          isAmong(
            documents.id,
            left.map((row) => row.id),
          ),
        ),
      ),
    );

/** One bound value, however many there are: D1 takes a hundred. */
const isAmong = (column: SQLiteColumn, values: string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
