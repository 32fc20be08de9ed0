import { and, eq, isNull, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import { SUGGESTION_LABELS, type SuggestionAnswer } from "~/vocabulary/suggestions";
import type { Db } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { announceSuggestion } from "./announce-suggestion";

type Answering = { jobId: string; id: string; answer: SuggestionAnswer; words: string };

export type AnswerOutcome =
  | { kind: "answered"; author: string }
  /** By somebody else or otherwise, a moment ago; that stands. */
  | { kind: "before"; answer: SuggestionAnswer; by: string }
  | { kind: "not-found" };

/** Once: whoever suggested it is notified, and mailed if they want that. */
export async function answerSuggestion(
  by: Actor,
  { jobId, id, answer, words }: Answering,
  { db, now }: { db: Db; now: Date },
): Promise<AnswerOutcome> {
  const { companyId, personName } = by;
  const own = and(
    eq(jobSuggestions.id, id),
    eq(jobSuggestions.jobId, jobId),
    eq(jobSuggestions.companyId, companyId),
  );
  const to = sql`u.id = s.user_id and u.id <> ${by.id} and s.answered_at = ${now.getTime()}
    and s.answered_by = ${personName} and exists
    (select 1 from members m where m.user_id = u.id and m.company_id = s.company_id)`;
  const object = sql`(select title from jobs where id = ${jobId})`;
  const entry = { verb: "suggestion.answered", object, jobId, after: SUGGESTION_LABELS[answer] } as const;
  const { answer: given, answeredBy, personName: author } = jobSuggestions;
  const [changed, , , , [stands]] = await db.batch([
    db
      .update(jobSuggestions)
      .set({ answer, answerWords: words, answeredAt: now, answeredBy: personName })
      .where(and(own, isNull(given)))
      .returning({ id: jobSuggestions.id }),
    recordActivity(db, by, entry, now),
    ...announceSuggestion(db, { id, event: "answered", to }, now),
    db.select({ answer: given, by: answeredBy, author }).from(jobSuggestions).where(own),
  ]);
  if (stands == null || stands.answer === null) return { kind: "not-found" };
  const same = stands.answer === answer && stands.by === personName;
  if (changed.length > 0 || same) return { kind: "answered", author: stands.author };
  return { kind: "before", answer: stands.answer, by: stands.by ?? "" };
}
