import { sql } from "drizzle-orm";
import { countAttempt } from "~/features/accounts/attempts";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after, days, hours } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { FeedbackType } from "~/vocabulary/feedback";
import { type Db, selectNamed } from "../../../db/client";
import { feedback } from "../../../db/schema";
import { feedbackForTeam, feedbackReceived } from "./emails";

type Given = {
  userId: string;
  name: string;
  email: string;
  /** Only an address that is known to be theirs hears that it has arrived. */
  emailVerified: boolean;
  type: FeedbackType;
  message: string;
};

type Deps = {
  db: Db;
  jobs: Jobs;
  /** Null where nobody is to hear of it. */
  teamEmail: string | null;
  publicOrigin: string;
  now: Date;
};

/** The same words sent twice in a row within a day are one. `seconds` until the next may be sent. */
export async function giveFeedback(
  given: Given,
  deps: Deps,
): Promise<{ kind: "kept" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const limit = { key: `feedback:${given.userId}`, most: 20, within: hours(1) };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const { userId, type, name, email, message } = given;
  const since = after(now, -days(1)).getTime();
  const id = newId(now);
  const kept = db.insert(feedback).select(
    selectNamed(
      feedback,
      { id, userId, type, name, email, message, createdAt: now },
      sql`where (select type || message from ${feedback} where user_id = ${userId} and created_at > ${since}
        order by created_at desc, id desc limit 1) is not ${type + message}`,
    ),
  );
  const mails = mailsAbout(id, given, deps);
  await db.batch([kept, ...mails.map((mail) => mail.statement)]);
  if (mails.length > 0) await deps.jobs.wake({ kind: "outbox", ids: mails.map((mail) => mail.id) });
  return { kind: "kept" };
}

function mailsAbout(id: string, given: Given, { db, teamEmail, publicOrigin, now }: Deps) {
  const { userId } = given;
  const about = { ...given, id, publicOrigin };
  const letters = [
    ...(given.emailVerified ? [{ for: "sender", payload: feedbackReceived(given.email, about) }] : []),
    ...(teamEmail === null ? [] : [{ for: "team", payload: feedbackForTeam(teamEmail, about) }]),
  ];
  return letters.map((letter) =>
    enqueueWhen(db, { topic: "mail", payload: letter.payload }, { userId }, now, {
      id: `${id}-for-${letter.for}`,
      when: sql`exists (select 1 from feedback where id = ${id})`,
    }),
  );
}
