import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { counters } from "../../../db/schema";

/** `own`: as of `ownCounted`, who are left out. */
export const selectCounts = (db: Db, companyId: string, names: string[], own: SQL) =>
  db
    .select({
      name: counters.name,
      value: sql<number>`counters.value - (select count(*) from json_each(${own}) o
        where counters.name in ('candidates', 'candidates:' || o.value))`,
    })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), inArray(counters.name, names)));

/** 0 where nothing was counted yet. */
export const countsIn =
  (rows: readonly { name: string; value: number }[]) =>
  (name: string): number =>
    rows.find((row) => row.name === name)?.value ?? 0;
