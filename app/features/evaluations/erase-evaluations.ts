import { type SQL, sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { erasedRecords, evaluations } from "../../../db/schema";

/** Goes behind the applications' deletion. A row stays that says which evaluator, and when. */
export const eraseEvaluations = (db: Db, applicationIds: SQL, now: Date) =>
  [
    db
      .insert(erasedRecords)
      .select(
        selectNamed(
          erasedRecords,
          {
            recordId: evaluations.id,
            kind: "evaluation",
            companyId: evaluations.companyId,
            evaluator: evaluations.evaluator,
            madeAt: evaluations.createdAt,
            erasedAt: now,
          },
          sql`from evaluations where application_id in ${applicationIds}`,
        ),
      )
      .onConflictDoNothing(),
    db.delete(evaluations).where(sql`${evaluations.applicationId} in ${applicationIds}`),
  ] as const;
