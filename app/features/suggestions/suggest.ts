import { eq, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { whoAnswers } from "~/features/members/readers";
import { wantsMails } from "~/features/notifications/choices";
import { notifySuggestion } from "~/features/notifications/notify";
import { enqueueEach } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { suggested } from "./emails";
import { MOST_OPEN } from "./rules";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };
type Suggesting = { jobId: string; title: string; part: string; text: string };

export type SuggestOutcome = "suggested" | "full" | "draft" | "not-found";

/** The same words of the same person wait once. Whoever answers for the job is notified and mailed. */
export async function suggestChange(
  by: Actor,
  { title, ...typed }: Suggesting,
  { db, jobs, publicOrigin, now }: Deps,
): Promise<SuggestOutcome> {
  const { companyId, id: userId, personName } = by;
  const { jobId, part, text } = typed;
  const id = newId(now);
  const answering = whoAnswers({ companyId, jobId });
  const readers = await db.all<{ id: string; email: string; name: string }>(
    sql`select u.id as id, u.email as email, u.person_name as name ${answering}
      and ${wantsMails(sql`u.id`, "suggestion")} limit 10`,
  );
  const about = { by: personName, title, jobId, part, text, publicOrigin };
  const mails = readers.map((reader) => ({
    id: `suggested-${id}-${reader.id}`,
    to: reader.id,
    letter: suggested(reader.email, { ...about, reader: reader.name }),
  }));
  const open = sql`from job_suggestions s where s.job_id = ${jobId} and s.answer is null`;
  const again = sql`exists (select 1 ${open} and s.user_id = ${userId} and s.part = ${part}
    and s.text = ${text})`;
  const count = sql`(select count(*) ${open})`;
  const own = sql`from jobs j where j.id = ${jobId} and j.company_id = ${companyId}`;
  const made = eq(jobSuggestions.id, id);
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
    notifySuggestion(db, { id, event: "suggested", to: sql`u.id in (select u.id ${answering})` }, now),
    enqueueEach(
      db,
      {
        id: sql`d.value ->> '$.id'`,
        topic: "mail",
        companyId: sql`${companyId}`,
        userId: sql`d.value ->> '$.to'`,
        payload: sql`d.value -> '$.letter'`,
      },
      sql`from json_each(${JSON.stringify(mails)}) as d
        where exists (select 1 from ${jobSuggestions} where ${made})`,
      now,
    ),
  ]);
  if (written.length > 0) {
    if (mails.length > 0) await jobs.wake({ kind: "outbox", ids: mails.map((mail) => mail.id) });
    return "suggested";
  }
  const [found] = await db.all<{ status: string; again: number }>(
    sql`select j.status as status, ${again} as again ${own}`,
  );
  if (found === undefined) return "not-found";
  if (found.again) return "suggested";
  return found.status === "draft" ? "draft" : "full";
}
