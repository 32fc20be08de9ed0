import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { notifications } from "../../../db/schema";
import { wasCompared } from "../evaluations/compared";
import { memberReaches } from "../members/readers";
import { chosenPageFrequency, wantsOnPage } from "./choices";

/** One line for each job and day, in which each person stands once. Says what is true by now, and once. */
export const notifyRecruiters = (db: Db, application: { id: string } | { documentId: string }, now: Date) => {
  const id =
    "id" in application
      ? sql`${application.id}`
      : sql`(select application_id from documents where id = ${application.documentId} and kind = 'cv')`;
  const day = sql`date(ifnull(a.submitted_at, a.created_at) / 1000, 'unixepoch')`;
  const news: Notification = {
    userId: sql`u.id`,
    companyId: sql`a.company_id`,
    kind: "job",
    event: sql`'job:' || a.job_id || ':' || ${day}`,
    applicationId: sql`a.id`,
    jobId: sql`a.job_id`,
    people: sql`json_object(a.id, ${STEP})`,
    createdAt: now,
  };
  const readers = sql`from applications a
    join members m on m.company_id = a.company_id
    join users u on u.id = m.user_id and u.disabled_at is null and u.id <> a.user_id
    where a.id = ${id} and (a.submitted_at is not null or a.cv_document_id is not null)
    and (m.role in ('owner', 'recruiter') or m.role = 'hiring-manager' and exists
      (select 1 from job_team t where t.user_id = m.user_id and t.job_id = a.job_id))
    and ${wantsOnPage(sql`u.id`, KIND)}`;
  return db
    .insert(notifications)
    .select(selectNamed(notifications, news, readers))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.event],
      set: {
        people: sql`json_patch(${notifications.people}, excluded.people)`,
        applicationId: sql`excluded.application_id`,
        createdAt: sql`excluded.created_at`,
        // Whoever hears once a day has heard of this job today.
        readAt: sql`case when ${chosenPageFrequency(sql`${notifications.userId}`, sql`'applied'`)} = 'daily'
          then ${notifications.readAt} end`,
      },
      // Papers that are read anew lead nobody back from where the line has them.
      setWhere: sql`json_patch(${notifications.people}, excluded.people) <> ${notifications.people}
        and ifnull(${notifications.people} ->> ('$.' || excluded.application_id), '') <> 'evaluated'`,
    });
};

const STEP = sql`case when a.submitted_at is null then 'applying'
  when ${wasCompared("a")} then 'evaluated' else 'applied' end`;

const KIND = sql`case when a.submitted_at is not null and a.evaluation_state = 'done' then 'evaluated'
  else 'applied' end`;

/** For the batch of the decisions: `decided` joins each as `d`, with its news, and ends in a condition. */
export const notifyApplicants = (
  db: Db,
  companyId: string | null,
  { decided, shown }: { decided: SQL; shown: SQL },
  now: Date,
) => {
  const userId = sql`d.value ->> '$.news.userId'`;
  return notify(
    db,
    {
      userId,
      companyId,
      kind: "status",
      event: sql`'status:' || (d.value ->> '$.news.changeId')`,
      applicationId: sql`d.value ->> '$.news.applicationId'`,
      status: sql`d.value ->> '$.news.status'`,
      shown,
      createdAt: now,
    },
    sql`${decided} and ${wantsOnPage(userId, sql`'status'`)}`,
  );
};

/** For the batch of the answer: `answered` is what holds once the message is answered. */
export const notifySender = (db: Db, of: { feedbackId: string; userId: string }, answered: SQL, now: Date) =>
  notify(
    db,
    {
      userId: of.userId,
      kind: "feedback",
      event: `feedback:${of.feedbackId}`,
      feedbackId: of.feedbackId,
      createdAt: now,
    },
    sql`where ${answered} and ${wantsOnPage(sql`${of.userId}`, sql`'feedback'`)}`,
  );

/** For the batch of a note: everybody whom it names, once. */
export const notifyMentioned = (db: Db, noteId: string, now: Date) =>
  notify(
    db,
    {
      userId: sql`x.user_id`,
      companyId: sql`x.company_id`,
      kind: "mention",
      event: `mention:${noteId}`,
      applicationId: sql`x.application_id`,
      noteId,
      createdAt: now,
    },
    sql`from mentions x where x.note_id = ${noteId}
      and ${wantsOnPage(sql`x.user_id`, sql`'mention'`)}`,
  );

/** For the batch of a suggestion or its answer: `to` says who of the users (`u`) is told, once. */
export const notifyOfSuggestion = (
  db: Db,
  { id, event, to }: { id: string; event: "suggested" | "answered"; to: SQL },
  now: Date,
) =>
  notify(
    db,
    {
      userId: sql`u.id`,
      companyId: sql`s.company_id`,
      kind: "suggestion",
      event: `${event}:${id}`,
      jobId: sql`s.job_id`,
      suggestionId: id,
      createdAt: now,
    },
    sql`from job_suggestions s join users u on ${to} where s.id = ${id}
      and ${wantsOnPage(sql`u.id`, sql`'suggestion'`)}`,
  );

/** For the batch of a scorecard: `told` has each user (`u`) beside the card (`c`), and a condition last. */
export const notifyOfScorecard = (db: Db, scorecardId: string, told: SQL, now: Date) =>
  notify(
    db,
    {
      userId: sql`u.id`,
      companyId: sql`c.company_id`,
      kind: "scorecard",
      event: `scorecard:${scorecardId}`,
      applicationId: sql`c.application_id`,
      scorecardId,
      createdAt: now,
    },
    sql`${told} and ${wantsOnPage(sql`u.id`, sql`'scorecard'`)}`,
  );

/** For the batch: `chosen` has each (`m`) beside a candidate (`a`). All of one act are one line. */
export const notifyInterviewers = (db: Db, { id, requestId }: Chooser, chosen: SQL, now: Date) =>
  db
    .insert(notifications)
    .select(
      selectNamed(
        notifications,
        {
          userId: sql`m.user_id`,
          companyId: sql`m.company_id`,
          kind: "interview",
          event: `interview:${requestId}`,
          applicationId: sql`min(a.id)`,
          people: sql`json_group_object(a.seq, 'applied')`,
          createdAt: now,
        },
        sql`${chosen} and ${wantsAssignments(id)} group by m.user_id`,
      ),
    )
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.event],
      set: { people: sql`json_patch(${notifications.people}, excluded.people)`, readAt: null },
    });

export const notifyTeam = (db: Db, { id, requestId }: Chooser, chosen: SQL, now: Date) =>
  notify(
    db,
    {
      userId: sql`m.user_id`,
      companyId: sql`m.company_id`,
      kind: "team",
      event: `team:${requestId}`,
      jobId: sql`j.id`,
      createdAt: now,
    },
    sql`${chosen} and ${wantsAssignments(id)}`,
  );

export const notifyOfRole = (db: Db, by: Actor, changed: SQL, now: Date) =>
  notifyMember(db, by, "role", changed, now);

export const notifyOfRemoval = (db: Db, by: Actor, removed: SQL, now: Date) =>
  notifyMember(db, by, "removed", removed, now);

const notifyMember = (
  db: Db,
  { id, companyId, requestId }: Actor,
  kind: "role" | "removed",
  whom: SQL,
  now: Date,
) =>
  notify(
    db,
    {
      ...{ userId: sql`members.user_id`, companyId, kind, event: `${kind}:${requestId}` },
      createdAt: now,
    },
    sql`${whom} and members.user_id <> ${id}`,
  );

type Chooser = { id: string; requestId: string };

const wantsAssignments = (by: string) =>
  sql`m.user_id <> ${by} and ${wantsOnPage(sql`m.user_id`, sql`'assigned'`)}`;

export const notifyOfReview = (
  db: Db,
  of: { requestId: string; event: "asked" | "answered"; companyId: string; applicationId: string },
  told: SQL,
  now: Date,
) =>
  notify(
    db,
    {
      userId: sql`u.id`,
      companyId: of.companyId,
      kind: `review-${of.event}`,
      event: `review-${of.event}:${of.requestId}`,
      applicationId: of.applicationId,
      createdAt: now,
    },
    sql`${told} and ${wantsOnPage(sql`u.id`, sql`'review'`)}`,
  );

/** For the batch of the withdrawal: everybody who reads of this candidate, once. */
export const notifyOfWithdrawal = (db: Db, changeId: string, now: Date) =>
  notify(
    db,
    {
      userId: sql`members.user_id`,
      companyId: sql`s.company_id`,
      kind: "withdrawn",
      event: `withdrawn:${changeId}`,
      applicationId: sql`s.application_id`,
      createdAt: now,
    },
    sql`from status_changes s join applications on applications.id = s.application_id
      join members on members.company_id = s.company_id
      join users u on u.id = members.user_id and u.disabled_at is null
      where s.id = ${changeId} and ${memberReaches("candidates")}
      and ${wantsOnPage(sql`u.id`, sql`'withdrawn'`)}`,
  );

/** For the batch of the answer: what it was asked for need not be opened any more, by anybody. */
export const markReviewRead = (
  db: Db,
  of: { requestId: string; applicationId: string },
  answered: SQL,
  now: Date,
) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.applicationId, of.applicationId),
        eq(notifications.event, `review-asked:${of.requestId}`),
        isNull(notifications.readAt),
        answered,
      ),
    );

type Notification = Parameters<typeof selectNamed<typeof notifications>>[1];

const notify = (db: Db, notification: Notification, rest: SQL) =>
  db
    .insert(notifications)
    .select(selectNamed(notifications, notification, rest))
    .onConflictDoNothing();
