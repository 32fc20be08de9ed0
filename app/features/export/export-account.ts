import { eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import { isTold, TOLD, TOLD_POOL } from "~/features/applications/as-told";
import { keptAnswers, keptQuestions } from "~/features/applications/damage";
import { keptResult } from "~/features/evaluations/runs";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import {
  answers,
  applications,
  comments,
  companies,
  corrections,
  documents,
  documentTexts,
  evaluations,
  feedback,
  identities,
  interviewers,
  invitations,
  jobAlerts,
  jobDrafts,
  jobSuggestions,
  jobTeam,
  members,
  messages,
  notes,
  notificationChoices,
  passkeys,
  questionnaireDrafts,
  reviewRequests,
  savedViews,
  scorecards,
  sessions,
  statusChanges,
  verdicts,
} from "../../../db/schema";
import { jsonParts, type Rows } from "./json-parts";
import { jobsOf, notesBy, notificationsOf, questionnairesOf, scorecardsBy, verdictsBy } from "./pages";
import { type Entry, zipped } from "./zipped";

/** Written while it is read, one page of rows or one file at a time, so that its size is no matter. */
export const exportAccount = (viewer: Viewer, deps: Deps): ReadableStream<Uint8Array> =>
  zipped(collect(viewer, deps));

type Deps = { db: Db; others: readonly Db[]; files: Files };

async function* collect(viewer: Viewer, { db, others, files }: Deps): AsyncGenerator<Entry> {
  const elsewhere = await Promise.all(others.map((other) => readRows(viewer, other)));
  for (const [name, rows] of Object.entries(await readRows(viewer, db))) {
    const more = elsewhere.flatMap((all) => all[name] ?? []);
    const all = Array.isArray(rows) && !ABOUT_ADDRESS.includes(name) ? [...rows, ...more] : rows;
    yield { name: `${name}.json`, parts: jsonParts(all) };
  }
  const select = (of: Db) => of.select().from(documents).where(eq(documents.userId, viewer.id));
  const kept = (await Promise.all([db, ...others].map(select))).flat();
  for (const { id, fileName, storageKey, scan } of kept) {
    if (scan === "infected") continue;
    const stored = await files.get(storageKey);
    if (stored === null) continue;
    const name = `files/${id}-${fileName.replace(/[/\\:]/g, "_")}`;
    yield { name, packed: new Uint8Array(await stored.bytes()) };
  }
}

/** Every shard has the same: it is in one alone. */
const ABOUT_ADDRESS = ["job-alerts"];

/** Which recruiter it was is not the applicant's to have. */
async function readHumanReview(userId: string, db: Db) {
  const own = sql`(select id from applications where user_id = ${userId})`;
  const [corrected, commented, asked, judged, received, noted, carded] = await db.batch([
    db.select().from(corrections).where(eq(corrections.userId, userId)),
    db.select().from(comments).where(eq(comments.userId, userId)),
    db
      .select({
        applicationId: reviewRequests.applicationId,
        question: reviewRequests.question,
        at: reviewRequests.createdAt,
        answer: reviewRequests.answer,
        answeredAt: reviewRequests.answeredAt,
      })
      .from(reviewRequests)
      .where(eq(reviewRequests.userId, userId)),
    db
      .select({
        applicationId: verdicts.applicationId,
        dimension: verdicts.dimension,
        score: verdicts.score,
        reason: verdicts.reason,
        at: verdicts.createdAt,
      })
      .from(verdicts)
      .where(sql`${verdicts.applicationId} in ${own}`),
    db
      .select({
        applicationId: messages.applicationId,
        subject: messages.subject,
        body: messages.body,
        at: messages.leavesAt,
      })
      .from(messages)
      .where(sql`${messages.applicationId} in ${own} and ${messages.state} = 'sent'`),
    db
      .select({
        applicationId: notes.applicationId,
        text: notes.text,
        earlier: notes.earlier,
        at: notes.createdAt,
        editedAt: notes.editedAt,
      })
      .from(notes)
      .where(sql`${notes.applicationId} in ${own}
        and ${notes.deletedAt} is null and ${isHandedOut(notes.companyId)}`),
    db
      .select({
        applicationId: scorecards.applicationId,
        recommendation: scorecards.recommendation,
        pros: scorecards.pros,
        cons: scorecards.cons,
        version: scorecards.version,
        at: scorecards.createdAt,
      })
      .from(scorecards)
      .where(sql`${scorecards.applicationId} in ${own} and ${isHandedOut(scorecards.companyId)}`),
  ]);
  return {
    corrections: corrected,
    comments: commented,
    "human-looks": asked,
    verdicts: judged,
    messages: received,
    notes: noted,
    scorecards: carded,
  };
}

/** What a company notes of people, unless it hands that out itself. */
const isHandedOut = (companyId: SQLWrapper) =>
  sql`not exists (select 1 from decision_settings d where d.company_id = ${companyId}
    and not d.notes_in_archive)`;

async function readAround({ id: userId, email, emailVerified }: Viewer, db: Db) {
  const [known, keys, choices, alerts] = await db.batch([
    db
      .select({ provider: identities.provider, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)),
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId)),
    // Whose address it is, is known once it is proved.
    db
      .select()
      .from(jobAlerts)
      .where(eq(jobAlerts.email, emailVerified ? email : "")),
  ]);
  return {
    identities: known,
    passkeys: keys.map(({ userId: _, ...key }) => key),
    notifications: notificationsOf(userId, db),
    "notification-choices": choices,
    "job-alerts": alerts,
  };
}

async function readMembership(userId: string, db: Db) {
  const [joined, team, interviews, invited, views, suggested] = await db.batch([
    db.select().from(members).where(eq(members.userId, userId)),
    db.select().from(jobTeam).where(eq(jobTeam.userId, userId)),
    db.select().from(interviewers).where(eq(interviewers.userId, userId)),
    db
      .select({ email: invitations.email, role: invitations.role, sentAt: invitations.sentAt })
      .from(invitations)
      .where(eq(invitations.invitedBy, userId)),
    db.select().from(savedViews).where(eq(savedViews.userId, userId)),
    db.select().from(jobSuggestions).where(eq(jobSuggestions.userId, userId)),
  ]);
  return {
    ...{ membership: joined, "hiring-teams": team, "to-interview": interviews },
    ...{ invitations: invited, "saved-views": views, suggestions: suggested },
  };
}

const {
  toldStatus: _told,
  snooze: _snooze,
  snoozedUntil: _until,
  snoozeEnds: _ends,
  snoozedBy: _by,
  snoozeCard: _card,
  pooledAt: _pooled,
  pooledBy: _pooledBy,
  proposal: _proposal,
  proposedAt: _proposed,
  proposedBy: _proposedBy,
  proposedById: _proposedById,
  duplicateOf: _duplicateOf,
  phoneKey: _phoneKey,
  listed: _listed,
  counted: _counted,
  asked: _asked,
  ...ofApplication
} = getTableColumns(applications);

const { packed: _packed, ...ofEvaluation } = getTableColumns(evaluations);

/** Hashes and keys of ours say nothing about the person and stay out. */
async function readRows(viewer: Viewer, db: Db): Promise<Record<string, Rows>> {
  const { sessionId, id, ...profile } = viewer;
  const own = sql`(select id from applications where user_id = ${id})`;
  const [company, current, sent, applied, answered, kept, texts, evaluated, moved, ...hiring] =
    await db.batch([
      db
        .select()
        .from(companies)
        .where(eq(companies.id, viewer.companyId ?? "")),
      db
        .select({ startedAt: sessions.createdAt, browser: sessions.userAgent })
        .from(sessions)
        .where(eq(sessions.userId, id)),
      db.select().from(feedback).where(eq(feedback.userId, id)),
      db
        .select({
          ...ofApplication,
          status: TOLD.as("told"),
          questions: keptQuestions,
          answers: keptAnswers,
          poolEnds: TOLD_POOL,
          proposalReason: sql<string | null>`iif(${isHandedOut(applications.companyId)},
            ${applications.proposalReason}, null)`.as("proposal_handed_out"),
          tags: sql<string[]>`iif(${isHandedOut(applications.companyId)}, ${applications.tags}, '[]')`
            .mapWith(applications.tags)
            .as("tags_handed_out"),
        })
        .from(applications)
        .where(eq(applications.userId, id)),
      db.select().from(answers).where(eq(answers.userId, id)),
      db.select().from(documents).where(eq(documents.userId, id)),
      db
        .select({ documentId: documentTexts.documentId, text: documentTexts.text })
        .from(documentTexts)
        .where(sql`${documentTexts.documentId} in (select id from documents where user_id = ${id})`),
      db
        .select({ ...ofEvaluation, result: keptResult })
        .from(evaluations)
        .where(sql`${evaluations.applicationId} in ${own}`),
      db
        .select({
          applicationId: statusChanges.applicationId,
          from: statusChanges.from,
          to: statusChanges.to,
          at: statusChanges.createdAt,
          offerEnd: statusChanges.offerEnd,
          toldReason: statusChanges.toldReason,
          detail: statusChanges.detail,
        })
        .from(statusChanges)
        .where(sql`${statusChanges.applicationId} in ${own} and ${isTold("status_changes")}`),
      db.select().from(jobDrafts).where(eq(jobDrafts.userId, id)),
      db.select().from(questionnaireDrafts).where(eq(questionnaireDrafts.userId, id)),
    ]);
  const common = { profile, company, sessions: current, feedback: sent, ...(await readAround(viewer, db)) };
  const [draft, unsaved] = hiring;
  const working = !viewer.recruiter
    ? {}
    : {
        jobs: jobsOf(viewer, db),
        questionnaires: questionnairesOf(viewer, db),
        "job-draft": draft,
        "questionnaire-drafts": unsaved,
        "notes-written": notesBy(id, db),
        "scorecards-written": scorecardsBy(id, db),
        ...(await readMembership(id, db)),
      };
  if (viewer.type === "buyer") return { ...common, ...working, verdicts: verdictsBy(id, db) };
  return {
    ...common,
    ...working,
    applications: applied,
    answers: answered,
    documents: kept,
    "document-texts": texts,
    evaluations: evaluated,
    "status-changes": moved,
    ...(await readHumanReview(id, db)),
  };
}
