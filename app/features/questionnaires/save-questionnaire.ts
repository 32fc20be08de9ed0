import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { type Question, unwrittenAmong } from "./rules";
import {
  findQuestionnaire,
  forgetQuestionnaireDraft,
  insertQuestionnaire,
  updateQuestionnaire,
} from "./store";

export type SaveOutcome =
  | { kind: "created" | "updated"; version: number; fresh: Question[] }
  /** Somebody saved in the meantime; nothing was overwritten, and this is theirs. */
  | { kind: "conflict"; questions: Question[]; version: number }
  | { kind: "not-found" };

type Work = { by: Actor; jobId: string; questions: Question[]; version: number; known: number };

export async function saveQuestionnaire(
  work: Work,
  { db, now }: { db: Db; now: Date },
): Promise<SaveOutcome> {
  const { version, known, ...rest } = work;
  const saved = { ...rest, unwritten: unwrittenAmong(rest.questions).length };
  const kind = version === 0 ? "created" : "updated";
  const written =
    version === 0
      ? await insertQuestionnaire(db, { ...saved, id: newId(now) }, now)
      : await updateQuestionnaire(db, saved, version, now);
  if (written !== undefined) {
    const { jobId, questions } = saved;
    await forgetQuestionnaireDraft(db, { userId: work.by.id, jobId, known, saved: questions });
    return { kind, version: written.version, fresh: questions.filter(isNewTo(written.before)) };
  }
  const found = await findQuestionnaire(db, work.by.companyId, work.jobId);
  if (found === undefined) return { kind: "not-found" };
  const questions = found.questions ?? [];
  // A button pressed twice: what stands is what this form asks for.
  if (wordsOf(questions) === wordsOf(saved.questions))
    return { kind, version: found.version, fresh: questions };
  return { kind: "conflict", questions, version: found.version };
}

const isNewTo = (before: Question[]) => (one: Question) =>
  !before.some(({ title, question }) => title === one.title && question === one.question);

const wordsOf = (questions: Question[]): string =>
  JSON.stringify(
    questions.map((each) => [each.id, each.icon, each.type, each.title, each.question, each.placeholder]),
  );
