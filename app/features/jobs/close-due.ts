import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobs } from "../../../db/schema";
import { announceJobs } from "./announce";

const AT_ONCE = 100;

/** Jobs whose closing day is over. Their pages have said so since it ended. */
export function closeDueJobs({ db, now }: { db: Db; now: Date }) {
  const due = db
    .select({ seq: jobs.seq })
    .from(jobs)
    .where(and(eq(jobs.status, "active"), sql`${jobs.closesAt} is not null`, lte(jobs.closesAt, now)))
    .limit(AT_ONCE);
  return db.batch([
    announceJobs(db, inArray(jobs.seq, due), now),
    db.update(jobs).set({ status: "closed", updatedDate: now }).where(inArray(jobs.seq, due)),
  ]);
}
