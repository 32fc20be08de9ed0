import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Evaluation } from "~/evaluator/evaluation";
import { newId } from "~/lib/ids";
import type { DimensionName } from "~/vocabulary/dimensions";
import { type Db, selectNamed } from "../../../db/client";
import { applications, evaluations, verdicts } from "../../../db/schema";
import { readRun } from "../evaluations/earlier-runs";
import { keptResult } from "../evaluations/runs";
import { needsReason } from "./rules";

export type VerdictOutcome =
  | { kind: "given" }
  | { kind: "reason-needed" }
  /** Another run, or somebody else's verdict, stands there by now. */
  | { kind: "changed" }
  | { kind: "not-found" };

type Judge = {
  id: string;
  companyId: string;
  personName: string;
  evaluates: boolean;
};
type Given = {
  applicationId: string;
  dimension: DimensionName;
  score: number;
  reason: string;
  /** Ids of the run and of the verdict that stood in the page; null for none. */
  evaluationId: string | null;
  seen: string | null;
};

/** Of two people who judge at once, the second learns of the first's verdict and may judge again. */
export async function giveVerdict(
  judge: Judge,
  given: Given,
  deps: { db: Db; now: Date },
): Promise<VerdictOutcome> {
  const { db, now } = deps;
  const [found] = await findJudged(db, judge.companyId, given);
  if (found === undefined) return { kind: "not-found" };
  const seen = judge.evaluates ? readRun(found.result) : null;
  const machineScore = machineScoreOf(seen, given.dimension);
  if (given.reason === "" && needsReason(given.score, machineScore)) return { kind: "reason-needed" };
  const { dimension, score, reason } = given;
  // A run that was kept from before evaluation was switched off is not shown, and is judged by nobody.
  const run = judge.evaluates ? sql`evaluation_id` : sql`null`;
  const written = await db
    .insert(verdicts)
    .select(
      selectNamed(
        verdicts,
        {
          id: newId(now),
          companyId: judge.companyId,
          applicationId: given.applicationId,
          evaluationId: run,
          dimension,
          score,
          machineScore,
          reason,
          userId: judge.id,
          personName: judge.personName,
          createdAt: now,
        },
        sql`from applications
        where id = ${given.applicationId} and company_id = ${judge.companyId} and received_at is not null
          and ${run} is ${given.evaluationId} and (${newest(given)}) is ${given.seen}`,
      ),
    )
    .returning({ id: verdicts.id });
  if (written.length > 0) return { kind: "given" };
  return (await isRepeated(db, judge, given)) ? { kind: "given" } : { kind: "changed" };
}

const findJudged = (db: Db, companyId: string, given: Given) =>
  db
    .select({ result: keptResult })
    .from(applications)
    .leftJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(
      and(
        eq(applications.id, given.applicationId),
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
      ),
    );

const machineScoreOf = (evaluation: Evaluation | null, name: DimensionName): number | null =>
  evaluation?.dimensions.find((dimension) => dimension.name === name)?.score ?? null;

const newest = ({ applicationId, dimension }: Given) =>
  sql`select v.id from verdicts v where v.application_id = ${applicationId} and v.dimension = ${dimension}
    order by v.created_at desc, v.id desc limit 1`;

async function isRepeated(db: Db, judge: Judge, given: Given): Promise<boolean> {
  const [last] = await db
    .select({ userId: verdicts.userId, score: verdicts.score, reason: verdicts.reason })
    .from(verdicts)
    .where(
      and(
        eq(verdicts.applicationId, given.applicationId),
        eq(verdicts.companyId, judge.companyId),
        eq(verdicts.dimension, given.dimension),
      ),
    )
    .orderBy(desc(verdicts.createdAt), desc(verdicts.id))
    .limit(1);
  return last?.userId === judge.id && last.score === given.score && last.reason === given.reason;
}
