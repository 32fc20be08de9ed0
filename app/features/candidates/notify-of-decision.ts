import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { DECISION_WAITS, TOLD_STAGE } from "../applications/as-told";
import { notifyApplicants } from "../notifications/notify";
import { asShown, type Decision } from "./status-change";

export async function notifyOfDecision(
  db: Db,
  { news, offer, companyId }: Pick<Decision, "news" | "offer"> & { companyId: string | null },
  now: Date,
): Promise<string | null> {
  const { applicationId, status } = news;
  const told = sql`from json_each(${JSON.stringify([{ news, offer }])}) as d
    where exists (select 1 from ${applications} where id = ${applicationId})`;
  const own = eq(applications.id, applicationId);
  const [, , [shown]] = await db.batch([
    db
      .update(applications)
      .set({ toldStatus: sql`iif(${DECISION_WAITS}, ${status}, nullif(${status}, ${applications.status}))` })
      .where(and(own, isNotNull(applications.toldStatus))),
    notifyApplicants(db, companyId, asShown(told), now),
    db.select({ stage: TOLD_STAGE }).from(applications).where(own),
  ]);
  return shown?.stage ?? null;
}
