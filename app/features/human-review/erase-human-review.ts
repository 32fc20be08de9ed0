import { type SQL, sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { comments, corrections, erasedRecords, reviewRequests, verdicts } from "../../../db/schema";

/** Of each verdict a row stays with its moment alone. To be run after the applications' deletion. */
export const eraseHumanReview = (db: Db, applicationIds: SQL, now: Date) =>
  [
    db
      .insert(erasedRecords)
      .select(
        selectNamed(
          erasedRecords,
          {
            recordId: verdicts.id,
            kind: "verdict",
            companyId: verdicts.companyId,
            madeAt: verdicts.createdAt,
            erasedAt: now,
          },
          sql`from verdicts where application_id in ${applicationIds}`,
        ),
      )
      .onConflictDoNothing(),
    db.delete(verdicts).where(sql`${verdicts.applicationId} in ${applicationIds}`),
    db.delete(corrections).where(sql`${corrections.applicationId} in ${applicationIds}`),
    db.delete(comments).where(sql`${comments.applicationId} in ${applicationIds}`),
    db.delete(reviewRequests).where(sql`${reviewRequests.applicationId} in ${applicationIds}`),
  ] as const;
