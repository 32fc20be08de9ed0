import { and, eq, isNull, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { wantsMails } from "~/features/notifications/choices";
import { notifySuggestion } from "~/features/notifications/notify";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import { SUGGESTION_LABELS, type SuggestionAnswer } from "~/vocabulary/suggestions";
import type { Db } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { suggestionAnswered } from "./emails";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };
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
  { db, jobs, publicOrigin, now }: Deps,
): Promise<AnswerOutcome> {
  const { companyId, personName } = by;
  const author = sql`u.id = s.user_id and u.disabled_at is null and u.id <> ${by.id} and exists
    (select 1 from members m where m.user_id = u.id and m.company_id = s.company_id)`;
  const [found] = await db.all<{
    author: string;
    title: string;
    email: string | null;
    reader: string;
    to: string;
  }>(
    sql`select s.person_name as author, j.title as title, u.email as email, u.person_name as reader,
      u.id as "to" from job_suggestions s join jobs j on j.id = s.job_id and j.company_id = s.company_id
      left join users u on ${author} and ${wantsMails(sql`u.id`, "suggestion")}
      where s.id = ${id} and s.job_id = ${jobId} and s.company_id = ${companyId}`,
  );
  if (found === undefined) return { kind: "not-found" };
  const own = and(
    eq(jobSuggestions.id, id),
    eq(jobSuggestions.jobId, jobId),
    eq(jobSuggestions.companyId, companyId),
  );
  const { email, reader, title, to } = found;
  const about = { reader, by: personName, title, jobId, publicOrigin, answer, words };
  const answeredNow = sql`exists (select 1 from job_suggestions s where s.id = ${id}
    and s.answered_at = ${now.getTime()} and s.answered_by = ${personName})`;
  const mail = enqueueWhen(
    db,
    { topic: "mail", payload: suggestionAnswered(email ?? "", about) },
    { companyId, userId: to },
    now,
    { id: `suggestion-answered-${id}`, when: email === null ? sql`false` : answeredNow },
  );
  const deed = { verb: "suggestion.answered", object: title, jobId } as const;
  const [changed, , , , [stands]] = await db.batch([
    db
      .update(jobSuggestions)
      .set({ answer, answerWords: words, answeredAt: now, answeredBy: personName })
      .where(and(own, isNull(jobSuggestions.answer)))
      .returning({ id: jobSuggestions.id }),
    recordActivity(db, by, { ...deed, after: SUGGESTION_LABELS[answer] }, now),
    notifySuggestion(db, { id, event: "answered", to: sql`${author} and ${answeredNow}` }, now),
    mail.statement,
    db
      .select({ answer: jobSuggestions.answer, by: jobSuggestions.answeredBy })
      .from(jobSuggestions)
      .where(own),
  ]);
  if (changed.length > 0 && email !== null) await jobs.wake({ kind: "outbox", ids: [mail.id] });
  const same = stands?.answer === answer && stands.by === personName;
  if (changed.length > 0 || same) return { kind: "answered", author: found.author };
  if (stands?.answer == null) return { kind: "not-found" };
  return { kind: "before", answer: stands.answer, by: stands.by ?? "" };
}
