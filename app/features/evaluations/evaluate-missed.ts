import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { after, seconds } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, companies } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueue } from "../outbox/store";

/** So many are evaluated at a time, so that one company's backlog holds nobody up. */
const AT_A_TIME = 20;

export async function evaluateMissed(
  companyId: string,
  { db, jobs, now }: { db: Db; jobs: Jobs; now: Date },
): Promise<TaskOutcome> {
  const missed = await db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.evaluationState} = 'off'`,
        isNotNull(applications.submittedAt),
        eq(companies.evaluates, true),
      ),
    )
    .orderBy(asc(applications.seq))
    .limit(AT_A_TIME);
  if (missed.length === 0) return { kind: "done" };
  const tasks = missed.map(({ id, userId }) =>
    enqueue(db, { topic: "evaluate", payload: { applicationId: id } }, { companyId, userId }, now),
  );
  const ids = missed.map(({ id }) => id);
  const waiting = db
    .update(applications)
    .set({ evaluationState: "waiting", updatedAt: now })
    .where(and(inArray(applications.id, ids), eq(applications.evaluationState, "off")));
  await db.batch([waiting, ...tasks.map((task) => task.statement)]);
  const wake = tasks.map((task) => task.id);
  if (missed.length < AT_A_TIME) return { kind: "done", wake };
  await jobs.wake({ kind: "outbox", ids: wake });
  return { kind: "later", until: after(now, seconds(3)) };
}
