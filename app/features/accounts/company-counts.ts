import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { counters } from "../../../db/schema";

const NAMES = ["jobs:active", "candidates", "candidates:pending"];

/** What a company has going on, from its counters. */
export async function readCounts(db: Db, companyId: string) {
  const of = countsIn(await selectCounts(db, companyId, NAMES));
  return { activeJobs: of("jobs:active"), candidates: of("candidates"), pending: of("candidates:pending") };
}

/** The counters of a company that bear these names, as triggers keep them. */
export const selectCounts = (db: Db, companyId: string, names: string[]) =>
  db
    .select({ name: counters.name, value: counters.value })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), inArray(counters.name, names)));

/** Reads one of them by its name. A counter that nothing was counted in yet has no row: 0. */
export const countsIn =
  (rows: readonly { name: string; value: number }[]) =>
  (name: string): number =>
    rows.find((row) => row.name === name)?.value ?? 0;
