import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { evaluations } from "../../../db/schema";

/** So many runs are listed; older ones are kept all the same. */
export const LISTED_RUNS = 10;

/**
 * The built-in evaluator's runs of an application, the newest first, and one more than are listed, to know what caused the oldest.
 * `result` comes with only one of them: the newest beside the run that counts, which is what that run is held against.
 */
export const findRuns = (db: Db, companyId: string, applicationId: string) =>
  db
    .select({
      id: evaluations.id,
      evaluator: evaluations.evaluator,
      inputHash: evaluations.inputHash,
      inputParts: evaluations.inputParts,
      correctionId: evaluations.correctionId,
      overallScore: evaluations.overallScore,
      createdAt: evaluations.createdAt,
      result:
        sql<unknown>`case when ${evaluations.id} = (${before(applicationId)}) then ${evaluations.result} end`
          .mapWith((text: string): unknown => JSON.parse(text))
          .as("before_result"),
    })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.applicationId, applicationId),
        eq(evaluations.companyId, companyId),
        eq(evaluations.kind, "built-in"),
      ),
    )
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(LISTED_RUNS + 1);

const before = (applicationId: string) => sql`select e.id from evaluations e
  where e.application_id = ${applicationId} and e.kind = 'built-in'
    and e.id is not (select a.evaluation_id from applications a where a.id = ${applicationId})
  order by e.created_at desc, e.id desc limit 1`;

export type Run = Awaited<ReturnType<typeof findRuns>>[number];
