import { and, eq, gt, sql } from "drizzle-orm";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { attempts } from "../../../db/schema";

/** How many tries within how many milliseconds. */
export type Limit = { key: string; most: number; within: number };

/**
 * Counts a try against a limit, in one statement, so that parallel tries cannot slip through. Null when it may go on,
 * otherwise the seconds until the next may.
 */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<number | null> {
  const [row] = await db
    .insert(attempts)
    .values({ key: limit.key, count: 1, resetsAt: after(now, limit.within) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.resetsAt} <= ${now.getTime()} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${attempts.resetsAt} <= ${now.getTime()} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.most) return null;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

/** Takes one try back: it succeeded, and only failures count. */
export const forgiveAttempt = (db: Db, key: string, now: Date) =>
  db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.resetsAt, now), gt(attempts.count, 0)));
