import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { after, seconds } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications, companies, jobs } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueue, enqueueWhen, type Turn } from "../outbox/store";
import { PART_HASH } from "./compare-runs";
import { hashOfPart } from "./evaluation-input";

type Deps = { db: Db; jobs: Jobs; now: Date };
type Own = { companyId: string; jobId: string };

/** How many are still in consideration who were read against another posting than the job's of now. */
export async function countReadBefore(own: Own, db: Db): Promise<number> {
  const posting = await findPosting(own, db);
  if (posting === null) return 0;
  const [found] = await db
    .select({ people: sql<number>`count(*)` })
    .from(applications)
    .where(readBefore(own, posting.hash));
  return found?.people ?? 0;
}

/** Once for each time that the job was saved. False where evaluation is switched off. */
export async function readAllAgain(by: Actor, jobId: string, deps: Deps): Promise<boolean> {
  const { db, now } = deps;
  const posting = await findPosting({ companyId: by.companyId, jobId }, db);
  if (posting === null) return false;
  const first = { companyId: by.companyId, jobId, run: `${jobId}-read-${posting.saved.getTime()}` };
  const task = turn({ ...first, turn: 0, after: "" }, deps);
  await db.batch([
    task.statement,
    recordActivity(db, by, { verb: "evaluation.again", object: posting.title, jobId }, now),
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [task.id] });
  return true;
}

const turn = (payload: Turn, { db, now }: Omit<Deps, "jobs">, runAfter = now) =>
  enqueueWhen(db, { topic: "read-again", payload }, { companyId: payload.companyId }, now, {
    id: `${payload.run}-${payload.turn}`,
    when: sql`true`,
    runAfter,
  });

const AT_A_TIME = 20;

export async function takeTurn(task: Turn, { db, now }: Omit<Deps, "jobs">): Promise<TaskOutcome> {
  const posting = await findPosting(task, db);
  if (posting === null) return { kind: "done" };
  const people = await db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .where(and(readBefore(task, posting.hash), gt(applications.userId, task.after)))
    .orderBy(asc(applications.userId))
    .limit(AT_A_TIME);
  const last = people.at(-1);
  if (last === undefined) return { kind: "done" };
  const ids = people.map(({ id }) => id);
  const tasks = people.map(({ id, userId }) =>
    enqueue(
      db,
      { topic: "evaluate", payload: { applicationId: id, again: true } },
      { companyId: task.companyId, userId },
      now,
    ),
  );
  const next = { ...task, turn: task.turn + 1, after: last.userId };
  await db.batch([
    db
      .update(applications)
      .set({ evaluationState: "waiting", updatedAt: now })
      .where(and(inArray(applications.id, ids), eq(applications.evaluationState, "done"))),
    turn(next, { db, now }, after(now, seconds(3))).statement,
    ...tasks.map(({ statement }) => statement),
  ]);
  return { kind: "done", wake: tasks.map(({ id }) => id) };
}

async function findPosting({ companyId, jobId }: Own, db: Db) {
  const [job] = await db
    .select({ title: jobs.title, text: jobs.finalJobPosting, saved: jobs.updatedDate })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId), eq(companies.evaluates, true)));
  if (job === undefined) return null;
  const { title, text, saved } = job;
  return { title, saved, hash: await hashOfPart({ title, text }) };
}

const ENDED = ["offer_accepted", "passed"];
const OPEN = CANDIDATE_STATUSES.filter((status) => !ENDED.includes(status));

const readBefore = ({ companyId, jobId }: Own, hash: string) =>
  and(
    eq(applications.jobId, jobId),
    // The plus keeps SQLite from walking all of the company's candidates.
    eq(sql`+${applications.companyId}`, companyId),
    isNotNull(applications.receivedAt),
    eq(applications.evaluationState, "done"),
    inArray(applications.status, OPEN),
    sql`exists (select 1 from evaluations e where e.id = ${applications.evaluationId}
      and substr(e.input_parts ->> '$.posting', 1, ${PART_HASH}) <> ${hash})`,
  );
