import { and, gt, inArray, sql } from "drizzle-orm";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { attempts } from "../../../db/schema";

/** `within` in milliseconds. */
export type Limit = { key: string; most: number; within: number };

/** One statement for every limit. Null when it may go on, else the seconds until the next may. */
export async function countAttempt(db: Db, limits: Limit[], now: Date): Promise<number | null> {
  return waitFor(await counted(db, limits, now), limits, now);
}

export function waitFor(counts: (typeof attempts.$inferSelect)[], limits: Limit[], now: Date): number | null {
  const waits = counts
    .filter((row) => row.count > (limits.find((limit) => limit.key === row.key)?.most ?? 0))
    .map((row) => Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)));
  return waits.length === 0 ? null : Math.max(...waits);
}

export const counted = (db: Db, limits: Limit[], now: Date) =>
  db
    .insert(attempts)
    .values(limits.map(({ key, within }) => ({ key, count: 1, resetsAt: after(now, within) })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.resetsAt} <= ${now.getTime()} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${attempts.resetsAt} <= ${now.getTime()} then excluded.resets_at else
          ${attempts.resetsAt} end`,
      },
    })
    .returning();

/** Only failures count. */
export const forgiveAttempt = (db: Db, limits: Limit[], now: Date) =>
  db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(
      and(
        inArray(
          attempts.key,
          limits.map((limit) => limit.key),
        ),
        gt(attempts.resetsAt, now),
        gt(attempts.count, 0),
      ),
    );
