import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Evaluation } from "~/evaluator/evaluation";
import type { Db } from "../../../db/client";
import { applications, type Bytes, evaluations, textOf } from "../../../db/schema";

/** What SQL reads of a packed result. Seals hold it against the whole: nothing may be added to it. */
export const outlineOf = ({ unread }: Pick<Evaluation, "unread">) => ({ unread });

const readResult = (kept: string | Bytes): unknown => JSON.parse(textOf(kept));

const wholeResult = sql`ifnull(${evaluations.packed}, ${evaluations.result})`;
export const keptResult = wholeResult.mapWith(readResult).as("result");

export type KeptRun = Pick<
  typeof evaluations.$inferSelect,
  "id" | "applicationId" | "kind" | "evaluator" | "inputHash" | "inputParts" | "correctionId" | "createdAt"
> & { result: Evaluation; modelVersion?: string | null; promptHash?: string };

/** Nothing is kept of an application that was erased meanwhile, and the same run once. */
export function keepRun(run: KeptRun, db: Db) {
  const { result, modelVersion = null, promptHash = null } = run;
  const parts = run.inputParts === null ? null : JSON.stringify(run.inputParts);
  return db.run(sql`
    insert into evaluations (id, company_id, application_id, kind, evaluator, model_version, prompt_hash,
        input_hash, result, overall_score, recommendation, input_parts, correction_id, created_at, packed)
      select ${run.id}, company_id, id, ${run.kind}, ${run.evaluator}, ${modelVersion}, ${promptHash},
        ${run.inputHash}, ${JSON.stringify(outlineOf(result))}, ${result.overall_score},
        ${result.recommendation}, ${parts}, ${run.correctionId}, ${run.createdAt.getTime()},
        ${sql.param(result, evaluations.packed)}
      from applications where id = ${run.applicationId}
    on conflict do nothing`);
}

type Once = Pick<KeptRun, "applicationId" | "evaluator" | "inputHash">;

export async function isKept({ applicationId, evaluator, inputHash }: Once, db: Db): Promise<boolean> {
  const found = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.applicationId, applicationId),
        eq(evaluations.evaluator, evaluator),
        eq(evaluations.inputHash, inputHash),
      ),
    )
    .limit(1)
    .get();
  return found !== undefined;
}

/** What the run says that counts for an application, of whatever version; null where none does. */
export async function countingResult(applicationId: string, db: Db): Promise<Partial<Evaluation> | null> {
  const [row] = await db
    .select({ result: keptResult })
    .from(applications)
    .innerJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(eq(applications.id, applicationId));
  return (row?.result ?? null) as Partial<Evaluation> | null;
}

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

/** How a check's evaluator begins, by which checks are found among an application's runs. */
export const CHECK_OF = "check of ";

export type KeptCheck = {
  version: string | null;
  at: number;
  of: Read;
  now: Read & { evaluator: string };
  result: unknown;
};
type Read = { parts: Record<string, string> | null; correctionId: string | null };

/** The check of what the run that counts has read, or else the newest of what was read before. */
export const checkColumn = sql<KeptCheck | null>`(
  select json_object('version', m.model_version, 'at', m.created_at,
      'of', json_object('parts', json(m.input_parts), 'correctionId', m.correction_id),
      'now', json_object('parts', json(counting.input_parts), 'correctionId', counting.correction_id,
        'evaluator', counting.evaluator),
      'packed', hex(m.packed))
    from evaluations counting
    join evaluations m indexed by evaluations_once on m.application_id = counting.application_id
      and m.evaluator >= ${CHECK_OF} and m.evaluator < ${`${CHECK_OF}~`} and m.kind = 'check'
    where counting.id = applications.evaluation_id
    order by (m.input_parts is counting.input_parts
        and instr(m.evaluator, ${CHECK_OF} || counting.evaluator || ' by ') = 1) desc,
      m.created_at desc, m.id desc limit 1)`
  .mapWith((text: string): KeptCheck => {
    const { packed, ...check } = JSON.parse(text);
    return { ...check, result: readResult(bytesOfHex(packed)) };
  })
  .as("model_check");

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
