import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Evaluation } from "~/evaluator/evaluation";
import type { Db } from "../../../db/client";
import { applications, type Bytes, evaluations, textOf } from "../../../db/schema";

/** What SQL reads of a packed result. Seals hold it against the whole: nothing may be added to it. */
export const outlineOf = ({ unread }: Pick<Evaluation, "unread">) => ({ unread });

const readResult = (kept: string | Bytes): unknown => JSON.parse(textOf(kept));

const wholeResult = sql`ifnull(${evaluations.packed}, ${evaluations.result})`;
export const keptResult = wholeResult.mapWith(readResult).as("result");

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
      result: sql<unknown>`case when ${evaluations.id} = (${before(applicationId)}) then ${wholeResult} end`
        .mapWith(readResult)
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

export type Opinion = { evaluator: string; version: string | null; result: unknown };

/** The newest opinion on what the run that counts has read. A query of its own would be one too many. */
export const opinionColumn = sql<Opinion | null>`(
  select json_object('evaluator', m.evaluator, 'version', m.model_version,
      'result', m.result, 'packed', hex(m.packed))
    from evaluations counting join evaluations m on m.application_id = counting.application_id
    where counting.id = applications.evaluation_id and m.kind = 'model'
      and m.created_at >= counting.created_at and m.correction_id is counting.correction_id
    order by m.created_at desc, m.id desc limit 1)`
  .mapWith((text: string): Opinion => {
    const { packed, result, ...opinion } = JSON.parse(text);
    return { ...opinion, result: readResult(packed === "" ? result : bytesOfHex(packed)) };
  })
  .as("opinion");

const bytesOfHex = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

export const newestCorrection = (applicationId: SQL) =>
  sql`select k.id from corrections k where k.application_id = ${applicationId}
    order by k.created_at desc, k.id desc limit 1`;

/** Marks the evaluation as given up, so that nobody waits for it. An earlier result stays. */
export const evaluationFailed = (db: Db, applicationId: string, now: Date) =>
  db
    .update(applications)
    .set({ evaluationState: "failed", updatedAt: now })
    .where(and(eq(applications.id, applicationId), eq(applications.evaluationState, "waiting")));
