import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { DECISION_WAITS } from "../applications/as-told";
import { notifyApplicants } from "../notifications/notify";
import type { StatusNews } from "../outbox/store";

export async function notifyOfDecision(
  db: Db,
  { news, companyId }: { news: StatusNews; companyId: string | null },
  now: Date,
): Promise<void> {
  const { applicationId, status } = news;
  const told = sql`from json_each(${JSON.stringify([{ news }])}) as d
    where exists (select 1 from ${applications} where id = ${applicationId})`;
  await db.batch([
    notifyApplicants(db, companyId, told, now),
    db
      .update(applications)
      .set({ toldStatus: sql`iif(${DECISION_WAITS}, ${status}, nullif(${status}, ${applications.status}))` })
      .where(and(eq(applications.id, applicationId), isNotNull(applications.toldStatus))),
  ]);
}
