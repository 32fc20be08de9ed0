import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { evaluations } from "../../../db/schema";

export const LISTED_RUNS = 10;

/** One more than are listed, to know what caused the oldest; `result` with only one of them. */
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
