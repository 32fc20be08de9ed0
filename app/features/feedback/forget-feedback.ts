import { lte } from "drizzle-orm";
import { after, days } from "~/lib/time";
import type { Db } from "../../../db/client";
import { feedback } from "../../../db/schema";

/** As the privacy policy says. */
const KEPT_FOR = days(5 * 365);

export const sweepFeedback = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(feedback).where(lte(feedback.createdAt, after(now, -KEPT_FOR)));
