import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { activity, applications, users } from "../../../db/schema";
import { type ActivityQuery, linesBetween, tokensOf } from "./activity-query";

/** A line costs three rows, of the index, the log and the candidates; a page may read sixty. */
const LINES_A_PAGE = 15;
const MOST_MEMBERS = 8;

/** Whoever reads the lines of some jobs alone reads their ids too. */
const LINES_OF_JOBS = 9;
/** `jobs`: those whose lines alone the reader may see; null for all of the company's. */
export type Log = { companyId: string; timeZone: string; readerId: string; jobs: readonly string[] | null };

export async function listActivity(db: Db, of: Log, query: ActivityQuery) {
  if (of.jobs !== null) return listOfJobs(db, of, query);
  const [found, members] = await db.batch([
    selectActivity(db, of, query, LINES_A_PAGE + 1),
    db
      .select({ id: users.id, name: users.personName })
      .from(users)
      .where(eq(users.companyId, of.companyId))
      .limit(MOST_MEMBERS),
  ]);
  return { members, ...pageOf(found, LINES_A_PAGE) };
}

async function listOfJobs(db: Db, of: Log, query: ActivityQuery) {
  const found = of.jobs?.length === 0 ? [] : await selectActivity(db, of, query, LINES_OF_JOBS + 1);
  const page = pageOf(found, LINES_OF_JOBS);
  const people = page.list.flatMap(({ actorId: id, actorName: name }) =>
    id === null ? [] : [[id, name] as const],
  );
  return { members: [...new Map(people)].map(([id, name]) => ({ id, name })), ...page };
}

function pageOf(found: ActivityLine[], size: number) {
  const list = found.slice(0, size);
  return { list, next: found.length > size ? (list.at(-1)?.seq ?? null) : null };
}

export type ActivityLine = Awaited<ReturnType<typeof selectActivity>>[number];

/** The newest first. Candidates have their names as long as they are there, and none once erased. */
export function selectActivity(db: Db, of: Log, query: ActivityQuery, most: number) {
  const { companyId, timeZone, readerId, jobs } = of;
  const [first, end] = linesBetween(query, timeZone);
  const tokens = tokensOf(companyId, query, jobs);
  const notOwn = sql`${applications.userId} is not ${readerId}`;
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
    .where(and(sql`${activity.seq} = hit.rowid`, eq(activity.companyId, companyId), notOwn))
    .orderBy(sql`hit.rowid desc`);
}
