import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { jobs } from "../../../db/schema";
import { announceJobs } from "./announce";

const AT_ONCE = 100;

/** Jobs whose closing day is over. Their pages have said so since it ended. */
export function closeDueJobs({ db, now }: { db: Db; now: Date }) {
  // Named, since SQLite would rather read every job that is active.
  const due = sql`(select seq from jobs indexed by jobs_closing where status = 'active'
    and closes_at is not null and closes_at <= ${now.getTime()} limit ${AT_ONCE})`;
  return db.batch([
    announceJobs(db, inArray(jobs.seq, due), now),
    db.update(jobs).set({ status: "closed", updatedDate: now }).where(inArray(jobs.seq, due)),
  ]);
}
