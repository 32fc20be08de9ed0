import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { settingsOf } from "../decisions/settings";
import { waitingMails } from "../messages/waiting-mails";
import { firstStage, stageName } from "../stages/job-stages";

/** Whom a decision on a page of its own is about; null where the company has no such candidate. */
export async function openPass(db: Db, companyId: string, applicationId: string) {
  const [found] = await db
    .select({
      id: applications.id,
      name: applications.name,
      status: applications.status,
      held: sql<boolean>`told_status is not null`.mapWith(Boolean).as("held"),
      stage: stageName,
      first: sql<string | null>`(select g.name from job_stages g
        where g.job_id = applications.job_id and g.id = ${firstStage(sql`'pending'`)})`.as("first"),
      withdrew: sql<boolean>`withdrew_at is not null`.mapWith(Boolean).as("withdrew"),
      mails: waitingMails,
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
