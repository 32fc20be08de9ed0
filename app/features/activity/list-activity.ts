import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { activity, applications, users } from "../../../db/schema";
import { type ActivityQuery, linesBetween, tokensOf } from "./activity-query";

/** A line costs three rows, of the index, the log and the candidates; a page may read sixty. */
const LINES_A_PAGE = 15;
const MOST_MEMBERS = 8;

type Of = { companyId: string; timeZone: string };

export async function listActivity(db: Db, of: Of, query: ActivityQuery) {
  const [found, members] = await db.batch([
    selectActivity(db, of, query, LINES_A_PAGE + 1),
    db
      .select({ id: users.id, name: users.personName })
      .from(users)
      .where(eq(users.companyId, of.companyId))
      .limit(MOST_MEMBERS),
  ]);
  const list = found.slice(0, LINES_A_PAGE);
  return { list, members, next: found.length > LINES_A_PAGE ? (list.at(-1)?.seq ?? null) : null };
}

export type ActivityLine = Awaited<ReturnType<typeof selectActivity>>[number];

/** The newest first. Candidates have their names as long as they are there, and none once erased. */
export function selectActivity(db: Db, { companyId, timeZone }: Of, query: ActivityQuery, most: number) {
  const [first, end] = linesBetween(query, timeZone);
  const tokens = tokensOf(companyId, query);
  const hits = sql`(select rowid from activity_search where activity_search match ${tokens}
    and rowid >= cast(${first} as integer) and rowid < cast(${end} as integer)
    order by rowid desc limit ${most}) as hit`;
  return db
    .select({
      seq: activity.seq,
      at: activity.at,
      actorId: activity.actorId,
      actorName: activity.actorName,
      role: activity.role,
      verb: activity.verb,
      object: activity.object,
      jobId: activity.jobId,
      applicationId: activity.applicationId,
      before: activity.before,
      after: activity.after,
      via: activity.via,
      requestId: activity.requestId,
      candidate: applications.name,
      position: applications.position,
    })
    .from(hits)
    .crossJoin(activity)
    .leftJoin(
      applications,
      and(eq(applications.id, activity.applicationId), sql`+${applications.companyId} = ${companyId}`),
    )
    .where(and(sql`${activity.seq} = hit.rowid`, eq(activity.companyId, companyId)))
    .orderBy(sql`hit.rowid desc`);
}
