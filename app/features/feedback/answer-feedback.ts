import { and, eq, isNull, sql } from "drizzle-orm";
import { notifySender } from "~/features/notifications/notify";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { feedback } from "../../../db/schema";
import { feedbackAnswered } from "./emails";
import { findFeedback } from "./store";

export type AnswerOutcome = { kind: "answered" } | { kind: "answered-before" } | { kind: "not-found" };

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** Once; mail and notification stand in the same batch. */
export async function answerFeedback(
  given: { id: string; answer: string },
  deps: Deps,
): Promise<AnswerOutcome> {
  const { db, now } = deps;
  const found = await findFeedback(db, given.id);
  if (found === undefined) return { kind: "not-found" };
  const holds = sql`exists (select 1 from feedback where id = ${given.id} and answered_at = ${now.getTime()}
    and answer = ${given.answer})`;
  const letter = feedbackAnswered(found.email, { ...found, ...given, publicOrigin: deps.publicOrigin });
  const { userId } = found;
  const mail = enqueueWhen(db, { topic: "mail", payload: letter }, { userId }, now, {
    id: `${given.id}-answered`,
    when: holds,
  });
  const [answered] = await db.batch([
    db
      .update(feedback)
      .set({ answer: given.answer, answeredAt: now })
      .where(and(eq(feedback.id, given.id), isNull(feedback.answeredAt)))
      .returning({ id: feedback.id }),
    mail.statement,
    notifySender(db, { feedbackId: given.id, userId }, holds, now),
  ]);
  if (answered.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
    return { kind: "answered" };
  }
  const standing = await findFeedback(db, given.id);
  return standing === undefined ? { kind: "not-found" } : repeated(standing.answer, given.answer);
}

const repeated = (standing: string | null, given: string): AnswerOutcome =>
  standing === given ? { kind: "answered" } : { kind: "answered-before" };
