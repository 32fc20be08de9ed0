import { and, eq, or, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { assessments, jobs, questionnaireDrafts } from "../../../db/schema";
import type { Question } from "./rules";

/** Version 0 while none was saved. Undefined when the company has no such job. */
export const findQuestionnaire = async (db: Db, companyId: string, jobId: string) =>
  (await selectQuestionnaire(db, companyId, jobId))[0];

export const selectQuestionnaire = (db: Db, companyId: string, jobId: string) =>
  db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      posting: jobs.finalJobPosting,
      status: jobs.status,
      questions: assessments.questions,
      version: sql<number>`ifnull(${assessments.version}, 0)`.as("saved_version"),
    })
    .from(jobs)
    .leftJoin(assessments, and(eq(assessments.jobId, jobs.id), eq(assessments.companyId, jobs.companyId)))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));

export const selectQuestionnaireDraft = (db: Db, userId: string, jobId: string) =>
  db
    .select({
      kept: questionnaireDrafts.questions,
      keptVersion: sql<number>`${questionnaireDrafts.version}`.as("kept_version"),
      keptAt: sql<number>`${questionnaireDrafts.updatedAt}`.as("kept_at"),
    })
    .from(questionnaireDrafts)
    .where(and(eq(questionnaireDrafts.userId, userId), eq(questionnaireDrafts.jobId, jobId)));

/** `known` is the draft that its page knows, by when it was kept: milliseconds since 1970, 0 for none. */
export type Kept = {
  companyId: string;
  userId: string;
  jobId: string;
  questions: Question[];
  version: number;
  known: number;
};

/** No row comes back when the company lacks the job, or when another draft than the known one stands. */
export const keepQuestionnaireDraft = (db: Db, { known, ...kept }: Kept, now: Date) =>
  db
    .insert(questionnaireDrafts)
    .select(
      selectNamed(
        questionnaireDrafts,
        { ...kept, updatedAt: now },
        sql`from ${jobs} where ${jobs.id} = ${kept.jobId} and ${jobs.companyId} = ${kept.companyId}`,
      ),
    )
    .onConflictDoUpdate({
      target: [questionnaireDrafts.userId, questionnaireDrafts.jobId],
      set: {
        questions: kept.questions,
        version: kept.version,
        updatedAt: sql`max(${now.getTime()}, ${questionnaireDrafts.updatedAt} + 1)`,
      },
      setWhere: eq(questionnaireDrafts.updatedAt, new Date(known)),
    })
    .returning({ at: sql<number>`${questionnaireDrafts.updatedAt}` });

type Forgotten = { userId: string; jobId: string; known: number; saved?: Question[] };

/** What was kept elsewhere meanwhile stays, unless it is what is saved. */
export const forgetQuestionnaireDraft = (db: Db, { userId, jobId, known, saved }: Forgotten) =>
  db
    .delete(questionnaireDrafts)
    .where(
      and(
        eq(questionnaireDrafts.userId, userId),
        eq(questionnaireDrafts.jobId, jobId),
        or(
          eq(questionnaireDrafts.updatedAt, new Date(known)),
          saved && eq(questionnaireDrafts.questions, saved),
        ),
      ),
    );

type Saved = {
  id: string;
  by: Actor;
  jobId: string;
  questions: Question[];
  unwritten: number;
};

const recordSaving = (db: Db, { by, jobId }: Pick<Saved, "by" | "jobId">, now: Date) =>
  recordActivity(
    db,
    by,
    { verb: "questions.saved", object: jobs.title, jobId },
    now,
    sql`from ${jobs} where ${jobs.id} = ${jobId} and changes() > 0`,
  );

/** No row comes back when the company lacks the job, or somebody was faster. */
export async function insertQuestionnaire(db: Db, { by, ...saved }: Saved, now: Date) {
  const { id: userId, companyId } = by;
  const [[written]] = await db.batch([
    db
      .insert(assessments)
      .select(
        selectNamed(
          assessments,
          { ...saved, userId, companyId, createdAt: now, updatedAt: now },
          sql`from ${jobs} where ${jobs.id} = ${saved.jobId} and ${jobs.companyId} = ${companyId}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ version: assessments.version }),
    recordSaving(db, { by, jobId: saved.jobId }, now),
  ]);
  return written && { ...written, before: [] };
}

export async function updateQuestionnaire(db: Db, saved: Omit<Saved, "id">, version: number, now: Date) {
  const ofJob = and(eq(assessments.jobId, saved.jobId), eq(assessments.companyId, saved.by.companyId));
  const [[before], [written]] = await db.batch([
    db.select({ questions: assessments.questions }).from(assessments).where(ofJob),
    db
      .update(assessments)
      .set({
        questions: saved.questions,
        unwritten: saved.unwritten,
        version: sql`${assessments.version} + 1`,
        updatedAt: now,
      })
      .where(and(ofJob, eq(assessments.version, version)))
      .returning({ version: assessments.version }),
    recordSaving(db, saved, now),
  ]);
  return written && { ...written, before: before?.questions ?? [] };
}
