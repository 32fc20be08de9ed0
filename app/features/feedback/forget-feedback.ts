import { lte } from "drizzle-orm";
import { after, days } from "~/lib/time";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import type { Db } from "../../../db/client";
import { feedback } from "../../../db/schema";

const KEPT_FOR = days(SENT_KEPT_YEARS * 365);

export const sweepFeedback = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(feedback).where(lte(feedback.createdAt, after(now, -KEPT_FOR)));
