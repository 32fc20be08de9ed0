import {
  and,
  asc,
  between,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { newId } from "~/lib/ids";
import { after, days } from "~/lib/time";
import type { ApplicationEnd, CandidateStatus } from "~/vocabulary/applications";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import { type Db, selectNamed } from "../../../db/client";
import { OUTBOX_TOPICS, outbox } from "../../../db/schema";
import type { Letter } from "./letter";
import { CLOCKS_DIFFER, LEASE, nextTry } from "./rules";

export type NewTask =
  | { topic: "mail"; payload: Letter }
  | { topic: "decision"; payload: { letter: Letter; news: StatusNews; offer: ApplicationEnd | null } }
  | { topic: "message"; payload: { messageId: string } }
  | { topic: "read-document"; payload: { documentId: string } }
  | { topic: "scan-document"; payload: { documentId: string } }
  | { topic: "evaluate"; payload: { applicationId: string; again?: true } }
  | { topic: "read-again"; payload: Turn }
  | { topic: "ask-model"; payload: { applicationId: string } }
  | { topic: "check-by-model"; payload: { applicationId: string } }
  | { topic: "evaluate-missed"; payload: { companyId: string } }
  | { topic: "reset-link"; payload: { email: string } }
  | { topic: "sign-in-link"; payload: { email: string } }
  | { topic: "announce"; payload: Announced }
  | { topic: "tell-engines"; payload: { urls: string[] } }
  | { topic: "mention"; payload: Mention }
  | { topic: "suggestion"; payload: { suggestionId: string; userId: string } }
  | { topic: "scorecard"; payload: { scorecardId: string; userId: string } }
  | { topic: "assignment"; payload: Assignment }
  | { topic: "forget-picture"; payload: { hash: string } }
  | { topic: "company-goes"; payload: CompanyGoes }
  | { topic: "erase-company"; payload: { companyId: string } }
  | { topic: "tell-index"; payload: { url: string; kind: "updated" | "deleted" } };

/** In milliseconds: null, it stays `insteadOf` going then. Applicants are told from `behind` on. */
export type CompanyGoes = { companyId: string; eraseAt: number | null; insteadOf?: number; behind: string };

/** `after`: the applicant up to whom the turns before have come; `run` names them all. */
export type Turn = { companyId: string; jobId: string; run: string; turn: number; after: string };

export type Mention = { userId: string; applicationId: string };

/** To whom, and chosen by whom, by name. */
export type Assignment = { userId: string; by: string; to: "interview" | "team" };

/** What a person is told of their own application: `status` by the mail of that change. */
export type StatusNews = { changeId: string; applicationId: string; userId: string; status: CandidateStatus };

/** A job as it was when it changed; without one it is the company that changed. */
export type Announced = { job?: { code: string; title: string; companySlug: string } };

export type TaskOwner = { companyId?: string | null; userId?: string | null };

/** Put the statement into the batch of whatever causes the work, then hand the id to `jobs.wake`. */
export function enqueue(db: Db, task: NewTask, to: TaskOwner, now: Date) {
  const id = newId(now);
  const statement = db.insert(outbox).values({
    id,
    topic: task.topic,
    payload: task.payload,
    companyId: to.companyId ?? null,
    userId: to.userId ?? null,
    runAfter: now,
    createdAt: now,
  });
  return { id, statement };
}

/** Written only where `when` holds at that moment of the batch, and once for each `id`. */
export function enqueueWhen(
  db: Db,
  task: NewTask,
  to: TaskOwner,
  now: Date,
  rule: { id: string; when: SQL; runAfter?: Date },
) {
  const statement = db
    .insert(outbox)
    .select(
      selectNamed(
        outbox,
        {
          id: rule.id,
          topic: task.topic,
          companyId: to.companyId,
          userId: to.userId,
          payload: task.payload,
          runAfter: rule.runAfter ?? now,
          createdAt: now,
        },
        sql`where ${rule.when}`,
      ),
    )
    .onConflictDoNothing();
  return { id: rule.id, statement };
}

/** As many as rows follow `rest`, each with an id of its own. */
export const enqueueEach = (
  db: Db,
  task: {
    id: SQL;
    topic:
      | ("announce" | "mail" | "decision" | "message")
      | ("mention" | "suggestion" | "scorecard" | "assignment");
    companyId?: SQLWrapper;
    userId?: SQLWrapper;
    payload: SQL;
  },
  rest: SQL,
  now: Date,
  runAfter = now,
) =>
  db
    .insert(outbox)
    .select(selectNamed(outbox, { ...task, runAfter, createdAt: now }, rest))
    .onConflictDoNothing();

/** What stands for work that is over until `sweepTasks` clears it: found by its id. */
export const noteDone = (db: Db, id: string, now: Date) =>
  db
    .insert(outbox)
    .values({ id, topic: "note", payload: {}, state: "done", runAfter: now, createdAt: now, doneAt: now })
    .onConflictDoNothing();

export async function isNoted(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id))).length > 0;
}

export type ClaimedTask = NewTask & {
  id: string;
  attempts: number;
  companyId: string | null;
  userId: string | null;
};

export type SingleTask = Exclude<ClaimedTask, { topic: "announce" }>;
export type Announcement = Extract<ClaimedTask, { topic: "announce" }>;

/** As it stands in the table: `task` is null where this version cannot read it. */
export type Claim<Task> = { id: string; topic: string; attempts: number; task: Task | null };

/** All of a minute are taken together, the oldest first. */
export async function claimAnnouncements(db: Db, now: Date, limit: number): Promise<Claim<Announcement>[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.runAfter, now), isAnnouncement))
    .orderBy(asc(outbox.runAfter))
    .limit(limit);
  const rows = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, runAfter: after(now, LEASE) })
    .where(inArray(outbox.id, due))
    .returning(AS_WRITTEN);
  return rows.map(claimed<Announcement>);
}

/** Null when it is done, dead, held by another or not due yet. */
export async function claimTask(db: Db, id: string, now: Date): Promise<Claim<SingleTask> | null> {
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, runAfter: after(now, LEASE) })
    .where(
      and(eq(outbox.id, id), isWaiting, not(isAnnouncement), or(lte(outbox.runAfter, now), isAhead(now))),
    )
    .returning(AS_WRITTEN);
  return row === undefined ? null : claimed<SingleTask>(row);
}

const AS_WRITTEN = {
  id: outbox.id,
  topic: outbox.topic,
  attempts: outbox.attempts,
  companyId: outbox.companyId,
  userId: outbox.userId,
  payload: sql<string>`${outbox.payload}`,
};

type Written = Omit<ClaimedTask, "topic" | "payload"> & { topic: string; payload: string };

function claimed<Task extends ClaimedTask>(row: Written): Claim<Task> {
  const { id, topic, attempts } = row;
  const payload = isTopic(topic) ? objectIn(row.payload) : null;
  return { id, topic, attempts, task: payload && ({ ...row, payload } as unknown as Task) };
}

const isTopic = (topic: string) => (OUTBOX_TOPICS as readonly string[]).includes(topic);

function objectIn(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** What it held is emptied, and whose it was: mails hold addresses and links. */
export const finishTask = (db: Db, id: string, now: Date) =>
  db
    .update(outbox)
    .set({ state: "done", doneAt: now, payload: {}, userId: null, lastError: null })
    .where(eq(outbox.id, id));

/** The try does not count. */
export const postponeTask = (db: Db, id: string, until: Date) =>
  db
    .update(outbox)
    .set({ runAfter: until, attempts: sql`${outbox.attempts} - 1` })
    .where(eq(outbox.id, id));

/** Gives the task up when it was tried often enough or `final` says so. */
export async function failTask(
  db: Db,
  task: Pick<ClaimedTask, "id" | "attempts">,
  failure: { reason: string; final: boolean },
  now: Date,
): Promise<"waiting" | "dead"> {
  const retryAt = failure.final ? null : nextTry(task.attempts, now);
  const lastError = failure.reason.slice(0, 500);
  await db
    .update(outbox)
    .set(retryAt === null ? { state: "dead", lastError } : { runAfter: retryAt, lastError })
    .where(eq(outbox.id, task.id));
  return retryAt === null ? "dead" : "waiting";
}

// Written out and not bound: only then does SQLite see that the index of waiting tasks fits.
const isWaiting = sql`${outbox.state} = 'waiting'`;

/** Written before the clock was set back, and never tried: by the new time it would wait for hours. */
const isAhead = (now: Date) => and(gt(outbox.createdAt, after(now, CLOCKS_DIFFER)), eq(outbox.attempts, 0));

const isAnnouncement = eq(outbox.topic, "announce");

const isSlow = inArray(outbox.topic, ["ask-model", "check-by-model"]);

export async function dueTasks(
  db: Db,
  now: Date,
  { slow, limit }: { slow: boolean; limit: number },
): Promise<string[]> {
  const wanted = slow ? isSlow : and(not(isSlow), not(isAnnouncement));
  const found = (when: SQL | undefined, first: SQLiteColumn) =>
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting, when, wanted))
      .orderBy(asc(first))
      .limit(limit);
  const [due, ahead] = await db.batch([
    found(lte(outbox.runAfter, now), outbox.runAfter),
    // By the primary key: an id of ours begins with its moment.
    found(and(between(outbox.id, newId(after(now, CLOCKS_DIFFER)), "02"), isAhead(now)), outbox.id),
  ]);
  return [...due, ...ahead].map((row) => row.id);
}

export async function slowAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    // One parameter, however many they are.
    .where(and(sql`${outbox.id} in (select value from json_each(${JSON.stringify(ids)}))`, isSlow));
  return rows.map((row) => row.id);
}

/** `o`: a mail to a candidate, by its task's id, that nobody has begun to send. */
export const joinHeld = (id: SQL, topic: "decision" | "message" = "decision") => sql`join outbox o
  on o.id = ${id} and o.topic = ${sql.raw(`'${topic}'`)}
  and o.state = 'waiting' and o.attempts = 0 and o.last_error is null`;

export const moveHeld = (db: Db, id: string, runAfter: Date, when: SQL) =>
  db
    .update(outbox)
    .set({ runAfter })
    .where(and(eq(outbox.id, id), isWaiting, eq(outbox.attempts, 0), isNull(outbox.lastError), when));

export const dropHeld = (db: Db, ids: SQL) =>
  db
    .delete(outbox)
    .where(and(sql`${outbox.id} in ${ids}`, isWaiting, eq(outbox.attempts, 0), isNull(outbox.lastError)));

const DONE_KEPT_FOR = days(7);

/** Statements: those given up stay for the operator to see, and no longer than what people send. */
export const sweepTasks = ({ db, now }: { db: Db; now: Date }) => {
  const old = after(now, -days(SENT_KEPT_YEARS * 365));
  const isDead = sql`${outbox.state} = 'dead'`;
  return [
    db
      .delete(outbox)
      .where(and(sql`${outbox.state} = 'done'`, lte(outbox.runAfter, after(now, -DONE_KEPT_FOR)))),
    db.delete(outbox).where(and(isDead, lt(outbox.id, newId(after(old, 1))), lte(outbox.createdAt, old))),
  ] as const;
};

/** Also those that only name the person's address. What is done names nobody, and goes within a week. */
export const eraseTasksOf = (db: Db, { id, email }: { id: string; email: string }) => {
  const theirs = sql`(user_id = ${id} or instr(payload, ${email}) > 0)`;
  return db.delete(outbox).where(sql`${outbox.id} in (
    select id from outbox where state = 'waiting' and ${theirs}
    union all select id from outbox where state = 'dead' and ${theirs})`);
};

/** Nobody has begun it, since it is not due. */
export const dropErasureOf = (db: Db, companyId: string, when: SQL) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.companyId, companyId), eq(outbox.topic, "erase-company"), isWaiting, when));

/** Also what is over; but for the task that erases the rest, and what feeds have still to hear. */
export const eraseTasksOfCompany = (db: Db, companyId: string) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        sql`topic <> 'erase-company'`,
        not(sql`${and(isAnnouncement, isWaiting)}`),
      ),
    );
