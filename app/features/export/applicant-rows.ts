import { eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import { isTold, TOLD, TOLD_POOL } from "~/features/applications/as-told";
import { keptAnswers, keptQuestions } from "~/features/applications/damage";
import { keptResult } from "~/features/evaluations/runs";
import type { Db } from "../../../db/client";
import {
  answers,
  applications,
  comments,
  corrections,
  documents,
  documentTexts,
  evaluations,
  messages,
  notes,
  reviewRequests,
  scorecards,
  statusChanges,
  verdicts,
} from "../../../db/schema";

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

/** What an applicant sent in, and how each application stands as far as they have been told. */
export async function readApplications(id: string, db: Db) {
  const own = sql`(select id from applications where user_id = ${id})`;
  const [applied, answered, kept, texts, evaluated, moved] = await db.batch([
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
  ]);
  return {
    applications: applied,
    answers: answered,
    documents: kept,
    "document-texts": texts,
    evaluations: evaluated,
    "status-changes": moved,
  };
}

/** Which recruiter it was is not the applicant's to have. */
export async function readHumanReview(userId: string, db: Db) {
  const own = sql`(select id from applications where user_id = ${userId})`;
  const [corrected, commented, asked, judged] = await db.batch([
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
  ]);
  return { corrections: corrected, comments: commented, "human-looks": asked, verdicts: judged };
}

export async function readWhatCompaniesWrote(userId: string, db: Db) {
  const own = sql`(select id from applications where user_id = ${userId})`;
  const [received, noted, carded] = await db.batch([
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
  return { messages: received, notes: noted, scorecards: carded };
}

/** What a company notes of people, unless it hands that out itself. */
const isHandedOut = (companyId: SQLWrapper) =>
  sql`not exists (select 1 from decision_settings d where d.company_id = ${companyId}
    and not d.notes_in_archive)`;
