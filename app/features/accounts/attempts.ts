import { and, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import { after, pause, seconds } from "~/lib/time";
import type { Db } from "../../../db/client";
import { attempts } from "../../../db/schema";

/** `within` in milliseconds. Every try beyond `slowFrom` waits a moment. */
export type Limit = { key: string; most: number; within: number; slowFrom?: number };
type Count = typeof attempts.$inferSelect;

/** One statement for every limit. Null when it may go on, else the seconds until the next may. */
export async function countAttempt(db: Db, limits: Limit[], now: Date): Promise<number | null> {
  return takeTurn(await counted(db, limits, now), limits, now);
}

/** As `countAttempt`, of what is counted already. Slows down before it refuses. */
export async function takeTurn(counts: Count[], limits: Limit[], now: Date): Promise<number | null> {
  const wait = waitFor(counts, limits, now);
  if (wait === null && counts.some((row) => row.count > (limitOf(row, limits)?.slowFrom ?? Infinity)))
    await pause(SLOWED);
  return wait;
}

const SLOWED = seconds(2);

function waitFor(counts: Count[], limits: Limit[], now: Date): number | null {
  const waits = counts
    .filter((row) => row.count > (limitOf(row, limits)?.most ?? Infinity))
    .map((row) => Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)));
  return waits.length === 0 ? null : Math.max(...waits);
}

const limitOf = (row: Count, limits: Limit[]) => limits.find((limit) => limit.key === row.key);

export const counted = (db: Db, limits: Limit[], now: Date) => counting(db, limits, now).returning();

/** As `counted`, and in the same statement what `other` has counted, with one try more. */
export async function countedBeside(db: Db, limit: Limit, other: Limit, now: Date): Promise<Count[]> {
  const ofOther = <T>(column: SQL<T>) =>
    sql<T | null>`(select ${column} from ${attempts} as other where other.key = ${other.key} and
      other.resets_at > ${now.getTime()})`;
  const [row] = await counting(db, [limit], now).returning({
    ...getTableColumns(attempts),
    otherCount: ofOther(sql<number>`other.count + 1`),
    otherResetsAt: ofOther(sql<number>`other.resets_at`),
  });
  if (row === undefined) return [];
  const { otherCount, otherResetsAt, ...own } = row;
  if (otherCount === null || otherResetsAt === null) return [own];
  return [own, { key: other.key, count: otherCount, resetsAt: new Date(otherResetsAt) }];
}

const counting = (db: Db, limits: Limit[], now: Date) =>
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
    });

export const countsOf = (db: Db, limits: Pick<Limit, "key">[], now: Date) =>
  db.select().from(attempts).where(running(limits, now));

/** Takes back what was counted: for what is no failure after all, or was not done. */
export const forgiveAttempt = (db: Db, limits: Pick<Limit, "key">[], now: Date) =>
  db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(running(limits, now), gt(attempts.count, 0)));

const running = (limits: Pick<Limit, "key">[], now: Date) =>
  and(
    inArray(
      attempts.key,
      limits.map((limit) => limit.key),
    ),
    gt(attempts.resetsAt, now),
  );
