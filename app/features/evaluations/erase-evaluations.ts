import { type SQL, sql } from "drizzle-orm";
import { type Db, selectNamed } from "../../../db/client";
import { erasedRecords, evaluations } from "../../../db/schema";

/**
 * The statements that erase the runs of some applications. Of each run a row stays that says that it was, by which evaluator and
 * when. They belong into one batch, behind the one that deletes the applications. `applicationIds` is a list or query in
 * brackets, as `in` takes it.
 */
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
