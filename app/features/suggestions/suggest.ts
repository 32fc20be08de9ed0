import { sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { whoAnswers } from "~/features/members/readers";
import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { announceSuggestion } from "./announce-suggestion";
import { MOST_OPEN } from "./rules";

type Suggesting = { jobId: string; title: string; part: string; text: string };

export type SuggestOutcome = "suggested" | "full" | "draft" | "not-found";

/** The same words of the same person wait once. Whoever answers for the job is notified and mailed. */
export async function suggestChange(
  by: Actor,
  { title, ...typed }: Suggesting,
  { db, now }: { db: Db; now: Date },
): Promise<SuggestOutcome> {
  const { companyId, id: userId, personName } = by;
  const { jobId, part, text } = typed;
  const id = newId(now);
  const open = sql`from job_suggestions s where s.job_id = ${jobId} and s.answer is null`;
  const again = sql`exists (select 1 ${open} and s.user_id = ${userId} and s.part = ${part}
    and s.text = ${text})`;
  const count = sql`(select count(*) ${open})`;
  const own = sql`from jobs j where j.id = ${jobId} and j.company_id = ${companyId}`;
  const to = sql`u.id in (select u.id ${whoAnswers({ companyId, jobId })})`;
  const [written] = await db.batch([
    db
      .insert(jobSuggestions)
      .select(
        selectNamed(
          jobSuggestions,
          { id, companyId, userId, personName, ...typed, createdAt: now },
          sql`${own} and j.status <> 'draft' and not ${again} and ${count} < ${MOST_OPEN}`,
        ),
      )
      .returning({ id: jobSuggestions.id }),
    recordActivity(db, by, { verb: "job.suggested", object: title, jobId, after: part }, now),
    ...announceSuggestion(db, { id, event: "suggested", to }, now),
  ]);
  if (written.length > 0) return "suggested";
  const [found] = await db.all<{ status: string; again: number }>(
    sql`select j.status as status, ${again} as again ${own}`,
  );
  if (found === undefined) return "not-found";
  if (found.again) return "suggested";
  return found.status === "draft" ? "draft" : "full";
}
