import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { counters } from "../../../db/schema";

export const selectCounts = (db: Db, companyId: string, names: string[]) =>
  db
    .select({ name: counters.name, value: counters.value })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), inArray(counters.name, names)));

/** 0 where nothing was counted yet. */
export const countsIn =
  (rows: readonly { name: string; value: number }[]) =>
  (name: string): number =>
    rows.find((row) => row.name === name)?.value ?? 0;
