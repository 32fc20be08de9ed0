import { countAttempt } from "~/features/accounts/attempts";
import { newId } from "~/lib/ids";
import { hours } from "~/lib/time";
import type { Db } from "../../../db/client";
import { feedback } from "../../../db/schema";
import type { FeedbackType } from "./rules";

/** Keeps what somebody tells us, at most twenty messages an hour. `seconds` until the next may be sent. */
export async function giveFeedback(
  given: { userId: string; name: string; email: string; type: FeedbackType; message: string },
  deps: { db: Db; now: Date },
): Promise<{ kind: "kept" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const limit = { key: `feedback:${given.userId}`, most: 20, within: hours(1) };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds !== null) return { kind: "too-many", seconds };
  await db.insert(feedback).values({ ...given, id: newId(now), createdAt: now });
  return { kind: "kept" };
}
