import { type SQL, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { notifications } from "../../../db/schema";

/** Writes whatever is true by now and was not written yet; so it may run as often as anybody likes. */
export const notifyRecruiters = (db: Db, application: { id: string } | { documentId: string }, now: Date) => {
  const id =
    "id" in application
      ? sql`${application.id}`
      : sql`(select application_id from documents where id = ${application.documentId} and kind = 'cv')`;
  return notify(
    db,
    {
      userId: sql`u.id`,
      companyId: sql`a.company_id`,
      kind: sql`news.kind`,
      event: sql`news.kind || ':' || a.id`,
      applicationId: sql`a.id`,
      createdAt: now,
    },
    sql`from applications a
      join users u on u.company_id = a.company_id and u.recruiter = 1 and u.disabled_at is null
      join (select 'application' as kind union all select 'answers' union all select 'evaluation') news
      where a.id = ${id} and case news.kind
        when 'application' then a.cv_document_id is not null and a.submitted_at is null
        when 'answers' then a.submitted_at is not null
        else a.evaluation_state = 'done' end`,
  );
};

type Move = {
  changeId: string;
  applicationId: string;
  companyId: string;
  userId: string;
  status: CandidateStatus;
};

/** For the batch of the move: `moved` is what holds once the application has moved. */
export const notifyApplicant = (db: Db, move: Move, moved: SQL, now: Date) =>
  notify(
    db,
    {
      userId: move.userId,
      companyId: move.companyId,
      kind: "status",
      event: `status:${move.changeId}`,
      applicationId: move.applicationId,
      status: move.status,
      createdAt: now,
    },
    sql`where ${moved}`,
  );

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
    sql`where ${answered}`,
  );

type Notification = Parameters<typeof selectNamed<typeof notifications>>[1];

const notify = (db: Db, notification: Notification, rest: SQL) =>
  db
    .insert(notifications)
    .select(selectNamed(notifications, notification, rest))
    .onConflictDoNothing();
