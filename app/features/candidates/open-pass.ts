import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { settingsOf } from "../decisions/settings";

/** Whom a decision on a page of its own is about; null where the company has no such candidate. */
export async function openPass(db: Db, companyId: string, applicationId: string) {
  const [found] = await db
    .select({
      id: applications.id,
      name: applications.name,
      status: applications.status,
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
