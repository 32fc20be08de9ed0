import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema";

const A_PAGE = 25;

const isPutAside = sql`${outbox.state} = 'dead'`;

export async function countPutAside(dbs: readonly Db[]): Promise<number> {
  const found = await Promise.all(
    dbs.map((db) => db.select({ tasks: count() }).from(outbox).where(isPutAside)),
  );
  return found.flat().reduce((all, { tasks }) => all + tasks, 0);
}

export async function pageOfPutAside(dbs: readonly Db[], before: string | null) {
  const { id, topic, attempts, lastError, createdAt } = outbox;
  const select = (db: Db) =>
    db
      .select({ id, topic, attempts, lastError, createdAt })
      .from(outbox)
      .where(and(isPutAside, before === null ? undefined : lt(id, before)))
      .orderBy(desc(id))
      .limit(A_PAGE + 1);
  const all = (await Promise.all(dbs.map(select))).flat();
  const found = all.sort((one, other) => (one.id < other.id ? 1 : -1));
  const list = found.slice(0, A_PAGE);
  return { list, next: found.length > A_PAGE ? (list.at(-1)?.id ?? null) : null };
}

export const PutAsideForm = v.object({ id: v.pipe(v.string(), v.maxLength(120)) });

/** False when it is no longer put aside. */
export async function tryAgain(
  id: string,
  { dbs, jobs, now }: { dbs: readonly Db[]; jobs: Jobs; now: Date },
) {
  const revive = (db: Db) =>
    db
      .update(outbox)
      .set({ state: "waiting", attempts: 0, runAfter: now })
      .where(and(eq(outbox.id, id), eq(outbox.state, "dead")));
  const again = await Promise.all(dbs.map(revive));
  if (again.every(({ meta }) => meta.changes === 0)) return false;
  await jobs.wake({ kind: "outbox", ids: [id] });
  return true;
}
