import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";

/** Of whoever is hired for a job that is still open: its places, once as many are hired; else null. */
export const filledPlaces = sql<number | null>`case when ${applications.status} = 'offer_accepted' then
  (select j.openings from jobs j where j.id = ${applications.jobId} and j.status = 'active'
    and j.people ->> 'offer_accepted' >= j.openings) end`.as("filled");

export async function findFilled(db: Db, companyId: string, id: string): Promise<number | null> {
  const [found] = await db
    .select({ filled: filledPlaces })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)));
  return found?.filled ?? null;
}
