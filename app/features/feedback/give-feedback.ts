import { sql } from "drizzle-orm";
import { countAttempt } from "~/features/accounts/attempts";
import { newId } from "~/lib/ids";
import { after, days, hours } from "~/lib/time";
import type { FeedbackType } from "~/vocabulary/feedback";
import { type Db, selectNamed } from "../../../db/client";
import { feedback } from "../../../db/schema";

/** The same words sent twice in a row within a day are one. `seconds` until the next may be sent. */
export async function giveFeedback(
  given: { userId: string; name: string; email: string; type: FeedbackType; message: string },
  deps: { db: Db; now: Date },
): Promise<{ kind: "kept" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const limit = { key: `feedback:${given.userId}`, most: 20, within: hours(1) };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const { userId, type, name, email, message } = given;
  const since = after(now, -days(1)).getTime();
  await db.insert(feedback).select(
    selectNamed(
      feedback,
      { id: newId(now), userId, type, name, email, message, createdAt: now },
      sql`where (select type || message from ${feedback} where user_id = ${userId} and created_at > ${since}
        order by created_at desc, id desc limit 1) is not ${type + message}`,
    ),
  );
  return { kind: "kept" };
}
