import { lt, sql } from "drizzle-orm";
import { after, days } from "~/lib/time";
import type { Db } from "../../../db/client";
import { activity } from "../../../db/schema";
import { LINES_A_MILLISECOND } from "./record-activity";

/** A day more than the trigger asks for, since two clocks may differ. */
const KEPT_FOR = days(731);
const AT_ONCE = 500;

export function sweepActivity({ db, now }: { db: Db; now: Date }) {
  const first = after(now, -KEPT_FOR).getTime() * LINES_A_MILLISECOND;
  const old = db.select({ seq: activity.seq }).from(activity).where(lt(activity.seq, first)).limit(AT_ONCE);
  return db.delete(activity).where(sql`${activity.seq} in ${old}`);
}
