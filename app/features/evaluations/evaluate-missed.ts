import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { after, seconds } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, companies } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { oweWhen } from "../outbox/store";

/** So many are evaluated at a time, so that one company's backlog holds nobody up. */
const AT_A_TIME = 20;

/** Has evaluated what was submitted while the company had evaluation switched off: a few now, and comes back for the rest. */
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
  const owed = missed.map(({ id, userId }) => {
    const task = { topic: "evaluate" as const, payload: { applicationId: id } };
    const rule = { id: `${id}-evaluate-${now.getTime()}`, when: sql`true` };
    return oweWhen(db, task, { companyId, userId }, now, rule);
  });
  for (const [at, { id }] of missed.entries()) {
    const task = owed[at];
    if (task === undefined) continue;
    const waiting = db
      .update(applications)
      .set({ evaluationState: "waiting", updatedAt: now })
      .where(and(eq(applications.id, id), eq(applications.evaluationState, "off")));
    await db.batch([waiting, task.statement]);
  }
  if (missed.length < AT_A_TIME) return { kind: "done", wake: owed.map((task) => task.id) };
  await jobs.wake({ kind: "outbox", ids: owed.map((task) => task.id) });
  return { kind: "later", until: after(now, seconds(3)) };
}
