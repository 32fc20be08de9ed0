import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { recordEach } from "~/features/activity/record-activity";
import { after, days } from "~/lib/time";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { inBatches } from "../members/in-batches";
import type { Reader } from "../members/scope";
import { stageName } from "../stages/job-stages";
import { reached } from "./reached";

type Keeper = Reader & Actor;
type Deps = { db: Db; now: Date };

const POOL_LASTS = days(365);

/** `ids`: a query in brackets, of people within the reach of whoever does it. */
export function pool(db: Db, by: Actor, ids: SQL, now: Date) {
  const those = and(
    sql`${applications.id} in ${ids}`,
    eq(applications.companyId, by.companyId),
    eq(applications.status, "passed"),
    isNull(applications.poolEnds),
    // Whoever did not want it is never put there again.
    isNull(applications.poolLeftAt),
  );
  const place = { pooledAt: now, poolEnds: after(now, POOL_LASTS), pooledBy: by.personName };
  return [
    recordEach(db, by, line("candidate.pooled"), now, sql`from ${applications} where ${those}`),
    db.update(applications).set(place).where(those),
  ] as const;
}

const OUT = { pooledAt: null, poolEnds: null, pooledBy: null };

const line = (verb: "candidate.pooled" | "candidate.unpooled") =>
  ({ verb, applicationId: applications.id, jobId: applications.jobId }) as const;

/** Null where nobody of that id is within reach. */
export async function openPool(by: Reader, id: string, db: Db) {
  const [found] = await db
    .select({
      id: applications.id,
      name: applications.name,
      status: applications.status,
      stage: stageName,
      ends: applications.poolEnds,
      left: sql`${applications.poolLeftAt} is not null`.mapWith(Boolean).as("pool_left"),
    })
    .from(applications)
    .where(reached(by, "candidates.pool", [id]));
  return found ?? null;
}

/** Of whoever was passed. Returns by id who is not there afterwards: they stand elsewhere, or ended it. */
export async function keepInPool(by: Keeper, ids: readonly string[], deps: Deps): Promise<string[]> {
  const { db, now } = deps;
  await inBatches(by, "candidates.pool", ids, deps, (some) =>
    db.batch(
      pool(db, by, sql`(select id from ${applications} where ${reached(by, "candidates.pool", some)})`, now),
    ),
  );
  const kept = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(reached(by, "candidates.pool", ids), isNotNull(applications.poolEnds)));
  const done = new Set(kept.map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}

export async function takeOutOfPool(by: Keeper, id: string, { db, now }: Deps): Promise<void> {
  const those = and(reached(by, "candidates.pool", [id]), isNotNull(applications.poolEnds));
  await db.batch([
    recordEach(db, by, line("candidate.unpooled"), now, sql`from ${applications} where ${those}`),
    db.update(applications).set(OUT).where(those),
  ]);
}

const ENDED_AT_ONCE = 500;

export const endPoolPlaces = ({ db, now }: Deps) =>
  db
    .update(applications)
    .set(OUT)
    .where(
      sql`${applications.seq} in (select seq from applications indexed by applications_pooled
        where pool_ends <= ${now.getTime()} and pool_ends is not null limit ${ENDED_AT_ONCE})`,
    );
