import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { settingsOf } from "../decisions/settings";

/** Whom a decision on a page of its own is about; null where the company has no such candidate. */
export async function openPass(db: Db, companyId: string, applicationId: string) {
  const [found] = await db
    .select({
      id: applications.id,
      name: applications.name,
      position: applications.position,
      status: applications.status,
      jobId: applications.jobId,
      email: applications.email,
      firstName: sql<string>`(select u.first_name from users u where u.id = ${applications.userId})`,
      settings: settingsOf(applications.companyId),
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
      ),
    );
  return found ?? null;
}
