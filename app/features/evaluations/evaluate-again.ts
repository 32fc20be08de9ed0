import { and, eq, isNotNull, sql } from "drizzle-orm";
import { EVALUATOR } from "~/evaluator/version";
import { recordActivity } from "~/features/activity/record-activity";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { applications, companies, evaluations } from "../../../db/schema";
import { enqueueWhen } from "../outbox/store";
import { findInput, hashOf } from "./evaluation-input";

export type AgainOutcome =
  /** It is enqueued, by this press or by one before it. */
  { kind: "waiting" } | { kind: "unchanged" } | { kind: "off" } | { kind: "not-found" };

type Deps = { db: Db; jobs: Jobs; now: Date };

export async function evaluateAgain(by: Actor, applicationId: string, deps: Deps): Promise<AgainOutcome> {
  const [found] = await findCounting(deps.db, by.companyId, applicationId);
  if (found === undefined) return { kind: "not-found" };
  if (!found.evaluates) return { kind: "off" };
  if (found.state === "waiting") return { kind: "waiting" };
  const gathered = await findInput(applicationId, deps.db);
  if (gathered === "gone") return { kind: "not-found" };
  if (gathered !== "reading" && found.evaluator === EVALUATOR) {
    if ((await hashOf(gathered.input)) === found.inputHash) return { kind: "unchanged" };
  }
  await enqueueAgain(by, applicationId, deps);
  return { kind: "waiting" };
}

const findCounting = (db: Db, companyId: string, applicationId: string) =>
  db
    .select({
      state: applications.evaluationState,
      evaluates: companies.evaluates,
      evaluator: evaluations.evaluator,
      inputHash: evaluations.inputHash,
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
      ),
    );

/** One task, however many press at once: the state that the first leaves behind keeps the others out. */
async function enqueueAgain(by: Actor, applicationId: string, { db, jobs, now }: Deps): Promise<void> {
  const { companyId } = by;
  const idle = and(
    eq(applications.id, applicationId),
    eq(applications.companyId, companyId),
    sql`${applications.evaluationState} <> 'waiting'`,
  );
  const task = enqueueWhen(db, { topic: "evaluate", payload: { applicationId } }, { companyId }, now, {
    id: `${applicationId}-again-${now.getTime()}`,
    when: sql`exists (select 1 from applications where ${idle})`,
  });
  const [, started] = await db.batch([
    task.statement,
    db
      .update(applications)
      .set({ evaluationState: "waiting", updatedAt: now })
      .where(idle)
      .returning({ id: applications.id }),
    recordActivity(
      db,
      by,
      { verb: "evaluation.again", jobId: applications.jobId, applicationId },
      now,
      sql`from ${applications} where ${applications.id} = ${applicationId} and changes() > 0`,
    ),
  ]);
  if (started.length > 0) await jobs.wake({ kind: "outbox", ids: [task.id] });
}
