import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { recordByRule } from "../activity/record-activity";

/** The person’s own wish, for good: nobody of the company puts them there again. */
export async function leavePool(
  { userId, jobId }: { userId: string; jobId: string },
  { db, now }: { db: Db; now: Date },
): Promise<void> {
  const those = and(
    eq(applications.userId, userId),
    eq(applications.jobId, jobId),
    isNotNull(applications.poolEnds),
  );
  await db.batch([
    recordByRule(
      db,
      {
        verb: "candidate.unpooled",
        companyId: applications.companyId,
        applicationId: applications.id,
        jobId: applications.jobId,
        after: "as the applicant wishes",
      },
      now,
      sql`from ${applications} where ${those}`,
    ),
    db
      .update(applications)
      .set({ pooledAt: null, poolEnds: null, pooledBy: null, poolLeftAt: now })
      .where(those),
  ]);
}
