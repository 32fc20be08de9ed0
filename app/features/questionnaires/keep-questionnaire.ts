import type { Db } from "../../../db/client";
import { openBuilder, sameQuestions } from "./open-builder";
import type { Question } from "./rules";
import { type Kept, keepQuestionnaireDraft } from "./store";

export type KeepOutcome =
  | { kind: "kept"; at: number }
  /** Another tab of the same person has kept something else since; it stands, and this is it. */
  | { kind: "elsewhere"; questions: readonly Question[]; at: number }
  | { kind: "not-found" };

/** `underWay` is what the same page has sent before, of which it does not know yet whether it was kept. */
export async function keepQuestionnaire(
  db: Db,
  { underWay, ...work }: Kept & { underWay?: readonly Question[] },
  now: Date,
): Promise<KeepOutcome> {
  const keep = async (known: number) => (await keepQuestionnaireDraft(db, { ...work, known }, now))[0];
  const kept = await keep(work.known);
  if (kept !== undefined) return { kind: "kept", ...kept };
  const builder = await openBuilder(db, work);
  if (builder === undefined) return { kind: "not-found" };
  const { saved, draft, kept: at } = builder;
  if (saved !== null && sameQuestions(work.questions, saved.questions)) {
    return { kind: "kept", at: work.known };
  }
  const own = [work.questions, underWay ?? []].some((one) => sameQuestions(one, draft.questions));
  const again = saved === null || own ? await keep(at) : undefined;
  return again ? { kind: "kept", ...again } : { kind: "elsewhere", questions: draft.questions, at };
}
