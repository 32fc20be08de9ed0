import { sql } from "drizzle-orm";
import { whoAnswers } from "~/features/members/readers";
import { notifyOfScorecard } from "~/features/notifications/notify";
import { enqueueEach } from "~/features/outbox/store";
import type { Db } from "../../../db/client";

/** For the batch: whoever answers for the job, once for each member who judges, and never oneself. */
export function announceScorecard(db: Db, id: string, job: { companyId: string; jobId: string }, now: Date) {
  const told = sql`from scorecards c join applications a on a.id = c.application_id
    join users u on u.id in (select u.id ${whoAnswers(job)})
    where c.id = ${id} and c.version = 1 and u.id not in (c.user_id, a.user_id)`;
  return [
    notifyOfScorecard(db, id, told, now),
    enqueueEach(
      db,
      {
        id: sql`'card-' || c.id || '-' || u.id`,
        topic: "scorecard",
        companyId: sql`c.company_id`,
        userId: sql`u.id`,
        payload: sql`json_object('scorecardId', c.id, 'userId', u.id)`,
      },
      told,
      now,
    ),
  ] as const;
}
