import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { counters } from "../../../db/schema";

const NAMES = ["jobs:active", "candidates", "candidates:pending"];

/** What a company has going on, from its counters. */
export async function readCounts(db: Db, companyId: string) {
  const rows = await db
    .select({ name: counters.name, value: counters.value })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), inArray(counters.name, NAMES)));
  const of = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return { activeJobs: of("jobs:active"), candidates: of("candidates"), pending: of("candidates:pending") };
}
