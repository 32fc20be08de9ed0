import { isOpen } from "~/features/jobs/rules";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import type { Db } from "../../../db/client";
import { type Draft, type Question, tidy } from "./rules";
import { selectQuestionnaire, selectQuestionnaireDraft } from "./store";

export type Builder = {
  title: string;
  live: boolean;
  posting: string;
  draft: Draft;
  version: number;
  kept: number;
  /** What stands while `draft` is somebody's unsaved work; null when they are the same. */
  saved: { questions: readonly Question[]; version: number } | null;
};

type Opener = { companyId: string; userId: string; jobId: string };

/** Undefined when the company has no such job. */
export async function openBuilder(db: Db, opener: Opener): Promise<Builder | undefined> {
  const { companyId, userId, jobId } = opener;
  const [[found], [draft]] = await db.batch([
    selectQuestionnaire(db, companyId, jobId),
    selectQuestionnaireDraft(db, userId, jobId),
  ]);
  if (found === undefined) return undefined;
  const { title, posting, status } = found;
  const saved = found.questions ?? STANDARD_QUESTIONS;
  const unsaved = draft !== undefined && !sameQuestions(draft.kept, saved) ? draft : undefined;
  const questions = unsaved?.kept ?? saved;
  return {
    title,
    live: isOpen({ status }),
    posting,
    version: unsaved?.keptVersion ?? found.version,
    kept: draft?.keptAt ?? 0,
    draft: { questions, selected: questions[0]?.id ?? null },
    saved: unsaved === undefined ? null : { questions: saved, version: found.version },
  };
}

export const sameQuestions = (one: readonly Question[], other: readonly Question[]) =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));
