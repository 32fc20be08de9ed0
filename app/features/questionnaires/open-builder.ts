import type { Db } from "../../../db/client";
import type { Draft, Question } from "./rules";
import { STANDARD_QUESTIONS } from "./standard-questions";
import { findQuestionnaire } from "./store";

export type Builder = {
  title: string;
  posting: string;
  draft: Draft;
  version: number;
};

/** Undefined when the company has no such job. */
export async function openBuilder(db: Db, companyId: string, jobId: string): Promise<Builder | undefined> {
  const found = await findQuestionnaire(db, companyId, jobId);
  if (found === undefined) return undefined;
  const { title, posting, version } = found;
  const questions = found.questions ?? startingQuestions();
  return { title, posting, version, draft: { questions, selected: questions[0]?.id ?? null } };
}

const startingQuestions = (): Question[] => STANDARD_QUESTIONS.slice(0, 1);
