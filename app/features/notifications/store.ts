import { and, desc, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { Db } from "../../../db/client";
import { excerptOf } from "../../../db/excerpt";
import {
  applications,
  companies,
  feedback,
  jobSuggestions,
  jobTeam,
  notes,
  notifications,
  scorecards,
} from "../../../db/schema";
import { wasCompared } from "../evaluations/compared";
import { may } from "../members/rules";
import { jobWithin, withinReach } from "../members/scope";

/** About own feedback and applications, and a recruiter's about those to the company. */
export type Reader = Pick<Viewer, "id" | "companyId" | "role" | "type">;

const A_PAGE = 15;
const EXCERPT = 80;

/** One more than a page shows. `before`: the last one of the page before. */
export async function notificationsOf(dbs: readonly Db[], reader: Reader, before: number | null) {
  const [only] = dbs;
  if (dbs.length === 1 && only !== undefined)
    return selected(only, reader, before === null ? undefined : lt(notifications.seq, before))
      .orderBy(desc(notifications.seq))
      .limit(A_PAGE + 1);
  const at = (db: Db) =>
    db
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(eq(notifications.seq, before ?? 0));
  const [last] = before === null ? [] : (await Promise.all(dbs.map(at))).flat();
  const behind =
    last && sql`(${notifications.createdAt}, ${notifications.seq}) < (${last.at.getTime()}, ${before})`;
  const found = await Promise.all(
    dbs.map((db) =>
      selected(db, reader, behind)
        .orderBy(desc(notifications.createdAt), desc(notifications.seq))
        .limit(A_PAGE + 1),
    ),
  );
  return found
    .flat()
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.seq - one.seq)
    .slice(0, A_PAGE + 1);
}

export const onePage = <Row>(rows: Row[]) => ({ rows: rows.slice(0, A_PAGE), more: rows.length > A_PAGE });

export const notificationOf = (db: Db, reader: Reader, seq: number) =>
  selected(db, reader, eq(notifications.seq, seq));

export type NotificationRow = Awaited<ReturnType<typeof notificationOf>>[number];

export const markRead = (db: Db, userId: string, seq: number | "all", now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        seq === "all" ? undefined : eq(notifications.seq, seq),
      ),
    );

export const forgetNotifications = (db: Db, before: Date) =>
  db.delete(notifications).where(lte(notifications.createdAt, before));

/** What a recruiter's role lets them read; nothing for others. */
const ofCompany = ({ companyId, role, ...reader }: Reader) =>
  companyId === null || role === null
    ? sql`false`
    : and(eq(applications.companyId, companyId), withinReach({ ...reader, companyId, role }, "candidates"));

const ofNotes = ({ companyId, role }: Reader) =>
  companyId === null || role === null || !may(role, "notes")
    ? sql`false`
    : and(
        eq(notes.companyId, companyId),
        isNull(notes.deletedAt),
        may(role, "notes.private") ? undefined : eq(notes.private, false),
      );

/** To whoever may change the job, or may suggest what to change. */
const ofSuggestions = ({ companyId, role, ...reader }: Reader) => {
  if (companyId === null || role === null) return sql`false`;
  const act = may(role, "jobs.suggest") ? "jobs.suggest" : "jobs.edit";
  const job = jobSuggestions.jobId;
  return and(eq(jobSuggestions.companyId, companyId), jobWithin({ ...reader, companyId, role }, act, job));
};

/** Names are the application's, which must be the reader's; what cannot be read any more comes too. */
const selected = (db: Db, reader: Reader, which: SQL | undefined) =>
  db
    .select(columnsFor(reader))
    .from(notifications)
    .leftJoin(
      applications,
      and(
        eq(applications.id, notifications.applicationId),
        or(eq(applications.userId, reader.id), ofCompany(reader)),
      ),
    )
    .leftJoin(
      companies,
      sql`${companies.id} = case when ${notifications.kind} in ('status', 'review-answered')
        then ${applications.companyId} when ${notifications.kind} = 'removed'
        then ${notifications.companyId} end`,
    )
    .leftJoin(notes, and(eq(notes.id, notifications.noteId), ofNotes(reader)))
    .leftJoin(jobSuggestions, and(eq(jobSuggestions.id, notifications.suggestionId), ofSuggestions(reader)))
    .leftJoin(
      scorecards,
      and(eq(scorecards.id, notifications.scorecardId), eq(scorecards.companyId, applications.companyId)),
    )
    .leftJoin(
      jobTeam,
      and(
        sql`${notifications.kind} = 'team'`,
        eq(jobTeam.userId, reader.id),
        eq(jobTeam.jobId, notifications.jobId),
        eq(jobTeam.companyId, reader.companyId ?? ""),
      ),
    )
    .leftJoin(feedback, and(eq(feedback.id, notifications.feedbackId), eq(feedback.userId, reader.id)))
    .where(and(eq(notifications.userId, reader.id), which));

const columnsFor = (reader: Reader) => ({
  seq: notifications.seq,
  kind: notifications.kind,
  status: notifications.status,
  shown: notifications.shown,
  people: notifications.people,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  applicationId: notifications.applicationId,
  jobId: applications.jobId,
  name: applications.name,
  position: applications.position,
  submittedAt: applications.submittedAt,
  companyName: companies.companyName,
  noteId: notifications.noteId,
  author: sql<string | null>`coalesce(${notes.personName}, ${jobSuggestions.personName},
    ${scorecards.personName})`.as("author"),
  suggestedFor: sql<string | null>`${jobSuggestions.jobId}`.as("suggested_for"),
  teamOf: sql<string | null>`${jobTeam.jobId}`.as("team_of"),
  jobTitle: sql<string | null>`(select title from jobs
    where id = coalesce(${jobSuggestions.jobId}, ${jobTeam.jobId}))`.as("job_title"),
  answer: jobSuggestions.answer,
  answered: sql<boolean>`${jobSuggestions.userId} = ${reader.id}`.mapWith(Boolean).as("answered"),
  feedbackId: feedback.id,
  feedbackType: feedback.type,
  excerpt: excerptOf<string | null>(feedback.message, EXCERPT),
  readable: sql<boolean>`(coalesce(${applications.id}, ${feedback.id}, ${jobSuggestions.id},
      ${jobTeam.jobId}) is not null or ${notifications.kind} = 'role' and ${reader.role} is not null
      or ${notifications.kind} = 'removed' and ${companies.id} is not null)
    and (${notifications.kind} <> 'mention' or ${notes.id} is not null)
    and (${notifications.kind} <> 'scorecard' or ${scorecards.id} is not null)`
    .mapWith(Boolean)
    .as("readable"),
});

/** Of a company that they were removed from; nothing once they have read so. */
export const findRemoval = (db: Db, userId: string) =>
  db
    .select({ seq: notifications.seq, companyName: companies.companyName })
    .from(notifications)
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(
      and(eq(notifications.userId, userId), eq(notifications.kind, "removed"), isNull(notifications.readAt)),
    )
    .orderBy(desc(notifications.seq))
    .limit(1);

/** Names of those in one line; the ones of its first page are enough to lead to the rest. */
export const peopleOf = (db: Db, reader: Reader, seq: number, most: number) =>
  db
    .select({
      id: applications.id,
      name: applications.name,
      position: applications.position,
      submittedAt: applications.submittedAt,
      isEvaluated: wasCompared("applications"),
      jobId: applications.jobId,
    })
    .from(notifications)
    .innerJoin(sql`json_each(${notifications.people}) as person`, sql`true`)
    .innerJoin(applications, and(sql`${applications.id} = person.key`, ofCompany(reader)))
    .where(and(eq(notifications.seq, seq), eq(notifications.userId, reader.id)))
    .orderBy(desc(applications.submittedAt))
    .limit(most);
