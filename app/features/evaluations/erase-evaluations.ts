import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { comments, corrections, erasedRecords, evaluations, looks, verdicts } from "../../../db/schema";

/**
 * The statements that erase everything said about some applications: runs, verdicts, and what their applicants added. Of each run and
 * verdict a row stays that says that it was, by which evaluator and when. They belong into one batch, behind the one that
 * deletes the applications. `applicationIds` is a list or query in brackets, as `in` takes it.
 */
export function eraseEvaluations(db: Db, applicationIds: SQL, now: Date) {
  const record = (
    kind: "evaluation" | "verdict",
    table: typeof evaluations | typeof verdicts,
    evaluator: SQL,
  ) =>
    db
      .insert(erasedRecords)
      .select(
        sql`select id, ${kind}, company_id, ${evaluator}, created_at, ${now.getTime()} from ${table}
          where application_id in ${applicationIds}`,
      )
      .onConflictDoNothing();
  return [
    record("evaluation", evaluations, sql`evaluator`),
    record("verdict", verdicts, sql`null`),
    db.delete(evaluations).where(sql`${evaluations.applicationId} in ${applicationIds}`),
    db.delete(verdicts).where(sql`${verdicts.applicationId} in ${applicationIds}`),
    db.delete(corrections).where(sql`${corrections.applicationId} in ${applicationIds}`),
    db.delete(comments).where(sql`${comments.applicationId} in ${applicationIds}`),
    db.delete(looks).where(sql`${looks.applicationId} in ${applicationIds}`),
  ] as const;
}
