import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Letter } from "~/features/outbox/letter";
import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { PoolChoice } from "~/vocabulary/decisions";
import type { Db } from "../../../db/client";
import { applications, statusChanges, users } from "../../../db/schema";
import { isUndone } from "../applications/as-told";
import { statusMail } from "../applications/decision-emails";
import { asSeen, type Seen } from "../applications/seen-people";
import { type GivenReason, givenReason } from "../decisions/reasons";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import { inBatches } from "../members/in-batches";
import { findTemplate } from "../messages/by-template";
import { lastHeld } from "../messages/last-held";
import { joinHeld } from "../outbox/store";
import { shownByJob, stageName } from "../stages/job-stages";
import type { Deps, Mover } from "./move-candidate";
import { reasonLetter } from "./reason-letter";
import { asksWhoSaidNo, mayMove } from "./rules";
import { type Decision, mailOf, takeDecisions } from "./status-change";

export type Many = {
  to: Exclude<CandidateStatus, "pending">;
  seen: readonly Seen[];
  reason: string;
  detail: string;
  pool: PoolChoice;
};
export type Person = { id: string; name: string; status: CandidateStatus; stage?: string | null };
export type Planned = { person: Person; letter: Letter; userId: string; from: CandidateStatus };
type Plan = {
  planned: Planned[];
  left: Person[];
  given: ReturnType<typeof givenReason>;
  leaves: Date | null;
  usual: number;
};

/** Who would be decided on, with each one's mail, and who is left out since they stand elsewhere by now. */
export async function planMany(
  mover: Mover,
  many: Many,
  { db, publicOrigin, now }: Omit<Deps, "jobs">,
): Promise<Plan> {
  const [people, [company]] = await db.batch([
    selectPeople(
      db,
      mover,
      many.seen.map(({ id }) => id),
    ),
    selectSettings(db, mover.companyId),
  ]);
  if (company === undefined) throw new Error("a recruiter has a company");
  const { settings, timeZone } = company;
  const given = givenReason({ ...settings, asksReasons: settings.asksReasons && many.to === "passed" }, many);
  const why = settings.reasonsInMail && given.kind === "given" ? given.reason : null;
  const reason = given.kind === "given" ? given.reason : null;
  const template = await findTemplate(db, mover.companyId, reason?.template);
  const from = { ...mover, publicOrigin };
  const { meant, left } = asSeen(
    people,
    many.seen,
    ({ status }) => mayMove(status, many.to) && !asksWhoSaidNo(status, many.to),
  );
  const jobs = meant.map(({ jobId }) => jobId);
  const shownIn = await shownByJob(db, mover.companyId, jobs, many.to);
  const planned = meant.map(
    ({ email, userId, firstName, position, jobId, held: _held, stageId: _stage, ...person }) => {
      const about = { firstName, position, jobId, companyName: mover.companyName, publicOrigin };
      const usual = statusMail(email, many.to, null, { ...about, stage: shownIn(jobId) }, why);
      const words = { about: { ...about, name: person.name }, from, why: reason };
      const letter = reasonLetter(template, usual, words);
      return { person, userId, from: person.status, letter, isUsual: letter === usual };
    },
  );
  const waiting = meant.flatMap(({ held }) => (held === null ? [] : [held.getTime()]));
  const behind = waiting.length > 0 ? new Date(Math.max(...waiting)) : null;
  const usual = reason?.template === undefined ? 0 : planned.filter(({ isUsual }) => isUsual).length;
  return { planned, left, given, leaves: mailLeaves(settings.undoWindow, timeZone, now, behind), usual };
}

type Bulk = { id: string; to: Many["to"]; reason: GivenReason | null };

/**
 * In batches of fifty under one id. Broken off and sent again, it goes on with whom it had not reached.
 * Returns by id who is left out, having moved before or meanwhile.
 */
export async function decideMany(
  mover: Mover & Actor,
  { id: bulkId, to, reason }: Bulk,
  { planned, left, leaves }: Pick<Plan, "planned" | "left" | "leaves">,
  { db, now, jobs }: Omit<Deps, "publicOrigin">,
): Promise<string[]> {
  await inBatches(mover, "candidates.decide", planned, { db, now }, async (some) => {
    const decisions = some.map(
      (one): Decision => ({
        news: { changeId: newId(now), applicationId: one.person.id, userId: one.userId, status: to },
        letter: one.letter,
        from: one.from,
        offer: null,
      }),
    );
    await takeDecisions(db, mover, decisions, { to, leaves, reason, bulkId, now });
    if (leaves === null)
      await jobs.wake({ kind: "outbox", ids: decisions.map(({ news }) => mailOf(news.changeId)) });
  });
  const done = new Set((await bulkChanges(db, mover, bulkId)).map(({ id }) => id));
  const meant = [...left, ...planned.map(({ person }) => person)];
  return meant.flatMap(({ id }) => (done.has(id) ? [] : [id]));
}

type Reading = Pick<Mover, "id" | "companyId">;

export const selectPeople = (db: Db, { id, companyId }: Reading, ids: readonly string[], within?: SQL) =>
  db
    .select({
      id: applications.id,
      name: applications.name,
      status: applications.status,
      stage: stageName,
      position: applications.position,
      jobId: applications.jobId,
      stageId: applications.stageId,
      userId: applications.userId,
      email: users.email,
      firstName: users.firstName,
      held: lastHeld,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        sql`${applications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        // A plus, or the company's whole list is read in the order of names.
        eq(sql`+${applications.companyId}`, companyId),
        ne(applications.userId, id),
        isNotNull(applications.receivedAt),
        within,
      ),
    )
    .orderBy(applications.name);

/** `leaves` in milliseconds while somebody's mail waits; else null. */
export const bulkChanges = (db: Db, { id, companyId }: Reading, bulkId: string) =>
  db
    .select({
      changeId: sql<string>`${statusChanges.id}`.as("change_id"),
      to: statusChanges.to,
      id: applications.id,
      name: applications.name,
      stage: sql<string | null>`(select g.name from job_stages g where g.id = ${statusChanges.toStage}
        and g.job_id = ${applications.jobId} and g.company_id = ${applications.companyId})`.as("stage"),
      /** Among the stages of one status, which can be taken back for as long as they stand there. */
      silent: sql`${statusChanges.from} = ${statusChanges.to}`.mapWith(Boolean).as("silent"),
      stays: sql`${applications.stageId} is ${statusChanges.toStage}`.mapWith(Boolean).as("stays"),
      undone: isUndone(sql`${statusChanges.id}`).mapWith(Boolean).as("undone"),
      leaves: sql<number | null>`(select o.run_after from (select 1)
        ${joinHeld(sql`${statusChanges.id} || '-status'`)})`.as("leaves"),
    })
    .from(statusChanges)
    .innerJoin(applications, eq(applications.id, statusChanges.applicationId))
    .where(
      and(
        eq(statusChanges.bulkId, bulkId),
        eq(statusChanges.companyId, companyId),
        ne(applications.userId, id),
      ),
    )
    .orderBy(applications.name);
